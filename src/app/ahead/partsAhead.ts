/** The parts of the product that the script in index.html has asked for ahead; it notes on each when it is there. */
const partsAhead = (): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[data-part]'),
];

const isThere = ({ dataset }: HTMLLinkElement): boolean => dataset['part'] === 'there';

/** Nothing was asked for ahead, or it is on its way, or all of it is there, as in a browser that has been here before. */
export type Parts = 'none' | 'coming' | 'there';

export function stateOfParts(): Parts {
  const parts = partsAhead();
  if (parts.length === 0) return 'none';
  return parts.every(isThere) ? 'there' : 'coming';
}

/** Resolves when all that was asked for ahead has come, or is not coming. */
export async function partsCome(): Promise<void> {
  const missing = partsAhead().filter((part) => !isThere(part));
  await Promise.all(
    missing.map(
      (part) =>
        new Promise<void>((resolve) => {
          part.addEventListener('load', () => resolve());
          part.addEventListener('error', () => resolve());
        }),
    ),
  );
}
