import { painted } from './painted.ts';

/** Measures every key in the search box, from the key event to its painted result. Throws for a wrong result. */
export function keyTimes(root: HTMLElement, firstRow: string): () => readonly number[] {
  const times: number[] = [];
  let pressed = 0;
  root.addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  root.addEventListener(
    'input',
    (event) => {
      const from = pressed;
      const query = (event.target as HTMLInputElement).value.toLowerCase();
      void painted(() => firstText(root, firstRow).includes(query)).then(() =>
        times.push(performance.now() - from),
      );
    },
    true,
  );
  return () => times.splice(0);
}

const firstText = (root: HTMLElement, firstRow: string): string =>
  root.querySelector(firstRow)?.textContent.toLowerCase() ?? '';
