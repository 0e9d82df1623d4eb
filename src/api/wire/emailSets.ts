import { array, nullish, object, optional, pipe, safeParse, transform, unknown } from 'valibot';
import { isProspectId, type EmailSet, type EmailVariation } from '#domain/mail/email.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { optionalText } from './wireFields.ts';
import { readGrounds, type FieldOnWire } from './grounds.ts';
import { emailRowsIn } from './emailRows.ts';
import { isRecord } from './isRecord.ts';
import { parseIfJson } from './parseIfJson.ts';
import { Malformed } from './malformed.ts';
import { readText } from './wireValues.ts';

const fields: FieldOnWire = new Map([
  ['emailSubject', 'subject'],
  ['emailBody', 'body'],
]);

/** One mail, and its evidence. */
const texts = {
  emailSubject: optionalText,
  emailBody: optionalText,
  evidence: optional(unknown()),
  assumptions: optional(unknown()),
  sample: optional(unknown()),
};

const variation = pipe(
  object(texts),
  transform(({ emailSubject, emailBody, ...grounds }): EmailVariation => ({
    subject: readText(emailSubject),
    body: readText(emailBody),
    ...readGrounds(grounds, fields),
  })),
);

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
  emails: pipe(optional(unknown()), transform(listed), array(variation)),
  ...texts,
});

/** The mail that was read, and the ids that are not valid prospect ids. */
export interface ReadEmails {
  readonly sets: EmailSet[];
  readonly leftOut: readonly unknown[];
}

/** Reads mail in any of the shapes of D26. Mail without an owner belongs to `asked`. */
export function readEmails(answer: unknown, asked?: EntityId): ReadEmails {
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

function readSet(
  value: unknown,
  owner: unknown,
): Omit<EmailSet, 'prospectId'> & { prospectId: unknown } {
  const read = safeParse(emailRow, value);
  if (!read.success) throw new Malformed('an email cannot be read');
  const { prospectid, prospectName, targetName, email, emails, ...own } = read.output;
  return {
    prospectId: prospectid ?? owner,
    prospectName: readText(prospectName),
    targetCompanyName: readText(targetName),
    address: readText(email),
    variations: [
      ...(emails ?? []),
      {
        subject: readText(own.emailSubject),
        body: readText(own.emailBody),
        ...readGrounds(own, fields),
      },
    ],
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

function distinct(variations: readonly EmailVariation[]): EmailVariation[] {
  const seen = new Set<string>();
  return variations.filter(({ subject, body }) => {
    const key = JSON.stringify([subject, body]);
    return (subject !== '' || body !== '') && seen.size !== seen.add(key).size;
  });
}
