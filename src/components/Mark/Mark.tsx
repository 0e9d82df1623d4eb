export interface MarkProps {
  /** Width and height in pixels. */
  size?: number;
}

/** The product's mark, a bell on a collar. It has the colour of the text around it. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
      <path
        d="M3 6.6c7.8 3 18.2 3 26 0"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M11.9 11.2h8.2a3.2 3.2 0 0 1 3.1 2.42l2.36 9.3A2.5 2.5 0 0 1 23.14 26H8.86a2.5 2.5 0 0 1-2.42-3.08l2.36-9.3a3.2 3.2 0 0 1 3.1-2.42Z"
        fill="currentColor"
      />
      <path d="M12.7 27.8h6.6a3.3 3.3 0 0 1-6.6 0Z" fill="currentColor" />
    </svg>
  );
}
