import type { Collection } from '#domain/lists/collection.ts';
import type { Geography, GeographyDraft } from '#domain/insights/geography.ts';
import { aGeography } from '#mocks/fixtures/geography.ts';
import { GeosScreen, type GeosScreenProps } from '#screens/Geos/GeosScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boardArgs, boardEvidence } from './boardEvidence.ts';

const of = boardEvidence({
  make: aGeography,
  argsOf: (geographies: Collection<Geography, GeographyDraft>): GeosScreenProps => ({
    ...boardArgs,
    geographies,
    stage: 'geos',
  }),
  fields: [
    { name: 'competitionLevel', label: 'Competition' },
    { name: 'recommendation', label: 'Recommendation' },
  ],
});

const meta = preview.meta({
  title: 'Screens/Geos/Evidence',
  component: GeosScreen,
  parameters: { layout: 'fullscreen' },
  args: of.args,
});

/** Every claim shows its evidence; a page opens in a new tab. */
export const Evidence = meta.story(of.evidence);

export const Assumption = meta.story(of.assumption);

/** Some are supported by the website, some are to be checked, one is a sample, and one has no information. */
export const Both = meta.story(of.both);

/** A server without evidence: the board looks the same as without this feature. */
export const None = meta.story(of.none);

export const Sample = meta.story(of.sample);

export const LongQuotes = meta.story(of.longQuotes);

export const RightToLeft = meta.story(of.rightToLeft);

/** The filter shows only what is to be checked. */
export const OnlyToCheck = meta.story(of.onlyToCheck);

export const AllChecked = meta.story(of.allChecked);

/** By keyboard: the focus moves to the next one to check. */
export const Confirming = meta.story(of.confirming);

/** The form opens with the focus in the field of the assumption. */
export const EditingAssumption = meta.story(of.editingAssumption);
