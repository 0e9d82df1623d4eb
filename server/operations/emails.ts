import { requireRow } from './context.ts';
import { generateOnce } from './generateOnce.ts';
import { listedWithMessage, showMessage, type Operations } from './operation.ts';
import { emailsOf, suggestLetter } from './suggestPeople.ts';
import { rowsOfIds } from './rowsOfIds.ts';
import type { EmailRow } from '../rows/tables.ts';

/** The operations of email variations. Each generating call writes one, so three calls make three. */
export const emailOperations: Operations<'emails'> = {
  'emails.list': async (context, { workspace, query }) => {
    const mail: EmailRow[] = [];
    for (const prospect of await rowsOfIds(
      context.rows,
      'prospects',
      workspace,
      query.prospectid,
    )) {
      const row = await emailsOf(context, workspace, prospect);
      if (row.emails.length > 0) mail.push(row);
    }
    return listedWithMessage('Found.', mail);
  },
  'emails.generate': async (context, { workspace, body: { prospectid, companyId } }) => {
    await requireRow(context.rows, 'prospects', workspace, prospectid);
    await requireRow(context.rows, 'companies', workspace, companyId);
    const key = `${workspace} emails ${prospectid}`;
    const { rows, message } = await generateOnce(context, key, (keep) =>
      suggestLetter(context, workspace, companyId, prospectid, keep),
    );
    return {
      ...listedWithMessage(message ?? 'Generated.', rows),
      ...(message !== undefined && showMessage),
    };
  },
};
