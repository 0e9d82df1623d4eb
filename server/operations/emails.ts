import type { EntityId } from '#domain/lists/entityId.ts';
import { dueOf, type WhyNotDue } from '#domain/mail/due.ts';
import { mailKey, readEntry } from '#domain/mail/mailReview.ts';
import type { RowOf, Rows } from '../rows/rows.ts';
import type { KeptLetter } from '../rows/tables.ts';
import { restsOnNew } from '../writers/model/grounds/quotes.ts';
import { messageOf } from './budget.ts';
import { lockOf, requireRow, rowsOfIds, type Context } from './context.ts';
import { entryAbout, recipientOf } from './doNotContact.ts';
import { generated, type Operations } from './operation.ts';
import { listedIfNew } from './parts.ts';
import { forPeople, requireSpace } from './refusal.ts';
import { businessOf, groundsOf, nameOf } from './round.ts';
import { generateOnce, runName } from './runs.ts';
import { sharedName } from './sharedState.ts';
import { targetSite } from './websites.ts';

export const mostLetters = 50;

/** Returns a letter as it is sent. Its greeting contains the recipient's name once that is known. */
function addressed({ prompt: _own, greeting, ...letter }: KeptLetter, name: string) {
  if (greeting === undefined) return letter;
  const line = greeting
    .replace(/(,?\s*)\{name\}/, (_all, gap: string) => (name === '' ? '' : `${gap || ' '}${name}`))
    .trim();
  return { ...letter, emailBody: `${line}\n\n${letter.emailBody}` };
}

async function emailsOf(rows: Rows, workspace: string, { id, value }: RowOf<'prospects'>) {
  const { prospect_name: prospectName, prospect_company_name: targetName } = value;
  const letters = (await rows.names.get('letters', workspace, String(id))) ?? [];
  const emails = letters.map((letter) => addressed(letter, prospectName));
  return { prospectid: id, prospectName, targetName, email: '', emails };
}

async function* mailTo(rows: Rows, workspace: string, people: readonly RowOf<'prospects'>[]) {
  for (const prospect of people) {
    const row = await emailsOf(rows, workspace, prospect);
    if (row.emails.length > 0) yield [row];
  }
}

/** Refuses to write to somebody on the list 'Do not contact' (D96). */
async function requireWanted(rows: Rows, workspace: string, of: RowOf<'prospects'>): Promise<void> {
  const target = await rows.get('targetCompanies', workspace, of.owner);
  const recipient = recipientOf(of.value, target?.value.website);
  const entry = await entryAbout(rows, workspace, recipient);
  if (entry === undefined) return;
  const who = nameOf('prospects', of.value);
  throw forPeople(409, `${who} is on the list “Do not contact” (${entry}).`);
}

const dateOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const whyNot: Readonly<Record<WhyNotDue, (who: string, day: string) => string>> = {
  notSent: (who) => `no mail to ${who} is marked as sent.`,
  tooEarly: (who, day) => `a follow-up to ${who} is due on ${day}.`,
  replied: (who) => `${who} has replied.`,
  declined: (who) => `${who} is not interested.`,
  away: (who, day) => `${who} is away${day && ` until ${day}`}.`,
  enough: (who) => `${who} has had three follow-ups, which is the most.`,
  blocked: (who) => `nobody writes to ${who}.`,
};

const dayMs = 24 * 60 * 60 * 1000;

/** Refuses a follow-up to somebody who is not due (D95). Who writes may have the date of tomorrow already. */
async function requireDue(
  rows: Rows,
  workspace: string,
  of: RowOf<'prospects'>,
  now: Date,
): Promise<void> {
  const target = await requireRow(rows, 'targetCompanies', workspace, of.owner);
  const name = sharedName(target.owner, mailKey(String(of.id)));
  const kept = await rows.names.get('shared', workspace, name);
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  const due = dueOf({ ...readEntry(kept?.value), isBlocked: false }, tomorrow);
  if (due.isDue) return;
  const { reason, day } = due;
  const because = whyNot[reason](
    nameOf('prospects', of.value),
    day ? dateOf.format(new Date(day)) : '',
  );
  throw forPeople(reason === 'notSent' ? 422 : 409, `Not written: ${because}`);
}

const quotesIn = (letters: readonly KeptLetter[]): string[] =>
  letters.flatMap(({ evidence = [] }) => evidence.map(({ quote }) => quote));

