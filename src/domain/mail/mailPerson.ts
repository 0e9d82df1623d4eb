import { textKey } from '#text/textKey.ts';
import { prospectLabel, type Prospect } from '../companies/prospect.ts';
import { groundsOf } from '../evidence/grounds.ts';
import type { EntityId } from '../lists/entityId.ts';
import { fileNameOf, toCsv } from '../lists/sheet.ts';
import { limits } from '../settings/limits.ts';
import { dueOf, type Due } from './due.ts';
import type { Blocking } from '../people/blocking.ts';
import { t } from '../words/translate.ts';
import type { EmailVariation } from './email.ts';
import type { Mailing } from './mailing.ts';
import { reviewOf, type MailReview, type MailReviewEntry, type WrittenMail } from './mailReview.ts';

/** One tab of a prospect: a variation, one that is being written, or one that failed. */
export type MailSlot =
  | LetterSlot
  | { readonly kind: 'loading'; readonly key: string }
  | { readonly kind: 'failed'; readonly key: string; readonly message: string };

export interface LetterSlot extends WrittenMail {
  readonly kind: 'letter';
  readonly isNew: boolean;
}

/** Cached, because every render needs all keys. */
const keys = new WeakMap<EmailVariation, string>();

/** Returns the key of a variation: a hash of its texts, so that an edit finds it at any position and after a reload. */
export function variationKey(variation: EmailVariation): string {
  const { subject, body } = variation;
  const key = keys.get(variation) ?? textKey(`${subject}\u0000${body}`);
  keys.set(variation, key);
  return key;
}

/** Returns a key that is unique across prospects, because two prospects may have the same text. */
export const newKey = (prospectId: EntityId, key: string): string => `${prospectId} ${key}`;

/** Returns the tabs of a prospect: variations, then failed ones, then those being written; three placeholders while loading. */
export function slotsOf(mailing: Mailing, prospectId: EntityId): readonly MailSlot[] {
  const id = String(prospectId);
  const writing = mailing.writing.get(id);
  const slots = (mailing.sets.get(id)?.variations ?? []).map((variation, place): MailSlot => {
    const key = variationKey(variation);
    const isNew = mailing.newKeys.has(newKey(prospectId, key));
    return { kind: 'letter', key, variation, place, isNew };
  });
  const isUnknown = mailing.status === 'loading' && slots.length === 0;
  for (const message of writing?.failed ?? [])
    slots.push({ kind: 'failed', key: indexKey(slots.length), message });
  const pending = isUnknown ? limits.emailVariations : (writing?.toCome ?? 0);
  for (let count = 0; count < pending; count += 1)
    slots.push({ kind: 'loading', key: indexKey(slots.length) });
  return slots;
}

/** Returns the key of a tab without a text. It is the position, so that the tab stays open when its text arrives. */
const indexKey = (index: number): string => `#${index}`;

/** A prospect with the state of their mail. */
export interface MailPerson {
  readonly id: EntityId;
  /** The id as text: the key in lists and in the review. */
  readonly key: string;
  /** The label of the person: their name, or role and company while the name is not known. */
  readonly label: string;
  /** The label to use next to the company's name, so without the company. */
  readonly heading: string;
  readonly name: string;
  /** True while the name is not known. Then the mail greets without a name. */
  readonly isNameToFind: boolean;
  readonly companyName: string;
  readonly address: string;
  readonly slots: readonly MailSlot[];
  /** The number of requested variations that are on hold because writing was stopped. */
  readonly held: number;
  readonly isBeingWritten: boolean;
  readonly review: MailReviewEntry;
  /** The entry of 'Do not contact' because of which nobody writes to them (D96). */
  readonly blocked: string | undefined;
  /** Whether a follow-up is due (D95), and whether this tab has written one. */
  readonly due: Due;
  readonly hasFollowUp: boolean;
}

