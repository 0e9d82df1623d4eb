import { createHash } from 'node:crypto';
import { demoProfile } from '#mocks/fixtures/demo.ts';

/** Someone in a workspace of theirs. Everything of theirs there bears a mark that stands nowhere else. */
export interface Person {
  readonly mark: string;
  readonly email: string;
  readonly name: string;
  readonly workspace: string;
  /** The marks that stand on what they may see: their own, that of the workspace, and that of their name. */
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

/** What the provider calls them. */
export const subjectOf = ({ email }: Person): string =>
  `user|${createHash('sha256').update(email).digest('hex').slice(0, 24)}`;

/** Whose things are kept in the browser under which name. */
export const ownerOf = (who: Person): string => `${subjectOf(who)}|${who.workspace}`;

/** What is no free text and has to stay what it is. */
const fixed = /^(size|competition.*|type|estimated.*|.*id|email)$/i;

/** A row with the mark on every text of it, however deep. */
export function marked<Row>(row: Row, mark: string, name = ''): Row {
  const value: unknown = row;
  if (typeof value === 'string') return (fixed.test(name) ? value : `${value} ${mark}`) as Row;
  if (Array.isArray(value)) return value.map((item) => marked(item, mark, name)) as Row;
  if (typeof value !== 'object' || value === null) return row;
  const entries = Object.entries(value).map(([key, part]) => [key, marked(part, mark, key)]);
  return Object.fromEntries(entries) as Row;
}

/** What a business says of itself, marked. */
export const profileOf = ({ mark }: Person) => ({
  ...marked(demoProfile, mark),
  website: `https://${mark}.example`,
});
