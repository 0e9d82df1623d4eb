import { prospectDescription } from '#domain/companies/prospect.ts';
import { fits } from '#domain/entities/rowSize.ts';
import { draftToWire } from '#domain/entities/toWire.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Row, Rows } from '../rows/rows.ts';
import type { EmailRow, KeptLetter, Tables, WireRow } from '../rows/tables.ts';
import { budgetOf, messageOf } from './budget.ts';
import { requireRow, toWire, type Context } from './context.ts';
import { groundsOf } from './groundsOf.ts';
import { businessSite, targetSite } from './keptSite.ts';
import type { Generated } from './operation.ts';
import { pickedOf } from './parts.ts';
import { requireSpace, tooMuch } from './space.ts';
import type { Parts } from './suggest.ts';
import { remember, suggestedSoFar, requireRoom } from './suggested.ts';

const peopleAtOnce = 3;

/** The most letters to one person (D87). */
const mostLetters = 50;

/** The lock under which a target company gets people and is deleted with them. */
export const lockOfTarget = (workspace: string, id: EntityId): string =>
  `${workspace} target ${id}`;

/** The text that identifies a person: their name, or their role while the name is unknown. */
const nameOrRole = ({ prospect_name, role }: Tables['prospects']): string => prospect_name || role;

/** Finds one round of people at a target company, and stores it on the rows of the run, if any. */
export async function suggestPeople(
  parts: Parts,
  workspace: string,
  targetid: EntityId,
  keep: Rows = parts.rows,
): Promise<Generated<WireRow<'prospects'>>> {
  const { rows, writer } = parts;
  const target = await requireRow(rows, 'targetCompanies', workspace, targetid);
  const { value: profile } = await requireRow(rows, 'companies', workspace, target.owner);
  const owner = String(targetid);
  const kind = `prospects:${targetid}`;
  await requireRoom(rows, 'prospects', workspace, owner);
  const there = await pickedOf(rows, 'prospects', workspace, owner, ({ value }) => ({
    name: nameOrRole(value),
    role: value.role,
  }));
  const { target_company_name: name, description, website } = target.value;
  const { site } = await businessSite(parts, workspace, target.owner, profile.website);
  if (parts.reader) parts.onStep?.({ step: 'writing' });
  const round = await writer.people({
    profile,
    site,
    budget: budgetOf(parts, workspace),
    employer: {
      name,
      description,
      site: await targetSite(parts, workspace, target.id, website),
    },
    there: there.map(({ name: known }) => known),
    roles: there.map(({ role }) => role),
    gone: await suggestedSoFar(rows, workspace, kind),
    count: peopleAtOnce,
  });
  return keep.together(lockOfTarget(workspace, owner), async (within) => {
    // The company may have been deleted during the search.
    await requireRow(within, 'targetCompanies', workspace, targetid);
    const room = await requireRoom(within, 'prospects', workspace, owner);
    const kept: WireRow<'prospects'>[] = [];
    for (const person of round.items.slice(0, room)) {
      const value = {
        ...draftToWire(prospectDescription, { ...person, companyName: name }),
        ...groundsOf(person),
        targetid: target.id,
      };
      if (!fits(value)) continue;
      kept.push(toWire('prospects', await within.insert('prospects', workspace, owner, value)));
    }
    const names = round.items.map((person) => person.name || person.role);
    await remember(within, workspace, kind, names);
    return { rows: kept, message: messageOf(round), cost: round.cost };
  });
}

/** The lock under which a prospect gets letters and is deleted. */
export const lockOfProspect = (workspace: string, id: EntityId): string =>
  `${workspace} prospect ${id}`;

/** Returns a letter as it is sent. Its greeting contains the recipient's name once that is known. */
function addressed({ prompt: _own, greeting, ...letter }: KeptLetter, name: string) {
  if (greeting === undefined) return letter;
  const line = greeting
    .replace(/(,?\s*)\{name\}/, (_all, gap: string) => (name === '' ? '' : `${gap || ' '}${name}`))
    .trim();
  return { ...letter, emailBody: `${line}\n\n${letter.emailBody}` };
}

/** Returns all mail to a prospect so far, addressed with the prospect's current name. */
export async function emailsOf(
  { rows }: Pick<Context, 'rows'>,
  workspace: string,
  { id, value }: Row<Tables['prospects']>,
): Promise<EmailRow> {
  const { prospect_name: prospectName, prospect_company_name: targetName } = value;
  const letters = (await rows.names.get('letters', workspace, String(id))) ?? [];
  const emails = letters.map((letter) => addressed(letter, prospectName));
  // Addresses are not known and never guessed.
  return { prospectid: id, prospectName, targetName, email: '', emails };
}

/** Writes one more letter to a prospect, different from the earlier ones, and stores it. */
export async function suggestLetter(
  parts: Parts,
  workspace: string,
  companyId: EntityId,
  prospectid: EntityId,
  keep: Rows = parts.rows,
): Promise<Generated<EmailRow>> {
  const { rows, writer } = parts;
  const prospect = await requireRow(rows, 'prospects', workspace, prospectid);
  const { value: profile } = await requireRow(rows, 'companies', workspace, companyId);
  const target = await rows.get('targetCompanies', workspace, prospect.owner);
  const about = await rows.names.get('workspaces', workspace, workspace);
  const name = String(prospect.id);
  const before = (await rows.names.get('letters', workspace, name)) ?? [];
  if (before.length >= mostLetters)
    throw tooMuch(409, `This person has ${mostLetters} emails, which is the most.`);
  await requireSpace(rows, workspace);
  const { site, note } = await businessSite(parts, workspace, String(companyId), profile.website);
  const theirs = target && (await targetSite(parts, workspace, target.id, target.value.website));
  if (parts.reader) parts.onStep?.({ step: 'writing' });
  const round = await writer.letters({
    profile,
    site,
    budget: budgetOf(parts, workspace),
    to: {
      name: prospect.value.prospect_name,
      role: prospect.value.role,
      company: prospect.value.prospect_company_name,
      note: target?.value.recent_news ?? '',
      site: theirs,
    },
    sender: about?.fullName ?? profile.name,
    there: before.map(({ emailBody }) => emailBody),
    count: 1,
  });
  const added = round.items.map(({ subject, body, greeting, ...grounds }) => ({
    emailSubject: subject,
    emailBody: body,
    ...(greeting !== undefined && { greeting }),
    ...groundsOf(grounds),
  }));
  return keep.together(lockOfProspect(workspace, name), async (within) => {
    // The prospect may have been deleted while the letter was written.
    const now = await requireRow(within, 'prospects', workspace, prospectid);
    if (added.length > 0) await within.names.put('letters', workspace, name, [...before, ...added]);
    const row = await emailsOf({ rows: within }, workspace, now);
    return { rows: [row], message: messageOf(round, [note]) };
  });
}
