import type { Row } from '../rows/rows.ts';
import { requireRow, type Context } from './context.ts';
import { generateOnce } from './generateOnce.ts';
import { listedWithMessage, showMessage, type Operations } from './operation.ts';
import { beginning } from './parts.ts';
import { emailsOf, suggestLetter } from './suggestPeople.ts';
import { rowsOfIds } from './rowsOfIds.ts';
import type { EmailRow, Tables } from '../rows/tables.ts';

/** Reads the mail to each person who has any. */
async function* mailTo(
  context: Context,
  workspace: string,
  people: readonly Row<Tables['prospects']>[],
): AsyncGenerator<readonly EmailRow[], void> {
  for (const prospect of people) {
    const row = await emailsOf(context, workspace, prospect);
    if (row.emails.length > 0) yield [row];
  }
}

/** The operations of email variations. Each generating call writes one, so three calls make three. */
export const emailOperations: Operations<'emails'> = {
  'emails.list': async (context, { workspace, query }) => {
    const people = await rowsOfIds(context.rows, 'prospects', workspace, query.prospectid);
    // Their evidence is not kept in memory until the last mail is sent.
    const plain = people.map(({ value: { evidence: _quotes, ...value }, ...row }) => ({
      ...row,
      value,
    }));
    const { data, ...more } = await beginning(mailTo(context, workspace, plain));
    return { ...listedWithMessage('Found.', data), ...more };
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
