import { ContractMismatch } from './ask.ts';
import { newId, rowWith, type AnyRow, type Examination } from './examination.ts';
import { walkMerge } from './walkMerge.ts';

const lettersIn = (rows: readonly AnyRow[]): number =>
  rows.flatMap((row) => (Array.isArray(row['emails']) ? (row['emails'] as unknown[]) : [])).length;

async function walkLetters(on: Examination, companyId: string | number, prospect: AnyRow) {
  const prospectid = prospect['prospectid'];
  const query = { prospectid: String(prospectid) };
  const before = await on.rows('emails.list', 'lists the mail', { query });
  const body = { prospectid, companyId };
  await on.call('emails.generate', 'writes a variation', { body });
  const isMore = (rows: readonly AnyRow[]) => lettersIn(rows) > lettersIn(before);
  await on.rows('emails.list', 'lists the new variation', { query }, isMore);
  // Long ago, so that a follow-up is due. A server without shared state has none.
  const value = { sent: [{ letter: 'contract check', on: '2026-01-05', by: 'Contract Check' }] };
  const shared = { companyId, key: `mail ${String(prospectid)}`, value, version: 0 };
  await on.optional('sharedState.put', 'marks it as sent', { body: shared });
  const due = { body: { ...body, followUp: true } };
  await on.optional('emails.generate', 'writes a follow-up, or says why not', due);
}

/** The outbound calls: people at a target company, and mail to one of them. */
export async function walkPeople(on: Examination, companyId: string | number): Promise<void> {
  const companies = { query: { companyId: String(companyId) } };
  const [target] = await on.rows(
    'targetCompanies.list',
    'lists a company to look for people at',
    companies,
    (rows) => rows.length > 0,
  );
  if (!target) throw new ContractMismatch('there is no target company');
  const { targetid, target_company_name: employer } = target;
  const asked = { query: { targetid: String(targetid) } };
  const body = { companies: [{ targetid, name: employer }] };
  await on.call('prospects.generate', 'finds people', { body });
  const first = await on.rows('prospects.list', 'lists them', asked, (rows) => rows.length > 0);
  const fields = { prospect_name: 'Ada Moor', prospect_company_name: employer, role: 'Buyer' };
  await on.call('prospects.add', 'adds a person', { body: { targetid, ...fields } });
  const isMore = (rows: readonly AnyRow[]) => rows.length > first.length;
  const second = await on.rows('prospects.list', 'lists the person', asked, isMore);
  const prospectid = newId('prospectid', first, second);
  const changed = { ...fields, role: 'Head Buyer' };
  await on.call('prospects.edit', 'changes the person', { body: { prospectid, ...changed } });
  const isChanged = (rows: readonly AnyRow[]) =>
    rowWith(rows, 'prospectid', prospectid)?.['role'] === 'Head Buyer';
  await on.rows('prospects.list', 'lists the change', asked, isChanged);
  await on.part(() => walkLetters(on, companyId, { prospectid }));
  const list = { area: 'prospects', idField: 'prospectid', ...asked, owner: { targetid } } as const;
  await on.part(() => walkMerge(on, list, prospectid, fields));
  await on.call('prospects.remove', 'deletes the person', { body: { prospectid } });
  const isGone = (rows: readonly AnyRow[]) => rowWith(rows, 'prospectid', prospectid) === undefined;
  await on.rows('prospects.list', 'no longer lists the person', asked, isGone);
}