/** Returns the open tab: the one chosen last, or what is now at its position; else the first. */
export function openSlot({ slots, review }: MailPerson): MailSlot | undefined {
  const { chosenKey, edits } = review;
  const chosen = slots.find(({ key }) => key === chosenKey);
  if (chosen || chosenKey === null) return chosen ?? slots[0];
  // A regenerated variation has the position of the one it replaces.
  const place = edits[chosenKey]?.from?.place ?? /^#(\d+)$/.exec(chosenKey)?.[1];
  return slots[Number(place)] ?? slots[0];
}

/** Returns a variation as it would be sent: the person's own text that is not stored, or the team's. */
export function textOfSlot({ review }: MailPerson, { key, variation }: LetterSlot) {
  const { refused = {}, edits } = review;
  const edit = [refused, edits].find((texts) => Object.hasOwn(texts, key))?.[key];
  const { subject, body } = edit ?? variation;
  return { subject, body, isEdited: edit !== undefined };
}

/**
 * Returns the sentences that a variation rests on and that are gone (D98): none of one that was sent, and none of a text that
 * somebody has edited, which has no evidence.
 */
function goneQuotesOf(person: MailPerson, slot: LetterSlot): readonly string[] {
  if (person.review.sent?.some(({ letter }) => letter === slot.key)) return [];
  const { subject, body } = textOfSlot(person, slot);
  const { variation } = slot;
  const isAsWritten = (field: string) =>
    field === 'subject' ? subject === variation.subject : body === variation.body;
  const gone = groundsOf(variation).evidence.filter(
    ({ field, checked }) => checked?.found === 'gone' && isAsWritten(field),
  );
  return [...new Set(gone.map(({ quote }) => quote))];
}

/**
 * Returns the variation that would be sent; null when none is written. While the open tab is loading, it is the first
 * written one.
 */
export function chosenLetter(person: MailPerson) {
  const open = openSlot(person);
  const slot = open?.kind === 'letter' ? open : person.slots.find(({ kind }) => kind === 'letter');
  if (slot?.kind !== 'letter') return null;
  const { subject, body } = textOfSlot(person, slot);
  return {
    letter: { to: person.address, subject, body },
    number: slot.place + 1,
    gone: goneQuotesOf(person, slot),
  };
}

/** Returns the prospects in their order, with their mail. A missing name is taken from the mail. */
export function mailPeople(
  prospects: readonly Prospect[],
  mailing: Mailing,
  review: MailReview,
  { today, entryOf }: { readonly today: string; readonly entryOf?: Blocking['entryOf'] },
): readonly MailPerson[] {
  return prospects.map((prospect) => {
    const { id, companyName } = prospect;
    const key = String(id);
    const set = mailing.sets.get(key);
    const writing = mailing.writing.get(key);
    const slots = slotsOf(mailing, id);
    const mine = reviewOf(review, key);
    const blocked = entryOf?.(prospect)?.entry;
    const name = prospect.name || (set?.prospectName ?? '');
    // Without a name and a role, only the id of the prospect is loaded.
    const isKnown = name !== '' || prospect.role !== '';
    const isNameToFind = isKnown && name === '';
    const label = isKnown
      ? prospectLabel({ ...prospect, name })
      : t('emails.nameless', { id: key });
    return {
      id,
      key,
      label,
      heading: isNameToFind ? t('prospects.roleToFind', { role: prospect.role }) : label,
      name,
      isNameToFind,
      companyName: set?.targetCompanyName || companyName,
      address: prospect.email || mine.address || (set?.address ?? ''),
      slots,
      isBeingWritten: writing?.isRunning ?? false,
      held: writing?.held ?? 0,
      review: mine,
      blocked,
      due: dueOf({ ...mine, isBlocked: blocked !== undefined }, today),
      hasFollowUp: slots.some(
        (slot) => slot.kind === 'letter' && mailing.followUps?.has(newKey(id, slot.key)),
      ),
    };
  });
}

const has = ({ slots }: MailPerson, kind: MailSlot['kind']): boolean =>
  slots.some((slot) => slot.kind === kind);

/** Counts the prospects who have mail and whose last request did not fail. */
export const writtenCount = (people: readonly MailPerson[]): number =>
  people.filter((person) => has(person, 'letter') && !has(person, 'failed')).length;

