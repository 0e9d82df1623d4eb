import { createHash } from 'node:crypto';
import { demoProfile } from '#mocks/fixtures/demo.ts';

/** A person in a workspace. All their data there contains a unique mark. */
export interface Person {
  readonly mark: string;
  readonly email: string;
  readonly name: string;
  readonly workspace: string;
  /** The marks of data they may see: their own, the workspace's, and their name's. */
  readonly sees: readonly string[];
}

const person = (mark: string, called: string, workspace: string): Person => ({
  mark,
  email: `${called}@acme.example`,
  name: `Canarynamed${called} Person`,
  workspace,
  sees: [mark, `canaryin${workspace}`, `canarynamed${called}`],
});

/** Two people in one workspace, and the first of them in another. */
export const ada = person('canaryada', 'ada', 'alpha');
export const bob = person('canarybob', 'bob', 'alpha');
export const adaElsewhere = person('canaryelsewhere', 'ada', 'beta');

export const everyone = [ada, bob, adaElsewhere] as const;
export const marks = [...new Set(everyone.flatMap(({ sees }) => sees))];

/** Their subject at the identity provider. */
export const subjectOf = ({ email }: Person): string =>
  `user|${createHash('sha256').update(email).digest('hex').slice(0, 24)}`;

/** The owner name under which a person's values are stored in the browser. */
export const ownerOf = (who: Person): string => `${subjectOf(who)}|${who.workspace}`;

/** Values that are not free text and cannot contain a mark. */
const fixed = /^(size|competition.*|type|estimated.*|.*id|email)$/i;

/** A row with the mark in every text, at any depth. */
export function marked<Row>(row: Row, mark: string, name = ''): Row {
  const value: unknown = row;
  if (typeof value === 'string') return (fixed.test(name) ? value : `${value} ${mark}`) as Row;
  if (Array.isArray(value)) return value.map((item) => marked(item, mark, name)) as Row;
  if (typeof value !== 'object' || value === null) return row;
  const entries = Object.entries(value).map(([key, part]) => [key, marked(part, mark, key)]);
  return Object.fromEntries(entries) as Row;
}

/** A business profile with the mark. */
export const profileOf = ({ mark }: Person) => ({
  ...marked(demoProfile, mark),
  website: `https://${mark}.example`,
});
