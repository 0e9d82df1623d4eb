import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { BusinessInfoContainer } from '#containers/BusinessInfoContainer.tsx';
import { demoCompanyId, demoProfile, storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp, type InAppProps } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { leadsTo } from '../leadsTo.ts';
import { framed } from './framed.ts';

type Args = Pick<InAppProps, 'typed' | 'kept'>;
const typed = {
  business: { name: 'Half filled', size: '10-50', website: 'crumb.example', description: 'Bread.' },
};
const args: Args = { kept: {}, typed };

const meta = preview.meta({
  title: 'Containers/Business Info',
  parameters: { layout: 'fullscreen', ...framed() },
  args,
  render: (given: Args) => (
    <InApp path="/business-info" pace={100} {...given}>
      <VisitProvider>
        <BusinessInfoContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
});

const next = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Define USPs' }));

/** Saves a change to the same entry. */
const save = async () => {
  await next();
  const keep = 'Save the change, keep what there is';
  await userEvent.click(await screen.findByRole('button', { name: keep }));
};

/** A draft survives a reload. Saving it opens the USPs. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('Half filled');
    await next();
    await expect(
      await screen.findByText('The information has been successfully received!'),
    ).toBeVisible();
    await leadsTo('/usps');
  },
});

/** The saved fields are shown. No to the question about a change saves nothing, and the change stays. */
export const Preloaded = meta.story({
  args: { typed: {}, kept: { businessInfo: storedDemoBusiness } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('Crumb & Co');
    await userEvent.type(canvas.getByLabelText(/Business Name/), ' Ltd');
    await next();
    await userEvent.click(await screen.findByRole('button', { name: 'No' }));
    await expect(await screen.findByText('Cancelled. No new entry created.')).toBeVisible();
    await expect(canvas.getByLabelText(/Business Name/)).toHaveValue('Crumb & Co Ltd');
  },
});

/** A colleague has changed the business since: the save is refused, the form shows their value, and Save replaces it (D53). */
export const ChangedByColleague = meta.story({
  args: { typed: {}, kept: { businessInfo: storedDemoBusiness } },
  play: async ({ canvas, msw }) => {
    const theirs = { companyId: demoCompanyId, ...demoProfile, name: 'Crumb Berlin', version: 4 };
    const refusal = 'Not saved: somebody else has changed this. Save again to replace it.';
    const versions: unknown[] = [];
    msw.use(
      http.post('*/saveBusinessInfo', async ({ request }) => {
        const { version }: { readonly version?: unknown } = Object(await request.json());
        versions.push(version);
        return version === 4
          ? HttpResponse.json({ data: { companyId: demoCompanyId, version: 5 } })
          : HttpResponse.json({ success: false, message: refusal, data: theirs }, { status: 409 });
      }),
    );
    const name = canvas.getByLabelText(/Business Name/);
    await userEvent.type(name, ' Ltd');
    await save();
    await expect(await screen.findByText(refusal)).toBeVisible();
    await expect(
      await canvas.findByText(
        'Business Name has been changed since you opened this: “Crumb Berlin”. Save replaces it.',
      ),
    ).toBeVisible();
    await expect(name).toHaveValue('Crumb & Co Ltd');
    await save();
    await leadsTo('/usps');
    await expect(versions).toEqual([undefined, 4]);
  },
});
