import { found } from './context.ts';
import { told, worthReading, type Operations } from './operation.ts';
import { emailsOf, suggestLetter } from './suggestPeople.ts';
import { theseRows } from './theseRows.ts';
import type { EmailRow } from '../rows/tables.ts';

/** The email variations: each call for one writes one, so that three rounds make three. */
export const emailOperations: Operations<'emails'> = {
  'emails.list': async (context, { workspace, query }) => {
    const mail: EmailRow[] = [];
    for (const prospect of await theseRows(
      context.rows,
      'prospects',
      workspace,
      query.prospectid,
    )) {
      const row = await emailsOf(context, workspace, prospect);
      if (row.emails.length > 0) mail.push(row);
    }
    return told('Found.', mail);
  },
  'emails.generate': async (context, { workspace, body: { prospectid, companyId } }) => {
    await found(context.rows, 'prospects', workspace, prospectid);
    await found(context.rows, 'companies', workspace, companyId);
    const { rows, message } = await context.runs.join(`${workspace} emails ${prospectid}`, (keep) =>
      suggestLetter(context, workspace, companyId, prospectid, keep),
    );
    return { ...told(message ?? 'Generated.', rows), ...(message !== undefined && worthReading) };
  },
};