/** Returns the index of the next prospect without a mark, starting over at the end; the next one if all have a mark. */
export function nextUnmarked(people: readonly MailPerson[], from: number): number {
  const order = [...people.keys()].map((step) => (from + 1 + step) % people.length);
  const found = order.find((index) => index !== from && people[index]?.review.mark === null);
  return found ?? Math.min(from + 1, people.length - 1);
}

/** The state of a prospect in the list: a short text and its tone. `danger` means that something failed. */
export interface MailRowState {
  readonly tone: 'quiet' | 'good' | 'warning' | 'danger';
  readonly text: string;
}

/** Returns the most important state of a prospect's mail. */
export function mailRowState(person: MailPerson, remarks: number): MailRowState {
  const { mark } = person.review;
  const letters = person.slots.filter(({ kind }) => kind === 'letter').length;
  const written = letters > 0 ? t('emails.state.written', { count: letters }) : '';
  if (has(person, 'loading')) {
    const state = t(person.isBeingWritten ? 'emails.state.writing' : 'emails.state.waiting');
    return { tone: 'quiet', text: [written, state].filter(Boolean).join(' · ') };
  }
  const { blocked, due, hasFollowUp, review } = person;
  if (blocked !== undefined) return { tone: 'warning', text: t('blocked.mark') };
  if (review.outcome) return { tone: 'good', text: t(`emails.state.outcome.${review.outcome}`) };
  if (due.isDue && !hasFollowUp) return { tone: 'warning', text: t('emails.state.due') };
  if (mark !== null)
    return { tone: mark === 'drafted' ? 'good' : 'quiet', text: t(`emails.mark.${mark}`) };
  if (has(person, 'failed')) return { tone: 'danger', text: t('emails.state.failed') };
  if (letters === 0) return { tone: 'quiet', text: t('emails.state.none') };
  if (person.held > 0 && (letters === 1 || letters === 2))
    return { tone: 'warning', text: t(`emails.state.partial${letters}`) };
  if (remarks > 0) return { tone: 'warning', text: t('emails.state.remarks', { count: remarks }) };
  return { tone: 'quiet', text: written };
}

/**
 * Exports one line for each prospect who has mail, with the variation that would be sent, and says how many are left out because
 * nobody is to write to them.
 */
export function mailToCsv(people: readonly MailPerson[]) {
  const wanted = people.filter(({ blocked }) => blocked === undefined);
  const rows = wanted.flatMap((person) => {
    const chosen = chosenLetter(person);
    return chosen ? [{ ...person, ...chosen }] : [];
  });
  const csv = toCsv<(typeof rows)[number]>(
    [
      { heading: t('emails.csv.name'), value: ({ label }) => label },
      { heading: t('emails.csv.company'), value: ({ companyName }) => companyName },
      { heading: t('emails.csv.address'), value: ({ address }) => address },
      { heading: t('emails.csv.variation'), value: ({ number }) => number },
      { heading: t('emails.csv.subject'), value: ({ letter }) => letter.subject },
      { heading: t('emails.csv.body'), value: ({ letter }) => letter.body },
      {
        heading: t('emails.csv.review'),
        value: ({ review: { mark } }) => (mark === null ? '' : t(`emails.mark.${mark}`)),
      },
      {
        heading: t('emails.csv.sent'),
        value: ({ review: { sent = [] } }) =>
          sent
            .map(({ on }) => on)
            .toSorted()
            .at(-1) ?? '',
      },
      {
        heading: t('emails.csv.outcome'),
        value: ({ review: { outcome } }) => (outcome ? t(`emails.outcome.${outcome}`) : ''),
      },
      {
        heading: t('emails.csv.due'),
        value: ({ due }) => {
          if (due.isDue) return t('emails.csv.dueNow');
          return due.reason === 'tooEarly' ? (due.day ?? '') : '';
        },
      },
    ],
    rows,
  );
  return { csv, leftOut: people.length - wanted.length };
}

export const mailFileName = ({ label }: Pick<MailPerson, 'label'>, number: number): string =>
  `${fileNameOf(label, t('emails.fileName'))}-${number}.eml`;
