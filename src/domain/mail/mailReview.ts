import { isRecord, textIn } from '../entities/json.ts';
import { firstOfEach } from '../lists/entityId.ts';
import { isIsoDay, isOutcome, type Outcome, type SentMark } from './due.ts';
import type { EmailVariation, MailText } from './email.ts';

export type ReviewMark = 'drafted' | 'skipped';

/**
 * The person's own text, with the text and the position it was based on. These find the edit again after the mail was
 * regenerated.
 */
export interface MailEdit extends MailText {
  readonly from?: MailText & { readonly place: number };
}

/** An edit whose original is known. */
export type PlacedEdit = Required<MailEdit>;

/** One variation as the server wrote it, with its key and position. */
export interface WrittenMail {
  readonly key: string;
  readonly variation: EmailVariation;
  readonly place: number;
}

/** The review of the mail to one prospect, which the team shares. */
export interface MailReviewEntry {
  readonly mark: ReviewMark | null;
  /** Who has set the mark, and when. Missing for marks from before the team shared them. */
  readonly marked?: { readonly by: string; readonly at: string };
  /** The variation that was open last; it is the one to send. */
  readonly chosenKey: string | null;
  /** The team's own texts by the key of the variation that they replace. */
  readonly edits: Readonly<Record<string, MailEdit>>;
  /** The recipient's address as somebody has typed it, where the person's row keeps none (D85). */
  readonly address?: string;
  /** The letters that were sent, each once. */
  readonly sent?: readonly SentMark[];
  /** What became of the mail (D95), and until when somebody is away. A change takes it back with null. */
  readonly outcome?: Outcome | null;
  readonly until?: string;
  /** The texts of this person that were not stored, because a colleague has changed the same variation meanwhile. */
  readonly refused?: Readonly<Record<string, MailText>>;
}

/** The key under which the team shares the review of a prospect's mail. */
export const mailKey = (prospectId: string): string => `mail ${prospectId}`;

export type MailReview = Readonly<Record<string, MailReviewEntry>>;

const emptyEntry: MailReviewEntry = { mark: null, chosenKey: null, edits: {} };

export function reviewOf(review: MailReview, prospectId: string): MailReviewEntry {
  return Object.hasOwn(review, prospectId) ? (review[prospectId] ?? emptyEntry) : emptyEntry;
}

const isEmpty = ({ mark, chosenKey, edits, address = '', sent = [], outcome }: MailReviewEntry) =>
  mark === null &&
  chosenKey === null &&
  Object.keys(edits).length === 0 &&
  address === '' &&
  sent.length === 0 &&
  !outcome;

const isSame = (one: MailText | undefined, other: MailText | undefined): boolean =>
  one?.subject === other?.subject && one?.body === other?.body;

type Sent = readonly SentMark[];

/** One mark of each letter, the first one. */
const joinedSent = (...all: readonly Sent[]): Sent =>
  firstOfEach(all.flat(), ({ letter }) => letter);

/** The present marks, with the letters that a person has marked and without those that they have unmarked. */
function sentWith(present: Sent, from: Sent, wanted: Sent): Sent {
  const isIn = (marks: Sent) => (mark: SentMark) =>
    marks.some(({ letter }) => letter === mark.letter);
  const [had, has] = [isIn(from), isIn(wanted)];
  return joinedSent(
    present.filter((mark) => has(mark) || !had(mark)),
    wanted.filter((mark) => !had(mark)),
  );
}

/** The parts of a value that tell what became of the mail. Only who is away has a day. */
function fateOf(sent: Sent, outcome: unknown, until: unknown) {
  return {
    ...(sent.length > 0 && { sent }),
    ...(isOutcome(outcome) && { outcome }),
    ...(outcome === 'away' && isIsoDay(until) && { until }),
  };
}

/**
 * Returns what stands, with a change that a person has made of `from`; null when nothing is left. An edit of a variation that a
 * colleague has edited meanwhile is not made: `refused` has it.
 */
export function entryWith(
  present: unknown,
  from: MailReviewEntry,
  change: Omit<Partial<MailReviewEntry>, 'refused'>,
): {
  readonly entry: MailReviewEntry | null;
  readonly refused: Readonly<Record<string, MailText>>;
} {
  const now = readEntry(present) ?? emptyEntry;
  const edits = { ...now.edits };
  const refused: Record<string, MailText> = {};
  const wanted = change.edits ?? from.edits;
  for (const key of Object.keys({ ...from.edits, ...wanted })) {
    const mine = wanted[key];
    if (isSame(mine, from.edits[key]) || isSame(mine, now.edits[key])) continue;
    if (!isSame(now.edits[key], from.edits[key])) {
      if (mine) refused[key] = { subject: mine.subject, body: mine.body };
    } else if (mine) edits[key] = mine;
    else delete edits[key];
  }
  const { sent: _sent, outcome, until, ...rest } = { ...now, ...change };
  const sent = sentWith(now.sent ?? [], from.sent ?? [], change.sent ?? from.sent ?? []);
  const entry = { ...rest, edits, ...fateOf(sent, outcome, until) };
  return { entry: isEmpty(entry) ? null : entry, refused };
}

