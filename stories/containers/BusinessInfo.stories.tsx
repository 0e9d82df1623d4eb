import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { BusinessInfoContainer } from '#containers/BusinessInfoContainer.tsx';
import { KeywordResearchContainer } from '#containers/KeywordResearchContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { held } from '../held.ts';

const { compose, ready, empty, serverError, loading } = scenario;
const page = within(document.body);
const typed = {
  business: {
    name: 'Half filled',
    size: '10-50',
    website: 'crumb.example',
    description: 'Bread.',
  },
};

const args: Pick<InAppProps, 'typed'> = {};

const meta = preview.meta({
  title: 'Containers/Business Info',
  parameters: { layout: 'fullscreen' },
  args,
  render: ({ typed: texts }: Pick<InAppProps, 'typed'>) => (
    <InApp path="/business-info" pace={100} kept={{}} {...(texts && { typed: texts })}>
      <VisitProvider>
        <BusinessInfoContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

const next = async () => userEvent.click(await page.findByRole('button', { name: 'Define USPs' }));
const isAt = (path: string) =>
  waitFor(() => expect(page.getByTestId('address')).toHaveTextContent(path));

/** A draft survives a reload. Saving it opens the USPs. */
export const Ready = meta.story({
  args: { typed },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('Half filled');
    await next();
    await expect(
      await page.findByText('The information has been successfully received!'),
    ).toBeVisible();
    await isAt('/usps');
  },
});

/** After creating a workspace, the form starts with its company's name and removes it from the address. */
export const NewWorkspace = meta.story({
  render: () => (
    <InApp path="/business-info?company=Night+Bakery" pace={100} kept={{ businessInfo: '' }}>
      <VisitProvider>
        <BusinessInfoContainer />
      </VisitProvider>
    </InApp>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('Night Bakery');
    await waitFor(() => expect(page.getByTestId('address')).toHaveTextContent(/^\/business-info$/));
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('Night Bakery');
  },
});

/** The saved fields are shown. No to the question about a change saves nothing, and the change stays. */
export const Preloaded = meta.story({
  render: () => (
    <InApp path="/business-info" pace={100}>
      <VisitProvider>
        <BusinessInfoContainer />
      </VisitProvider>
    </InApp>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('Crumb & Co');
    await userEvent.type(canvas.getByLabelText(/Business Name/), ' Ltd');
    await next();
    await userEvent.click(await page.findByRole('button', { name: 'No' }));
    await expect(await page.findByText('Cancelled. No new entry created.')).toBeVisible();
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('Crumb & Co Ltd');
  },
});

/** The keywords, with a button that opens the business. */
function KeywordsFirst() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <BusinessInfoContainer />
  ) : (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <KeywordResearchContainer />
    </>
  );
}

/** The former entry is listed with the number of its keywords, which another page has loaded. */
export const FormerKeywords = meta.story({
  render: () => (
    <InApp path="/business-info" pace={100}>
      <VisitProvider>
        <KeywordsFirst />
      </VisitProvider>
    </InApp>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.type(await canvas.findByLabelText(/Business Name/), ' Ltd');
    await next();
    await userEvent.click(await page.findByRole('button', { name: 'Yes, proceed' }));
    const formers = within(await canvas.findByRole('list', { name: 'Earlier entries' }));
    await expect(formers.getByText('Your earlier entry “Crumb & Co”, 55 keywords')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('');
  },
});

export const Saving = meta.story({
  args: { typed },
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('businessInfo.save'))),
  play: async ({ canvas }) => {
    await next();
    await expect(await canvas.findByRole('button', { name: /Saving/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** The message is shown, the form stays, and the next try succeeds. */
export const SaveError = meta.story({
  args: { typed },
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('businessInfo.save', 500, { times: 1 }))),
  play: async ({ canvas }) => {
    await next();
    await expect(await page.findByText('An error occurred. Please try again!')).toBeVisible();
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('Half filled');
    await next();
    await isAt('/usps');
  },
});

/** When the website cannot be read, a warning is shown and the next page opens. */
export const WebsiteUnread = meta.story({
  args: { typed },
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('businessInfo.scrape'))),
  play: async () => {
    await next();
    await expect(await page.findByText(/We could not read your website/)).toBeVisible();
    await isAt('/usps');
  },
});

/** The form, with links to leave it and to come back. */
function LeftAndBack() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen((before) => !before)}>{isOpen ? 'Leave' : 'Come back'}</Button>
      {isOpen ? <BusinessInfoContainer /> : null}
    </>
  );
}

/** Left while the form is saved: the other page stays open, and the saved fields are shown again (D57). */
export const LeftWhileSaving = meta.story({
  args: { typed },
  render: ({ typed: texts }: Pick<InAppProps, 'typed'>) => (
    <InApp path="/business-info" pace={100} kept={{}} {...(texts && { typed: texts })}>
      <VisitProvider>
        <LeftAndBack />
      </VisitProvider>
    </InApp>
  ),
  play: async ({ canvas, msw }) => {
    const gate = held('businessInfo.save');
    msw.use(...gate.handlers);
    await next();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    gate.answer();
    await expect(
      await page.findByText('The information has been successfully received!'),
    ).toBeVisible();
    await expect(page.getByTestId('address')).toHaveTextContent('/business-info');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByLabelText(/Business Name/)).toHaveValue('Half filled');
  },
});
