import type { EntityId } from '#domain/entityId.ts';
import { emails, type Addressee } from '../generate/kinds/emails.ts';
import { addressOf, prospects } from '../generate/kinds/prospects.ts';
import type { Store } from '../store/store.ts';
import type { EmailRow, ProspectRow } from '../store/tables.ts';
import { toProspectRow } from '../wire/rows.ts';
import { append, briefFor, found, nextRound } from './world.ts';

const peopleAtOnce = 3;

/** One round of people at a target company. */
export function growProspects(
  store: Store,
  workspace: string,
  targetid: EntityId,
): readonly ProspectRow[] {
  const target = found(store.targetCompanies, workspace, 'targetid', targetid);
  const { value: profile } = found(store.companies, workspace, 'companyId', target.owner);
  const employer = { ...target.value, name: target.value.target_company_name };
  const owner = String(targetid);
  const there = new Set(store.prospects.list(workspace, owner).map((row) => row.prospect_name));
  const people = nextRound(
    store,
    workspace,
    `prospects:${owner}`,
    prospects(briefFor(profile), employer),
    peopleAtOnce,
    ({ name }) => there.has(name),
  );
  return people.map((person) =>
    append(store, store.prospects, workspace, owner, (id) =>
      toProspectRow(id, target.value.targetid, { ...person, companyName: employer.name }),
    ),
  );
}

/** All mail to a prospect so far, addressed as the prospect is called now. */
export function emailsOf(store: Store, workspace: string, prospect: ProspectRow): EmailRow {
  const { prospectid, prospect_name: prospectName, prospect_company_name: targetName } = prospect;
  const letters = store.letters.get(workspace, String(prospectid))?.value ?? [];
  const email = addressOf(prospectName, targetName);
  return { prospectid, prospectName, targetName, email, emails: [...letters] };
}

/** One more letter to a prospect, unlike those before. */
export function growLetters(
  store: Store,
  workspace: string,
  companyId: EntityId,
  prospectid: EntityId,
): EmailRow {
  const { owner, value: prospect } = found(store.prospects, workspace, 'prospectid', prospectid);
  const { value: profile } = found(store.companies, workspace, 'companyId', companyId);
  const target = store.targetCompanies.get(workspace, owner)?.value;
  const to: Addressee = {
    name: prospect.prospect_name,
    role: prospect.role,
    company: prospect.prospect_company_name,
    note: target?.recent_news ?? '',
  };
  const sender = store.workspaces.get(workspace, workspace)?.value.fullName ?? profile.name;
  const row = emailsOf(store, workspace, prospect);
  const written = new Set(row.emails.map(({ emailBody }) => emailBody));
  const [letter] = nextRound(
    store,
    workspace,
    `letters:${prospect.prospectid}`,
    emails(briefFor(profile), to, sender),
    1,
    ({ body }) => written.has(body),
  );
  if (!letter) return row;
  const letters = [...row.emails, { emailSubject: letter.subject, emailBody: letter.body }];
  store.letters.put(workspace, String(prospect.prospectid), { owner: '', value: letters });
  return { ...row, emails: letters };
}
