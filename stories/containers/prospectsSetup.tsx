import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProspectsContainer } from '#containers/ProspectsContainer.tsx';
import type { OwnedKey } from '#domain/session/localKeys.ts';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { readyTargets, unsearchedTargets } from '#mocks/scenarios/demoTargets.ts';
import { InApp } from '#storybook/InApp.tsx';
import { StoredText } from '#storybook/StoredText.tsx';
import { WriteElsewhere } from '#storybook/WriteElsewhere.tsx';
import { gridRows } from '../gridRows.ts';

export interface ProspectsArgs {
  path: string;
  kept: Partial<Record<OwnedKey, string>>;
  /** The values that another tab writes when the story says so. */
  elsewhere?: Partial<Record<OwnedKey, string>>;
}

/** The stored values of a browser in which these target companies were selected. */
const selecting = (targets: Awaited<ReturnType<typeof readyTargets>>) => ({
  businessInfo: storedDemoBusiness,
  selectedTargetCompanyIds: JSON.stringify(targets.map(({ targetid }) => targetid)),
  selectedTargetCompanies: JSON.stringify(targets),
});

const known = await readyTargets();

/** The first companies of `ready()`, with three people each. */
export const oneKnown = selecting(known.slice(0, 1));
export const twoKnown = selecting(known.slice(0, 2));

const unsearched = await unsearchedTargets();

/** The first companies of `unsearched()`, which have no known people. */
export const unknownCompanies = (count: number) => selecting(unsearched.slice(0, count));

/** The page in the app. The stored values are accessible to play functions. */
export function ProspectsSetup({ path, kept, elsewhere }: ProspectsArgs) {
  return (
    <InApp path={path} kept={kept} pace={100}>
      <ProspectsContainer />
      <StoredText of="selectedProspectIds" />
      <StoredText of="selectedTargetCompanies" />
      <WriteElsewhere values={elsewhere ?? {}} />
    </InApp>
  );
}

export const kept = (key: OwnedKey = 'selectedProspectIds') =>
  screen.getByLabelText(`StoredText ${key}`).textContent;
export const panel = () => within(screen.getByRole('region', { name: 'Selected companies' }));
const grid = gridRows('Prospects');
export const { isBusy, rowsAre, deleteFirst } = grid;

export const selectFirst = async (): Promise<string> => {
  const name = await grid.firstName();
  await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await waitFor(() => expect(kept()).not.toBe('[]'));
  return name;
};
