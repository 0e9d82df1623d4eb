import { isRecord } from '#domain/entities/json.ts';
import { isProspectId, type EmailSet, type EmailVariation } from '#domain/mail/email.ts';
import {
  Malformed,
  optionalText,
  parseIfJson,
  readText,
  wrappers,
  type FieldOnWire,
} from './response.ts';
import { readGrounds } from './grounds.ts';
import {
  array,
  nullish,
  object,
  optional,
  pipe,
  safeParse,
  transform,
  unknown,
  type InferOutput,
} from 'valibot';
import { firstOfEach, type EntityId } from '#domain/lists/entityId.ts';
import type { CallName } from './contract/paths.ts';
import type { Http } from './http.ts';
import { askInBatches } from './idBatches.ts';

/** A row of an answer, and the prospect it belongs to by its position, such as the key of a map. */
interface FoundRow {
  readonly row: unknown;
  readonly owner: unknown;
}

/** How many wrappers, and how many lists or maps, the search may enter. */
interface Depth {
  readonly wrappers: number;
  readonly collections: number;
}

/** Finds the rows in a value, with their owners by position. Undefined when the value has none of the known shapes. */
function emailRowsIn(
  value: unknown,
  owner: unknown,
  depth: Depth = { wrappers: 3, collections: 2 },
): FoundRow[] | undefined {
  if (value === null) return [];
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return undefined;
  if (!isList && isRow(value)) return [{ row: value, owner }];
  const wrapper = isList ? [] : wrappers.filter((name) => Object.hasOwn(value, name));
  if (!isList && wrapper.length > 0) {
    const deeper = { ...depth, wrappers: depth.wrappers - 1 };
    if (deeper.wrappers < 0) return undefined;
    return wrapper
      .map((name) => emailRowsIn(value[name], owner, deeper))
      .find((rows) => rows !== undefined);
  }
  const deeper = { ...depth, collections: depth.collections - 1 };
  if (deeper.collections < 0) return undefined;
  if (isList) return allOf(value.map((row: unknown) => emailRowsIn(row, owner, deeper)));
  const keys = Object.keys(value);
  if (keys.length > 0 && !keys.some(isProspectId)) return undefined;
  // A map may contain counts and messages beside its ids.
  const filled = keys.filter((key) => isProspectId(key) || isCollection(value[key]));
  return allOf(filled.map((key) => emailRowsIn(value[key], key, deeper)));
}

/** Joins what was found in each part. Undefined when one part has none of the known shapes. */
const allOf = (found: readonly (FoundRow[] | undefined)[]): FoundRow[] | undefined =>
  found.every((rows) => rows !== undefined) ? found.flat() : undefined;

const isCollection = (value: unknown): boolean => typeof value === 'object';

const isRow = (value: Readonly<Record<string, unknown>>): boolean =>
  ['prospectid', 'emails', 'emailSubject', 'emailBody'].some((name) => Object.hasOwn(value, name));

const fields: FieldOnWire = new Map([
  ['emailSubject', 'subject'],
  ['emailBody', 'body'],
]);

const texts = {
  emailSubject: optionalText,
  emailBody: optionalText,
  evidence: optional(unknown()),
  assumptions: optional(unknown()),
  sample: optional(unknown()),
};

const texted = object(texts);

const variationOf = ({
  emailSubject,
  emailBody,
  ...grounds
}: InferOutput<typeof texted>): EmailVariation => ({
  subject: readText(emailSubject),
  body: readText(emailBody),
  ...readGrounds(grounds, fields),
});

/** A single variation becomes a list of one, and a missing one an empty list. Nulls in a list are skipped. */
function listed(emails: unknown): unknown {
  const value = typeof emails === 'string' ? parseIfJson(emails) : emails;
  if (Array.isArray(value)) return value.filter((item: unknown) => item !== null);
  return isRecord(value) ? [value] : (value ?? []);
}

