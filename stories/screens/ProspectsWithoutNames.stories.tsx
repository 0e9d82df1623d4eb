import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import type { Outcome } from '#contracts/collection.ts';
import { ready } from '#mocks/fixtures/collection.ts';
import { aCompanySearch } from '#mocks/fixtures/companySearch.ts';
import { withGrounds } from '#mocks/fixtures/grounds.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { storedDrafts, WithDrafts } from './keptDrafts.tsx';
import { prospectsArgs, prospectsIn, StatefulProspects } from './prospectsSetup.tsx';

/** The first of every three is a role without a known name. */
const people = many(9, (_nothing, index) => aProspect(index % 3 === 0 ? { name: '' } : {}, index));
const label = 'Purchasing Manager at Saltmarsh Kitchens';
const onEdit = fn(async (_prospect: Prospect, _draft: ProspectDraft): Promise<Outcome> => ({
  ok: true,
}));

const meta = preview.meta({
  title: 'Screens/Prospects/Without Names',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...prospectsArgs,
    prospects: prospectsIn(ready(people), { actions: { onEdit } }),
    companySearch: aCompanySearch({ people }),
  },
  render: (args) => (
    <WithDrafts kept={{}}>
      <StatefulProspects {...args} />
    </WithDrafts>
  ),
});

const addFirst = () =>
  userEvent.click(
    screen.getAllByRole('button', { name: `Name not found yet: add it for ${label}` })[0] ??
      document.body,
  );
const field = () => screen.getByRole('textbox', { name: 'Prospect name' });

/** People without a name are shown by role and company, and no cell is empty. */
export const ToBeFound = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Name not found yet')).toHaveLength(3);
    await expect(canvas.getAllByRole('checkbox', { name: `Select ${label}` })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /^(Edit|Delete) *$/ })).toBeNull();
  },
});

/** A name is filled in by keyboard alone, in its row. */
export const FillingIn = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    canvas.getAllByRole('button', { name: /^Name not found yet: add it for/ })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await userEvent.keyboard(' Olena Ferreira ');
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledWith(people[0], {
      name: 'Olena Ferreira',
      companyName: 'Saltmarsh Kitchens',
      role: 'Purchasing Manager',
      email: '',
      foreignId: '',
      targetCompanyId: 1,
    });
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Prospect name' })).toBeNull(),
    );
  },
});

/** The position of a cell's text. */
function textLeft(cell: Element): number {
  const text = document.createRange();
  text.selectNodeContents(cell);
  return text.getBoundingClientRect().left;
}

/** While a name is filled in, the company and the role of its row stay aligned with those of the other rows. */
export const Aligned = meta.story({
  play: async ({ canvas }) => {
    await addFirst();
    await expect(field()).toBeVisible();
    for (const text of ['Saltmarsh Kitchens', 'Purchasing Manager']) {
      const cells = canvas.getAllByRole('cell', { name: text });
      await expect(cells.length).toBeGreaterThan(1);
      await expect(new Set(cells.map(textLeft)).size).toBe(1);
    }
  },
});

/** Escape leaves the row and keeps the typed text for the next time. Cancel discards it. */
export const Left = meta.story({
  play: async () => {
    await addFirst();
    await userEvent.type(field(), 'Olena');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Prospect name' })).toBeNull(),
    );
    await expect(storedDrafts.get('prospectNames.1')).toMatchObject({ fields: { name: 'Olena' } });
    await addFirst();
    await expect(field()).toHaveValue('Olena');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await addFirst();
    await expect(field()).toHaveValue('');
    await expect(onEdit).not.toHaveBeenCalled();
  },
});

const teamPage = {
  field: 'name',
  quote: 'Olena Ferreira leads purchasing.',
  url: 'https://www.saltmarsh.example/team',
};
const namedOnPage = [
  aProspect(withGrounds({ evidence: [teamPage] })),
  aProspect(withGrounds({ isSample: true }), 1),
];

/** A name links to its source page, and samples are marked. */
export const NamedOnPage = meta.story({
  args: { prospects: prospectsIn(ready(namedOnPage)) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Named on saltmarsh.example' });
    await expect(link).toHaveAttribute('href', 'https://www.saltmarsh.example/team');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('Sample')).toBeVisible();
    await expect(canvas.getByText('1 of 2 is a sample.')).toBeVisible();
  },
});

/** On a phone a card with a person's source shows name, source, and company and role on one line, none of them cut. */
export const NamedOnPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { prospects: prospectsIn(ready(namedOnPage)) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: 'Named on saltmarsh.example' }).closest('tr');
    if (!card) throw new Error('The link is in no row.');
    const { top, bottom } = card.getBoundingClientRect();
    const cells = ['rowheader', 'cell'].flatMap((role) => within(card).getAllByRole(role));
    for (const cell of cells) {
      const box = cell.getBoundingClientRect();
      await expect(box.top).toBeGreaterThanOrEqual(top);
      await expect(box.bottom).toBeLessThanOrEqual(bottom);
    }
  },
});
