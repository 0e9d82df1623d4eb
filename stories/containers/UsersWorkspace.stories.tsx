import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UsersContainer } from '#containers/UsersContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { StoredText } from '#storybook/StoredText.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { leadsTo } from '../leadsTo.ts';
import { write } from '../write.ts';
import { framed } from './framed.ts';

const { compose, ready, errorBody, networkFailure, serverError } = scenario;

interface Args {
  onDepart: (what: string) => void;
}
const args: Args = { onDepart: fn() };

/** The demo workspace has no owner: here the first user owns it. */
const owned = [
  http.get('*/getWorkspace', () =>
    HttpResponse.json({ success: true, data: { name: 'demo', ownerId: 1, isOwner: true } }),
  ),
];

const meta = preview.meta({
  title: 'Containers/Users/Workspace',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: ({ onDepart }: Args) => (
    <InApp
      path="/users"
      keptToo={{ onboardingStage: 'done', selectedProspectIds: '[1]' }}
      pace={100}
    >
      <VisitProvider host="demo.bellwether.example" onDepart={onDepart}>
        <UsersContainer />
        {(['businessInfo', 'onboardingStage', 'selectedProspectIds'] as const).map((key) => (
          <StoredText key={key} of={key} />
        ))}
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...compose(ready(), owned)),
});

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Workspace' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Types the name and deletes. */
async function remove(item: 'Delete company' | 'Delete workspace', name: string) {
  await choose(item);
  const dialog = within(await screen.findByRole('alertdialog', { name: `Delete “${name}”?` }));
  const field = dialog.getByLabelText(new RegExp(`^Type ${name} to delete it`));
  const press = () => userEvent.click(dialog.getByRole('button', { name: item }));
  await write(field, name);
  await press();
  return { dialog, field, press };
}

const stored = (key: string) => screen.getByLabelText(`StoredText ${key}`);

const nothingStored = async () => {
  for (const key of ['businessInfo', 'onboardingStage', 'selectedProspectIds'])
    await waitFor(() => expect(stored(key)).toBeEmptyDOMElement());
};

/** The entry then leads to the business, or to the page of another company's stage. */
export const CompanyDeleted = meta.story({
  play: async () => {
    await remove('Delete company', 'Crumb & Co');
    await expect(await screen.findByText('Deleted “Crumb & Co”')).toBeVisible();
    await leadsTo(/^\/$/);
    await nothingStored();
  },
});

const renamed = 'The name is “Crumb”. Type it to delete it.';

export const CompanyRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...compose(ready(), owned, errorBody('workspace.removeCompany', { message: renamed }, 409)),
    ),
  play: async () => {
    const { dialog, field } = await remove('Delete company', 'Crumb & Co');
    await expect(await dialog.findByText(renamed)).toBeVisible();
    await expect(field).toHaveValue('Crumb & Co');
    await leadsTo('/users');
    await expect(stored('onboardingStage')).toHaveTextContent('done');
  },
});

/** The answer is lost. The second press finds that the company is deleted. */
export const CompanyAnswerLost = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...compose(
        ready(),
        owned,
        [http.get('*/getBusinessInfo', () => HttpResponse.json({ success: true, data: null }))],
        serverError('workspace.removeCompany', 404),
        networkFailure('workspace.removeCompany', { times: 1 }),
      ),
    ),
  play: async () => {
    const { dialog, press } = await remove('Delete company', 'Crumb & Co');
    await expect(await dialog.findByText('Failed to delete the company.')).toBeVisible();
    await press();
    await expect(await screen.findByText('Deleted “Crumb & Co”')).toBeVisible();
    await leadsTo(/^\/$/);
  },
});

/** The apex lists the other workspaces of the person. */
export const WorkspaceDeleted = meta.story({
  play: async ({ args: { onDepart } }) => {
    await remove('Delete workspace', 'demo');
    await waitFor(() => expect(onDepart).toHaveBeenCalledWith('go https://bellwether.example'));
    await nothingStored();
  },
});

const notOwner = 'Only the owner of this workspace can do that.';

export const WorkspaceRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), owned, errorBody('workspace.remove', { message: notOwner }, 409))),
  play: async ({ args: { onDepart } }) => {
    const { dialog, field } = await remove('Delete workspace', 'demo');
    await expect(await dialog.findByText(notOwner)).toBeVisible();
    await expect(field).toHaveValue('demo');
    await expect(onDepart).not.toHaveBeenCalled();
  },
});

export const HandOverRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...compose(
        ready(),
        owned,
        errorBody('workspace.handOver', { message: 'They have to sign in first.' }, 409),
      ),
    ),
  play: async () => {
    await choose('Hand over…');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /New owner/ }));
    const [first] = await screen.findAllByRole('option');
    await expect(first).toBeVisible();
    await userEvent.click(first ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await expect(await dialog.findByText('They have to sign in first.')).toBeVisible();
  },
});

export const ExportFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), owned, serverError('workspace.export'))),
  play: async () => {
    await choose('Export everything');
    await expect(await screen.findByText('Failed to export the workspace.')).toBeVisible();
  },
});

/** Try again loads it. */
export const ActivityFailing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), owned, serverError('workspace.activity', 500, { times: 1 }))),
  play: async () => {
    await choose('Activity');
    const dialog = within(await screen.findByRole('dialog', { name: 'Activity' }));
    await expect(await dialog.findByText('Failed to load the activity.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByText('Nothing has been recorded yet.')).toBeVisible();
  },
});
