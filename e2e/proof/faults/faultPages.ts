import type { CallName } from '#api/contract/paths.ts';
import type { MessageKey } from '#domain/words/messages.ts';
import { boards } from '../../driver/boards.ts';

/** A page with a list and a form, whose calls are made to fail. */
export interface FaultPage {
  readonly path: string;
  readonly list: CallName;
  /** The accessible name of the list or table. */
  readonly shows: string;
  readonly form?: {
    readonly add: CallName;
    readonly open: string;
    readonly submit: string;
    readonly fields: Readonly<Record<string, string>>;
    /** The option to choose from a menu. */
    readonly choices?: Readonly<Record<string, string>>;
    readonly says: MessageKey;
    /** The message for a missing answer, if it differs. */
    readonly saysUnreachable?: MessageKey;
    readonly isServerHeard?: boolean;
  };
}

const titles = { usps: 'USP', icps: 'ICP', geos: 'geography' } as const;

/** The tested lists, each with the form that adds to it. */
export const faultPages: readonly FaultPage[] = [
  ...boards.map(({ area, calls, fields, level }): FaultPage => ({
    path: `/${area}`,
    list: `${calls}.list`,
    shows: {
      usps: 'Unique selling points',
      icps: 'Ideal customer profiles',
      geos: 'Target geographies',
    }[area],
    form: {
      add: `${calls}.add`,
      open: 'Add Custom',
      submit: `Add ${titles[area]}`,
      fields,
      ...(level && { choices: { Competition: level } }),
      says: `message.alert.${calls}.save`,
    },
  })),
  {
    path: '/keyword-research',
    list: 'keywords.list',
    shows: 'Keywords',
    form: {
      add: 'keywords.add',
      open: 'Add Custom',
      submit: 'Add Keyword',
      fields: {
        'Keyword term': 'rolls before dawn',
        'Search volume': '990',
        'Competition index': '12',
        Trend: '-3',
        'Low bid': '0,4',
        'High bid': '1.5',
        Region: 'Ireland',
      },
      choices: { 'Competition level': 'Low' },
      says: 'message.inline.keywords.add',
    },
  },
  {
    path: '/target-companies',
    list: 'targetCompanies.list',
    shows: 'Target companies',
    form: {
      add: 'targetCompanies.add',
      open: 'Add Custom',
      submit: 'Add Company',
      fields: { 'Company name': 'Rye & Sons', 'Short description': 'Bakes rye.' },
      says: 'message.inline.targetCompanies.add',
    },
  },
  {
    path: '/users',
    list: 'users.list',
    shows: 'Users',
    form: {
      add: 'users.add',
      open: 'Add New User',
      submit: 'Add User',
      fields: { 'Full Name': 'Grace Hopper', Email: 'grace@acme.example', Role: 'Admiral' },
      says: 'message.users.add',
      saysUnreachable: 'message.users.add.unreachable',
      isServerHeard: true,
    },
  },
];
