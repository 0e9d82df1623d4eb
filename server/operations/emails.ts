import type { EntityId } from '#domain/lists/entityId.ts';
import type { RowOf, Rows } from '../rows/rows.ts';
import type { KeptLetter } from '../rows/tables.ts';
import { messageOf } from './budget.ts';
import { lockOf, requireRow, rowsOfIds, type Context } from './context.ts';
import { entryAbout, recipientOf } from './doNotContact.ts';
import { generated, type Operations } from './operation.ts';
import { listedIfNew } from './parts.ts';
import { forPeople, requireSpace } from './refusal.ts';
import { businessOf, groundsOf, nameOf } from './round.ts';
import { generateOnce, runName } from './runs.ts';
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

export const suggestLetter = (context: Context, workspace: string, prospectid: EntityId) =>
  generateOnce(context, runName(workspace, 'emails', prospectid), async (keep) => {
    const { rows, writer } = context;
    const prospect = await requireRow(rows, 'prospects', workspace, prospectid);
    await requireWanted(rows, workspace, prospect);
    const about = await rows.names.get('workspaces', workspace, workspace);
    const name = String(prospect.id);
    const before = (await rows.names.get('letters', workspace, name)) ?? [];
    if (before.length >= mostLetters)
      throw forPeople(409, `This person has ${mostLetters} emails, which is the most.`);
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
        site: await targetSite(context, workspace, target),
      },
      sender: about?.fullName ?? order.profile.name,
      there: before.map(({ emailBody }) => emailBody),
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
      const now = await requireRow(within, 'prospects', workspace, prospectid);
      // A colleague may have put them on the list.
      await requireWanted(within, workspace, now);
      if (added.length > 0)
        await within.names.put('letters', workspace, name, [...before, ...added]);
      const row = await emailsOf(within, workspace, now);
      return { data: [row], message: messageOf(round, [note]) };
    });
  });

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
  'emails.generate': async (context, { workspace, body: { prospectid, companyId } }) => {
    await requireRow(context.rows, 'companies', workspace, companyId);
    return generated(await suggestLetter(context, workspace, prospectid));
  },
};
