import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Section, SectionDraft, Sentence } from '#domain/content/section.ts';
import { aCollection, noBatch, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { PieceScreen, type PieceScreenProps } from '#screens/Piece/PieceScreen.tsx';
import preview from '#storybook/preview.tsx';
import { choose } from '../choose.ts';
import { WithDrafts } from './keptDrafts.tsx';

const points = ['Why warm bread sells', 'What a delivery costs', 'How to begin'];
const idea = { ...aContentIdea(), outline: points };

const quoted: Sentence = {
  text: 'Bread that arrives before seven is still warm when the first guest comes.',
  quote: 'delivers it by bicycle before seven every morning',
  url: 'https://crumb.example/',
};
const assumed: Sentence = { text: 'Warm bread sells itself.', assumed: true };
const own: Sentence = { text: 'Ask us for a loaf.' };

const section = (id: number, point: string, ...sentences: readonly Sentence[]): Section => ({
  id,
  version: 0,
  point,
  heading: point,
  sentences,
  isSample: false,
});
const written = [
  section(1, points[0] ?? '', quoted, assumed, own),
  section(2, points[1] ?? '', own, { ...quoted, text: 'A subscription has one price.' }, assumed),
];

const sectionsIn = aCollection<Section, SectionDraft>;
const given = (...list: Parameters<typeof sectionsIn>) => ({ sections: sectionsIn(...list) });

const sayRefused = fn();

const args = {
  hasCompany: true,
  idea,
  ideas: [idea],
  onRetryIdeas: fn(),
  ...given(ready(written)),
  isOffered: true,
  voice: { site: null, unwanted: [], onUnwantedChange: fn() },
  sharing: { onCopy: fn(), onSave: fn() },
} satisfies PieceScreenProps;

const meta = preview.meta({
  title: 'Screens/Piece',
  component: PieceScreen,
  parameters: { layout: 'fullscreen' },
  args,
});

/** The quotes and assumptions stand in the margin, on a phone under their sentences. */
export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: points[0] ?? '' })).toBeVisible();
    await expect(
      canvas.getByText('44 words · 2 of 6 sentences rest on a quote · 2 to check', {
        exact: false,
      }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({ args: given({ status: 'loading' }) });

export const Empty = meta.story({
  args: given(
    { status: 'empty', isExhausted: false },
    { adding: { jobs: [], actions: { ...noBatch, onStart: fn() } } },
  ),
  play: async ({ canvas, args: { sections } }) => {
    await expect(canvas.getByText('Nothing is written yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write 3 sections' }));
    await expect(sections.adding.actions.onStart).toHaveBeenCalledWith(
      points.map((point) => ({ draft: { point, heading: point, sentences: [] } })),
    );
  },
});

export const LoadError = meta.story({
  args: given(
    { status: 'error', message: 'The piece could not be loaded.' },
    { actions: { onReload: fn() } },
  ),
  play: async ({ canvas, args: { sections } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(sections.actions.onReload).toHaveBeenCalledOnce();
  },
});

/** An idea without an outline has nothing to write. */
export const WithoutOutline = meta.story({
  args: { idea: { ...idea, outline: [] }, ...given({ status: 'empty', isExhausted: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This idea has no outline. Add its points first.')).toBeVisible();
  },
});

/** Without an idea in the address, or with one that is gone, the others are offered. */
export const Choosing = meta.story({
  args: { idea: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose an idea to write.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: idea.title })).toBeVisible();
  },
});

/** The ideas could not be loaded. */
export const IdeasFailed = meta.story({
  args: { idea: null, ideas: null },
  play: async ({ canvas, args: { onRetryIdeas } }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch content ideas');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryIdeas).toHaveBeenCalledOnce();
  },
});

export const NoCompany = meta.story({ args: { hasCompany: false, idea: null, ideas: undefined } });

/** What no longer fits the outline stays, and says so. */
export const OutlineChanged = meta.story({
  args: { idea: { ...idea, outline: ['How to begin', points[0] ?? ''] } },
  play: async ({ canvas }) => {
    const text = within(canvas.getByRole('article', { name: 'The piece' }));
    const headings = text.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'How to begin',
      points[0],
      points[1],
    ]);
    const left = within(canvas.getByRole('region', { name: points[1] ?? '' }));
    await expect(left.getByText('No longer in the outline')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Write this section: “How to begin”' }),
    );
  },
});