const emailRow = object({
  prospectid: nullish(unknown()),
  prospectName: optionalText,
  targetName: optionalText,
  email: optionalText,
  emails: pipe(optional(unknown()), transform(listed), array(pipe(texted, transform(variationOf)))),
  ...texts,
});

/** Reads mail in any of the shapes of D26. Mail without an owner belongs to `asked`. */
function readEmails(answer: unknown, asked?: EntityId) {
  const found = emailRowsIn(answer, asked);
  if (found === undefined) throw new Malformed('the answer holds no emails');
  const leftOut: unknown[] = [];
  const sets: EmailSet[] = [];
  for (const { row, owner } of found) {
    const set = readSet(row, owner);
    if (isProspectId(set.prospectId)) sets.push({ ...set, prospectId: set.prospectId });
    else leftOut.push(set.prospectId);
  }
  return { sets: mergedSets(sets), leftOut };
}

function readSet(value: unknown, owner: unknown) {
  const read = safeParse(emailRow, value);
  if (!read.success) throw new Malformed('an email cannot be read');
  const { prospectid, prospectName, targetName, email, emails, ...own } = read.output;
  return {
    prospectId: prospectid ?? owner,
    prospectName: readText(prospectName),
    targetCompanyName: readText(targetName),
    address: readText(email),
    variations: [...(emails ?? []), variationOf(own)],
  };
}

/** Merges the sets of each prospect: the first known name and address, and all distinct variations that are not blank. */
export function mergedSets(sets: readonly EmailSet[]): EmailSet[] {
  const groups = Map.groupBy(sets, ({ prospectId }) => String(prospectId));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const known = (name: 'prospectName' | 'targetCompanyName' | 'address') =>
      group.find((set) => set[name] !== '')?.[name] ?? '';
    return {
      prospectId: first.prospectId,
      prospectName: known('prospectName'),
      targetCompanyName: known('targetCompanyName'),
      address: known('address'),
      variations: distinct(group.flatMap(({ variations }) => variations)),
    };
  });
}

const distinct = (variations: readonly EmailVariation[]): EmailVariation[] =>
  firstOfEach(
    variations.filter(({ subject, body }) => subject !== '' || body !== ''),
    ({ subject, body }) => JSON.stringify([subject, body]),
  );

export function emailCalls({ call, charactersLeftFor, onLeftOut }: Http) {
  const reader = (name: CallName, prospectId?: EntityId) => (answer: unknown) => {
    const { sets, leftOut } = readEmails(answer, prospectId);
    if (leftOut.length > 0) onLeftOut(name, leftOut);
    return sets;
  };
  return {
    /** Returns the emails of these prospects. Ids that are not positive numbers are skipped. */
    list: async (workspace: string, prospectIds: readonly EntityId[]): Promise<EmailSet[]> => {
      const leftOut = prospectIds.filter((prospectId) => !isProspectId(prospectId));
      if (leftOut.length > 0) onLeftOut('emails.list', leftOut);
      const maxLength = charactersLeftFor('emails.list', workspace, 'prospectid');
      const sets = await askInBatches(prospectIds.filter(isProspectId), maxLength, (prospectid) =>
        call('emails.list', { workspace, query: { prospectid } }, reader('emails.list')),
      );
      return mergedSets(sets.flat());
    },
    /** Returns the person's emails. For a follow-up there are none if there is nothing new to say (D95). */
    generate: async (
      workspace: string,
      companyId: EntityId,
      prospectid: EntityId,
      isFollowUp = false,
    ): Promise<EmailSet[]> => {
      if (!isProspectId(prospectid)) {
        onLeftOut('emails.generate', [prospectid]);
        return [];
      }
      return call(
        'emails.generate',
        {
          workspace,
          body: { prospectid, companyId, ...(isFollowUp && { followUp: true as const }) },
        },
        reader('emails.generate', prospectid),
      );
    },
  };
}
