import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aCompanySearch } from '#mocks/fixtures/companySearch.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { ProspectsScreen } from '#screens/Prospects/ProspectsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { outboundArgs } from './outboundArgs.ts';
import { StatefulProspects } from './StatefulProspects.tsx';

const nine = many(9, aProspect);

const meta = preview.meta({
  title: 'Screens/Prospects Keyboard',
  component: ProspectsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...outboundArgs,
    prospects: aCollection<Prospect, ProspectDraft>(ready(nine)),
    companies: aCompanySearch({ people: nine }),
  },
  render: (args) => <StatefulProspects {...args} />,
});

/** One key focuses the search, and one opens the form. */
export const Keys = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await step('/ focuses the search, where keys type letters', async () => {
      await userEvent.keyboard('/');
      const search = canvas.getByRole('searchbox', { name: 'Search prospects' });
      await expect(search).toHaveFocus();
      await userEvent.keyboard('n');
      await expect(search).toHaveValue('n');
      await userEvent.clear(search);
      await userEvent.tab();
    });
    await step('n opens the form', async () => {
      await userEvent.keyboard('n');
      await expect(await screen.findByRole('dialog', { name: 'Add prospect' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});
