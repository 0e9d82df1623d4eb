export interface MarkProps {
  /** Width and height in pixels. */
  size?: number;
}

/** The product's mark: the bell that the leading sheep wears. It takes the colour of the text around it. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
      <path
        d="M12.4 8.2V6.6a3.6 3.6 0 0 1 7.2 0v1.6"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M12.3 7.8h7.4a3.4 3.4 0 0 1 3.33 2.72l.92 4.53H8.05l.92-4.53A3.4 3.4 0 0 1 12.3 7.8Z"
        fill="currentColor"
      />
      <path
        d="M7.62 17.2h16.76l.99 4.88A2.6 2.6 0 0 1 22.82 25.2H9.18a2.6 2.6 0 0 1-2.55-3.12l.99-4.88Z"
        fill="currentColor"
      />
      <path d="M12.9 27.2h6.2a3.1 3.1 0 0 1-6.2 0Z" fill="currentColor" />
    </svg>
  );
}