/** A sentence that stays as it was keeps its quote; a changed one is the person's own. */
export const Editing = meta.story({
  args: given(ready(written), { actions: { onEdit: fn(async () => ({ ok: true as const })) } }),
  play: async ({ canvas, args: { sections } }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit “${points[0]}”` }));
    const text = canvas.getByLabelText(/^Text/);
    await expect(text).toHaveFocus();
    await userEvent.type(text, ' It costs nothing.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sections.actions.onEdit).toHaveBeenCalledWith(written[0], {
      point: points[0],
      heading: points[0],
      sentences: [quoted, assumed, own, { text: 'It costs nothing.' }],
    });
    await waitFor(() => expect(canvas.queryByLabelText(/^Text/)).not.toBeInTheDocument());
  },
});

/** A refused save keeps what was typed. */
export const EditRefused = meta.story({
  args: given(ready(written), {
    actions: {
      onEdit: async () => ({ ok: false, message: 'Not saved: somebody else has changed this.' }),
    },
  }),
  render: (props) => (
    <WithDrafts kept={{}}>
      <PieceScreen {...props} />
    </WithDrafts>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit “${points[0]}”` }));
    await userEvent.type(canvas.getByLabelText(/^Text/), ' More.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Not saved: somebody else has changed this.',
    );
    await expect(canvas.getByLabelText<HTMLTextAreaElement>(/^Text/).value).toMatch(/More\.$/);
  },
});

export const Confirming = meta.story({
  args: given(ready(written), { actions: { onEdit: fn(async () => ({ ok: true as const })) } }),
  play: async ({ canvas, args: { sections } }) => {
    const [first] = canvas.getAllByRole('button', {
      name: 'This is true: “Warm bread sells itself.”',
    });
    if (first) await userEvent.click(first);
    await expect(sections.actions.onEdit).toHaveBeenCalledWith(
      written[0],
      expect.objectContaining({ sentences: [quoted, { text: 'Warm bread sells itself.' }, own] }),
    );
  },
});

/** A refused 'This is true' says so in a notice, since no form is open. */
export const ConfirmRefused = meta.story({
  args: given(ready(written), {
    actions: {
      onEdit: async () => ({ ok: false, message: 'Changed.', sayElsewhere: sayRefused }),
    },
  }),
  play: async ({ canvas }) => {
    sayRefused.mockClear();
    const [first] = canvas.getAllByRole('button', { name: /^This is true/ });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(sayRefused).toHaveBeenCalledOnce());
  },
});

export const Copying = meta.story({
  play: async ({ args: { sharing } }) => {
    await choose('Copy or save', 'Copy with sources');
    await expect(sharing.onCopy).toHaveBeenCalledWith(
      expect.stringContaining('[^1]: “delivers it by bicycle before seven every morning”'),
      'The piece was copied as Markdown.',
      { file: true },
    );
  },
});

/** A sentence whose quote is gone says so, beside what stands there now (D98). */
export const QuoteGone = meta.story({
  args: given(
    ready([
      section(1, points[0] ?? '', {
        ...quoted,
        checked: {
          on: '2026-11-24T06:00:00Z',
          found: 'gone',
          since: '2026-11-24T06:00:00Z',
          now: 'We deliver by van.',
        },
      }),
    ]),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^gone since/ }));
    await expect(canvas.getByText('“We deliver by van.”')).toBeVisible();
  },
});

const innovative = section(1, points[0] ?? '', own, {
  text: 'An innovative loaf for an innovative café.',
});

/** The voice beside the website's, with figures, and a word that the team does not want. */
export const Voice = meta.story({
  args: {
    ...given(ready([innovative])),
    voice: {
      site: {
        sentences: 40,
        words: 560,
        formal: 0,
        informal: 0,
        unwanted: { innovative: 3 },
      },
      unwanted: ['innovative'],
      onUnwantedChange: fn(),
    },
  },
  play: async ({ canvas, args: { voice } }) => {
    const note = within(canvas.getByRole('region', { name: 'Voice' }));
    await expect(
      note.getByText(
        '“innovative” 2 × in “Why warm bread sells”: your team does not want it. On your website 3 ×.',
      ),
    ).toBeVisible();
    await userEvent.click(note.getByRole('button', { name: 'Words to avoid' }));
    await userEvent.type(
      await note.findByRole('textbox', { name: 'Words to avoid' }),
      'holistic{Enter}',
    );
    await expect(voice.onUnwantedChange).toHaveBeenCalledWith(['innovative', 'holistic']);
  },
});

const ownLong: Sentence = {
  text: 'Ask us for a loaf on a Monday, cut it in the middle of the morning when the room is full, and count who asks where it comes from.',
};
const long = Array.from({ length: 12 }, (_, index) => {
  const point = `Point ${index + 1} of a long piece`;
  const sentences = Array.from({ length: 18 }, (_unused, place) =>
    place % 3 === 0 ? quoted : place % 3 === 1 ? assumed : ownLong,
  );
  return section(index + 1, point, ...sentences);
});

/** Twelve sections with 3,000 words. */
export const Long = meta.story({
  args: {
    idea: { ...idea, outline: long.map(({ point }) => point) },
    ...given(ready(long)),
    voice: {
      site: { sentences: 90, words: 1_440, formal: 0, informal: 0, unwanted: {} },
      unwanted: [],
      onUnwantedChange: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3,\d{3} words/)).toBeVisible();
  },
});
