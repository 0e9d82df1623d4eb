import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '#components/theme/GlobalStyle.tsx';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { KeywordResearchScreen } from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import { sampleRows } from '#stories/components/keywordRows.tsx';

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
function measureList(root: HTMLElement, first: string, show: () => void): void {
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

const asked = new URLSearchParams(location.search);
const rows = sampleRows(Number(asked.get('rows') ?? 1000)).map(({ keyword }, index) =>
  aKeyword({ keyword }, index),
);
const ideas = many(40, aContentIdea);
const sharing = { onCopy: () => undefined, onSave: () => undefined };

interface KeywordPageProps {
  readonly remote: Remote<Keyword>;
}

/** Shows the keyword screen as in the product, with its search and filters in state instead of the address. */
function KeywordPage({ remote }: KeywordPageProps) {
  const [view, setView] = useState(plainKeywordView);
  return (
    <KeywordResearchScreen
      hasCompany
      keywords={aCollection<Keyword, KeywordDraft>(remote)}
      ideas={ideas}
      view={view}
      sharing={sharing}
      onViewChange={setView}
      onWriteIdea={() => undefined}
      onNext={() => undefined}
    />
  );
}

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('Nothing to measure');
const app = createRoot(root);
const show = (remote: Remote<Keyword>) =>
  app.render(
    <StrictMode>
      <GlobalStyle />
      <KeywordPage remote={remote} />
    </StrictMode>,
  );

// As in the product, the page shows its skeleton before the rows.
show({ status: 'loading' });

measureList(root, rows[0]?.keyword ?? '', () => show(ready(rows)));
