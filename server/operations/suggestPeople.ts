import { prospectDescription } from '#domain/companies/prospect.ts';
import { draftToWire } from '#domain/entities/description.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Row, Rows } from '../rows/rows.ts';
import type { EmailRow, Tables, WireRow } from '../rows/tables.ts';
import { addressOf } from '../writers/templates/kinds/prospects.ts';
import { found, toWire, type Context } from './context.ts';

type Parts = Pick<Context, 'rows' | 'writer'>;

const peopleAtOnce = 3;

/** Under it a target company gets people, and under it they go with it. */
export const lockOfTarget = (workspace: string, id: EntityId): string =>
  `${workspace} target ${id}`;

/** One round of people at a target company. */
export async function suggestPeople(
  { rows, writer }: Parts,
  workspace: string,
  targetid: EntityId,
): Promise<readonly WireRow<'prospects'>[]> {
  const target = await found(rows, 'targetCompanies', workspace, targetid);
  const { value: profile } = await found(rows, 'companies', workspace, target.owner);
  const owner = String(targetid);
  const progress = `prospects:${owner}`;
  const there = await rows.list('prospects', workspace, owner);
  const { target_company_name: name, description } = target.value;
  const round = await writer.people({
    profile,
    employer: { name, description },
    there: there.map(({ value }) => value.prospect_name),
    from: (await rows.names.get('progress', workspace, progress)) ?? 0,
    count: peopleAtOnce,
  });
  return rows.together(lockOfTarget(workspace, owner), async (within) => {
    // A company that was deleted while its people were looked for gets none.
    await found(within, 'targetCompanies', workspace, targetid);
    await within.names.put('progress', workspace, progress, round.next);
    const kept: WireRow<'prospects'>[] = [];
    for (const person of round.items) {
      const value = {
        ...draftToWire(prospectDescription, { ...person, companyName: name }),
        targetid: target.id,
      };
      kept.push(toWire('prospects', await within.insert('prospects', workspace, owner, value)));
    }
    return kept;
  });
}

/** Under it a prospect gets letters, and under it they go. */
export const lockOfProspect = (workspace: string, id: EntityId): string =>
  `${workspace} prospect ${id}`;

/** All mail to a prospect so far, addressed as the prospect is called now. */
export async function emailsOf(
  rows: Rows,
  workspace: string,
  { id, value }: Row<Tables['prospects']>,
): Promise<EmailRow> {
  const { prospect_name: prospectName, prospect_company_name: targetName } = value;
  const letters = (await rows.names.get('letters', workspace, String(id))) ?? [];
  const email = addressOf(prospectName, targetName);
  return { prospectid: id, prospectName, targetName, email, emails: [...letters] };
}

/** One more letter to a prospect, unlike those before. */
export async function suggestLetter(
  { rows, writer }: Parts,
  workspace: string,
  companyId: EntityId,
  prospectid: EntityId,
): Promise<EmailRow> {
  const prospect = await found(rows, 'prospects', workspace, prospectid);
  const { value: profile } = await found(rows, 'companies', workspace, companyId);
  const target = await rows.get('targetCompanies', workspace, prospect.owner);
  const about = await rows.names.get('workspaces', workspace, workspace);
  const { emails, ...addressed } = await emailsOf(rows, workspace, prospect);
  const name = String(prospect.id);
  const progress = `letters:${name}`;
  const { items, next } = await writer.letters({
    profile,
    to: {
      name: prospect.value.prospect_name,
      role: prospect.value.role,
      company: prospect.value.prospect_company_name,
      note: target?.value.recent_news ?? '',
    },
    sender: about?.fullName ?? profile.name,
    there: emails.map(({ emailBody }) => emailBody),
    from: (await rows.names.get('progress', workspace, progress)) ?? 0,
    count: 1,
  });
  const added = items.map(({ subject, body }) => ({ emailSubject: subject, emailBody: body }));
  return rows.together(lockOfProspect(workspace, name), async (within) => {
    // Whoever was deleted while the letter was written gets none.
    await found(within, 'prospects', workspace, prospectid);
    await within.names.put('progress', workspace, progress, next);
    const letters = [...emails, ...added];
    if (added.length > 0) await within.names.put('letters', workspace, name, letters);
    return { ...addressed, emails: letters };
  });
}