/** Returns the edits with a changed text. A text that equals the original is not an edit. */
export function editsWith(
  edits: MailReviewEntry['edits'],
  { key, variation: { subject, body }, place }: WrittenMail,
  text: MailText | null,
): MailReviewEntry['edits'] {
  const { [key]: _previous, ...rest } = edits;
  if (text === null || (text.subject === subject && text.body === body)) return rest;
  const edit = { subject: text.subject, body: text.body, from: { subject, body, place } };
  return { ...rest, [key]: edit };
}

/**
 * Returns the edit of a mail that was regenerated: its original is gone and another text is at its position. Null when there
 * is none.
 */
export function outdatedEdit(
  edits: MailReviewEntry['edits'],
  written: readonly Pick<WrittenMail, 'key'>[],
  mail: WrittenMail,
): { readonly key: string; readonly edit: PlacedEdit } | null {
  if (Object.hasOwn(edits, mail.key)) return null;
  for (const [key, { from, ...text }] of Object.entries(edits))
    if (from?.place === mail.place && written.every((each) => each.key !== key))
      return { key, edit: { ...text, from } };
  return null;
}

function readText(value: unknown): MailText | null {
  if (!isRecord(value)) return null;
  const { subject, body } = value;
  return typeof subject === 'string' && typeof body === 'string' ? { subject, body } : null;
}

export function readEdits(value: unknown): MailReviewEntry['edits'] {
  const edits: Record<string, MailEdit> = {};
  for (const [key, edit] of Object.entries(isRecord(value) ? value : {})) {
    const text = readText(edit);
    if (!isRecord(edit) || !text) continue;
    const { from } = edit;
    const written = readText(from);
    const place = isRecord(from) ? from['place'] : undefined;
    edits[key] =
      written && typeof place === 'number' ? { ...text, from: { ...written, place } } : text;
  }
  return edits;
}

const readSent = (value: unknown): Sent =>
  joinedSent(
    (Array.isArray(value) ? value : []).flatMap((mark: unknown) => {
      if (!isRecord(mark)) return [];
      const { letter, on, by } = mark;
      const isRead = typeof letter === 'string' && letter !== '' && isIsoDay(on);
      return isRead ? [{ letter, on, by: textIn(by) }] : [];
    }),
  );

/** Reads a stored entry; invalid parts are left out. */
export function readEntry(value: unknown): MailReviewEntry | undefined {
  if (!isRecord(value)) return undefined;
  const { mark, marked, chosenKey, edits, address, sent, outcome, until } = value;
  const entry: MailReviewEntry = {
    mark: mark === 'drafted' || mark === 'skipped' ? mark : null,
    ...(isRecord(marked) && { marked: { by: textIn(marked['by']), at: textIn(marked['at']) } }),
    chosenKey: typeof chosenKey === 'string' ? chosenKey : null,
    edits: readEdits(edits),
    ...(typeof address === 'string' && { address }),
    ...fateOf(readSent(sent), outcome, until),
  };
  return isEmpty(entry) ? undefined : entry;
}

/** Reads the reviews among what the team shares. */
export function reviewIn(values: ReadonlyMap<string, unknown>): MailReview {
  const found = [...values].flatMap(([key, value]) => {
    const entry = key.startsWith(mailKey('')) ? readEntry(value) : undefined;
    return entry ? [[key.slice(mailKey('').length), entry] as const] : [];
  });
  return Object.fromEntries(found);
}

const laterFirst = (one = '', other = ''): number => Number(one < other) - Number(one > other);

/**
 * What became of the mail to two people who become one: the later of two marks of a letter counts, an outcome that ends the
 * mail before being away, and the later day of two who are away.
 */
function joinedFate(...both: readonly Readonly<Record<string, unknown>>[]) {
  const fates = both.map((of) => fateOf(readSent(of['sent']), of['outcome'], of['until']));
  const all = fates.flatMap(({ sent = [] }) => sent);
  const known = fates.filter(({ outcome }) => outcome !== undefined);
  const [away] = known.toSorted((one, other) => laterFirst(one.until, other.until));
  const { outcome, until } = known.find((each) => each.outcome !== 'away') ?? away ?? {};
  const sent = joinedSent(all.toSorted((one, other) => laterFirst(one.on, other.on)));
  return { ...(sent.length > 0 && { sent }), outcome, until };
}

/**
 * Returns what the team shares of the mail to two people who become one (D97): what it says of the first one counts, and the
 * texts for the other one's letters stand behind the `letters` of the first. Letters of both that were sent stay so.
 */
export function joinedReview(one: unknown, other: unknown, letters: number): unknown {
  const [mine, theirs] = [isRecord(one) ? one : {}, isRecord(other) ? other : {}];
  const edits = Object.entries(readEdits(theirs['edits'])).map(([key, { from, ...text }]) => [
    key,
    { ...text, ...(from && { from: { ...from, place: from.place + letters } }) },
  ]);
  const { mark, marked } = mine['mark'] ? mine : theirs;
  return {
    ...theirs,
    ...mine,
    ...joinedFate(mine, theirs),
    mark,
    marked,
    chosenKey: mine['chosenKey'] ?? theirs['chosenKey'],
    edits: { ...Object.fromEntries(edits), ...readEdits(mine['edits']) },
  };
}