const lettersTo = async (rows: Rows, workspace: string, id: EntityId) => {
  const letters = (await rows.names.get('letters', workspace, String(id))) ?? [];
  if (letters.length < mostLetters) return letters;
  throw forPeople(409, `This person has ${mostLetters} emails, which is the most.`);
};

/** Writes one more letter to a person. A follow-up only if they are due and there is something new to say (D95). */
export const suggestLetter = (
  context: Context,
  workspace: string,
  prospectid: EntityId,
  isFollowUp = false,
) =>
  generateOnce(
    context,
    runName(workspace, isFollowUp ? 'followUps' : 'emails', prospectid),
    async (keep) => {
      const { rows, writer, now = () => new Date() } = context;
      const requireMayWrite = async (within: Rows, of: RowOf<'prospects'>) => {
        await requireWanted(within, workspace, of);
        if (isFollowUp) await requireDue(within, workspace, of, now());
      };
      const prospect = await requireRow(rows, 'prospects', workspace, prospectid);
      await requireMayWrite(rows, prospect);
      const about = await rows.names.get('workspaces', workspace, workspace);
      const name = String(prospect.id);
      const before = await lettersTo(rows, workspace, name);
      await requireSpace(rows, workspace);
      const target = await requireRow(rows, 'targetCompanies', workspace, prospect.owner);
      const { order, note } = await businessOf(context, workspace, target.owner);
      const round = await writer.letters({
        ...order,
        to: {
          name: prospect.value.prospect_name,
          role: prospect.value.role,
          company: prospect.value.prospect_company_name,
          note: target.value.recent_news ?? '',
          site: await targetSite(context, workspace, target, isFollowUp),
        },
        sender: about?.fullName ?? order.profile.name,
        there: before.map(({ emailBody }) => emailBody),
        ...(isFollowUp && { used: quotesIn(before) }),
        count: 1,
      });
      const added = round.items.map(({ subject, body, greeting, ...grounds }) => ({
        emailSubject: subject,
        emailBody: body,
        ...(greeting !== undefined && { greeting }),
        ...groundsOf(grounds),
      }));
      return keep.together(lockOf(workspace, 'prospects', name), async (within) => {
        // The prospect may have been deleted while the letter was written.
        const of = await requireRow(within, 'prospects', workspace, prospectid);
        // A colleague may have put them on the list, marked what became of the mail, or added letters.
        await requireMayWrite(within, of);
        const there = await lettersTo(within, workspace, name);
        const isNew = (letter: KeptLetter) =>
          !isFollowUp || letter.sample || restsOnNew(letter.evidence, quotesIn(there));
        const fresh = added.filter(isNew);
        if (isFollowUp && fresh.length === 0) {
          const nothing = `Nothing new to say to ${nameOf('prospects', of.value)}.`;
          return { data: [], message: messageOf({ cost: round.cost }, [note, nothing]) };
        }
        if (fresh.length > 0)
          await within.names.put('letters', workspace, name, [...there, ...fresh]);
        const row = await emailsOf(within, workspace, of);
        return { data: [row], message: messageOf(round, [note]) };
      });
    },
  );

export const emailOperations: Operations<'emails'> = {
  'emails.list': async (context, { workspace, query }) => {
    const { rows } = context;
    const all = await rowsOfIds(rows, 'prospects', workspace, query.prospectid);
    // Those of a deleted company come back with it.
    const targets = all.map(({ owner }) => owner).join(',');
    const there = await rowsOfIds(rows, 'targetCompanies', workspace, targets);
    const employed = new Set(there.map(({ id }) => String(id)));
    const people = all.filter(({ owner }) => employed.has(owner));
    // Their evidence is not kept in memory until the last mail is sent.
    const plain = people.map(({ value: { evidence: _own, ...value }, ...row }) => ({
      ...row,
      value,
    }));
    // A letter greets by the name in the prospect's row.
    const employers = [...new Set(people.map(({ owner }) => owner))];
    const lists = [
      ...employers.map((id) => `prospects:${id}` as const),
      ...people.map(({ id }) => `letters:${id}` as const),
    ];
    const mail = mailTo(rows, workspace, plain);
    const found = await listedIfNew(context, 'emails.list', workspace, lists, mail);
    return { ...found, message: 'Found.' };
  },
  'emails.generate': async (context, { workspace, body: { prospectid, companyId, followUp } }) => {
    await requireRow(context.rows, 'companies', workspace, companyId);
    return generated(await suggestLetter(context, workspace, prospectid, followUp));
  },
};
