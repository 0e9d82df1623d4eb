/** The functions of the page that the bench calls. */
interface ListBench {
  readonly mount: () => Promise<number>;
  readonly keyTimes: () => readonly number[];
  /** Presses what has this name, and returns the time until other rows or a dialog are painted. */
  readonly press: (name: string) => Promise<number>;
  readonly nodes: () => number;
}

declare global {
  interface Window {
    bench: ListBench;
  }
}

/** Resolves right after the paint of the first frame in which the condition holds. */
function painted(isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere()) {
        requestAnimationFrame(look);
        return;
      }
      // A message posted from a frame callback arrives after that frame's style, layout and paint.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve());
      channel.port1.start();
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
}

/** Measures every key in the search box, from the key event to the paint of a first row that contains the search. */
function measureKeys(root: HTMLElement): () => readonly number[] {
  const times: number[] = [];
  let pressed = 0;
  root.addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  root.addEventListener(
    'input',
    (event) => {
      const from = pressed;
      const query = (event.target as HTMLInputElement).value.toLowerCase();
      const firstRow = () => root.querySelector('tbody > *')?.textContent.toLowerCase() ?? '';
      void painted(() => firstRow().includes(query)).then(() =>
        times.push(performance.now() - from),
      );
    },
    true,
  );
  return () => times.splice(0);
}

/** What a press can change: the number of rows, the first of them, and whether there is a dialog. */
function shown(): string {
  const table = document.querySelector('table');
  const first = table?.querySelector('tbody > *')?.textContent;
  return [table?.ariaRowCount, first, document.querySelector('[role=dialog]') !== null].join();
}

async function press(name: string): Promise<number> {
  const controls = [...document.querySelectorAll<HTMLElement>('button, label')];
  const control = controls.find(({ textContent }) => textContent.trim() === name);
  if (!control) throw new Error(`Nothing is called ${name}.`);
  const before = shown();
  const start = performance.now();
  control.click();
  await painted(() => shown() !== before);
  return performance.now() - start;
}

/** Prepares the page for the bench. `first` is a text of the first row, `show` renders the rows. */
export function measureList(root: HTMLElement, first: string, show: () => void): void {
  window.bench = {
    mount: async () => {
      const start = performance.now();
      show();
      await painted(() => root.textContent.includes(first));
      return performance.now() - start;
    },
    keyTimes: measureKeys(root),
    press,
    nodes: () => root.querySelectorAll('*').length,
  };
  document.title = 'ready';
}
