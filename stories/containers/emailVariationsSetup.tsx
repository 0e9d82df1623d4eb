import { expect, screen, waitFor } from 'storybook/test';
import { EmailVariationsContainer } from '#containers/EmailVariationsContainer.tsx';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import { prospectsToHandOver, type HandoverOwner } from '#domain/pages/handover.ts';
import { demoCompanyId, demoWorkspace, storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { readyProspects } from '#mocks/scenarios/demoProspects.ts';
import { InApp } from '#storybook/InApp.tsx';
import { WriteElsewhere } from '#storybook/WriteElsewhere.tsx';

const known = await readyProspects();
/** Two prospects with three mails each, and four without. */
export const written = known.filter(({ letters }) => letters > 0).slice(0, 2);
export const unwritten = known.filter(({ letters }) => letters === 0).slice(0, 4);

const owner: HandoverOwner = { workspace: demoWorkspace.domain, companyId: demoCompanyId };

export interface EmailArgs {
  /** The prospects that the previous page hands over. */
  handed: readonly Prospect[];
  kept: Partial<Record<OwnedKey, string>>;
}

/** The stored values of a browser in which these prospects were selected. */
export const selecting = (prospects: readonly Prospect[]): EmailArgs['kept'] => ({
  businessInfo: storedDemoBusiness,
  selectedProspectIds: JSON.stringify(prospects.map(({ id }) => id)),
  selectedTargetCompanyIds: JSON.stringify([
    ...new Set(prospects.map(({ targetCompanyId }) => targetCompanyId)),
  ]),
});

/** Opens the page from the prospects page with these selected. */
export const openedWith = (prospects: readonly Prospect[]): EmailArgs => ({
  handed: prospects,
  kept: selecting(prospects),
});

/** The page in the app. */
export function EmailsSetup({ handed, kept }: EmailArgs) {
  return (
    <InApp
      path="/email-variations"
      state={handed.length > 0 ? prospectsToHandOver(handed, owner) : undefined}
      kept={kept}
      pace={100}
    >
      <EmailVariationsContainer />
      <WriteElsewhere values={selecting(known)} />
    </InApp>
  );
}

export const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
/** Waits for this many variations that are texts, not placeholders. */
export const hasLetters = async (count: number) => {
  await waitFor(() => expect(tabs()).toHaveLength(count));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Create Gmail Draft' })).toBeVisible(),
  );
};
export const openName = () => screen.getByRole('heading', { level: 2 }).textContent;
