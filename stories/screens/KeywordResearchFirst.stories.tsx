import { useLayoutEffect, useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { sortRows } from '#components/DataTable/sortRows.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import { keywordUse } from '#domain/keywords/keywordUse.ts';
import { plainKeywordView, scored } from '#domain/keywords/keywordView.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import { showFirstKeywords } from '#screens/KeywordResearch/firstKeywords.ts';
import { columnsOf } from '#screens/KeywordResearch/keywordColumns.tsx';
import { KeywordTable, type KeywordTableProps } from '#screens/KeywordResearch/KeywordTable.tsx';
import preview from '#storybook/preview.tsx';

const unknown = {
  volume: null,
  competitionLevel: null,
  competitionIndex: null,
  lowBid: null,
  highBid: null,
  trend: null,
  region: '',
} as const;

/** Every kind of cell: known and unknown, rising, falling and level, and text that looks like markup. */
const keywords: readonly Keyword[] = [
  ...many(8, aKeyword),
  aKeyword({ trend: 0, competitionLevel: 'VERY_HIGH' }, 8),
  aKeyword({ trend: -7, competitionLevel: 'VERY_LOW' }, 9),
  aKeyword(unknown, 10),
  aKeyword({ keyword: '<b onclick="alert(1)">bold & "quoted"</b>' }, 11),
];
const ideas = many(3, aContentIdea);

const empty: KeywordTableProps = {
  columns: columnsOf(fn()),
  keywords: [],
  view: plainKeywordView,
  sorting: { by: null, onChange: fn() },
  state: { phase: 'loading', skeletonRows: 0 },
  selection: { keys: new Set<string>(), onChange: fn() },
  newIds: new Set<string>(),
  highlight: { key: null, onChange: fn() },
  onDelete: fn(),
};

interface FilledTableProps {
  readonly rows: readonly Keyword[];
}

/** The empty table of index.html, filled. */
function FilledTable({ rows }: FilledTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Fills the table before the story counts as rendered.
  useLayoutEffect(() => {
    if (frame.current) showFirstKeywords(frame.current, rows, ideas);
  }, [rows]);
  return (
    <div ref={frame}>
      <KeywordTable {...empty} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Screens/Keyword Research/First',
  component: FilledTable,
  args: { rows: keywords },
});

/** The rows in the table before React renders them. */
export const BeforeReact = meta.story({ tags: ['visual'] });

/** Returns one element as text, with all its attributes. */
function inWords(element: Element): string {
  // React sets the table's Tab stop after the first render.
  const kept = [...element.attributes].filter(({ name }) => !/^(tabindex|style)$/.test(name));
  const said = kept.map(({ name, value }) => `${name}=${value}`).sort();
  return [element.namespaceURI, element.tagName, ...said, element.textContent].join(' ');
}

/** The markup before React equals React's, element by element. */
export const LikeReact = meta.story({
  render: ({ rows }) => (
    <>
      <FilledTable rows={rows} />
      <KeywordTable
        {...empty}
        keywords={sortRows(
          scored(rows, plainKeywordView.preset, keywordUse(ideas)),
          ({ score }) => score,
          'descending',
        )}
        state={{ phase: 'ready' }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [first = [], later] = canvas
      .getAllByRole('grid')
      .map((grid) => [...grid.querySelectorAll('.body, .body *')].map(inWords));
    await expect(first.filter((words) => words.includes('role=row '))).toHaveLength(
      keywords.length,
    );
    await expect(first).toEqual(later);
  },
});
