import { t } from '#domain/words/translate.ts';

/** The three boards: their calls, and the fields of their forms with a value for each. */
export const boards = [
  {
    calls: 'usps',
    fields: {
      [t('usps.field.title')]: 'Warm at seven',
      [t('usps.field.description')]: 'Delivered before the first guest.',
      [t('usps.field.valueProposition')]: 'No baker of your own.',
    },
    level: undefined,
  },
  {
    calls: 'icps',
    fields: {
      [t('icps.field.title')]: 'Corner cafés',
      [t('icps.field.description')]: 'A dozen seats and no oven.',
      [t('icps.field.painPoints')]: 'Early hours\nStale bread',
      [t('icps.field.goals')]: 'Fresh bread at opening',
    },
    level: undefined,
  },
  {
    calls: 'geographies',
    fields: {
      [t('geos.field.region')]: 'Atlantis',
      [t('geos.field.marketSize')]: '40 million',
      [t('geos.field.growthRate')]: '4 % a year',
      [t('geos.field.recommendation')]: 'Start where the cafés are.',
    },
    level: 'Medium',
  },
] as const;
