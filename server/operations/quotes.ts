import type { GoneQuote, RestingKind } from '#domain/evidence/goneQuotes.ts';
import type { Evidence } from '#domain/evidence/grounds.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { RowOf, Rows } from '../rows/rows.ts';
import type { Table } from '../rows/tables.ts';
import { requireRow, type Context } from './context.ts';
import { lookAgain } from './lookAgain.ts';
import type { Operations } from './operation.ts';
import { evidenceIn } from './quotedPages.ts';
import { nameOf, ownerOf } from './round.ts';
import { runName, type Work } from './runs.ts';

const mostQuotes = 50;
const mostRows = 20;

type Row = GoneQuote['rows'][number];

/** Returns those of some rows whose owner is there. */
async function owned<Name extends RestingKind>(
  rows: Rows,
  table: Name,
  owners: Table,
  workspace: string,
  ids: readonly string[],
): Promise<readonly RowOf<Name>[]> {
  const all = await rows.some(table, workspace, ids);
  const asked = [...new Set(all.map((row) => row.owner))];
  const present = new Set((await rows.some(owners, workspace, asked)).map(({ id }) => String(id)));
  return all.filter((row) => present.has(row.owner));
}

/** Returns what the last look has found, as far as rows still rest on it. */
async function lookedAt(rows: Rows, workspace: string, owner: string) {
  const looks = await rows.names.get('looks', workspace, owner);
  const kinds = Map.groupBy(looks?.gone ?? [], ({ kind }) => kind);
  const gone = new Map<string, Omit<GoneQuote, 'rows'> & { readonly rows: Row[] }>();
  const add = (row: Row, evidence: readonly Evidence[] = []): void => {
    for (const { quote, url, checked } of evidence) {
      if (url === undefined || checked?.found !== 'gone') continue;
      const { since = checked.on, last, now } = checked;
      const key = `${url} ${quote}`;
      const same = gone.get(key) ?? { quote, url, since, last, now, rows: [] };
      gone.set(key, same);
      const isListed = same.rows.some(({ kind, id }) => kind === row.kind && id === row.id);
      if (!isListed && same.rows.length < mostRows) same.rows.push(row);
    }
  };
  for (const [kind, found] of kinds) {
    const ids = found.map(({ id }) => String(id));
    if (kind === 'sections') {
      for (const { owner: idea, value } of await owned(rows, kind, 'contentIdeas', workspace, ids))
        add({ kind, id: Number(idea), name: value.heading }, evidenceIn(value.sentences));
      continue;
    }
    // The people of a deleted company come back with it.
    for (const { id, value } of await owned(rows, kind, ownerOf(kind), workspace, ids))
      add({ kind, id, name: nameOf(kind, value) }, value.evidence);
  }
  const all = [...gone.values()].sort((one, other) => (one.since > other.since ? -1 : 1));
  return { on: looks?.on ?? null, gone: all.slice(0, mostQuotes) };
}

const runOf = (workspace: string, companyId: EntityId): string =>
  runName(workspace, 'quotes', companyId);

/** Looks at the quoted pages of a company, or goes on with a look that another process has begun. */
export function lookAtQuotes(
  context: Context,
  workspace: string,
  companyId: EntityId,
  isNew = false,
) {
  const { rows, runs, person, since, now = () => new Date() } = context;
  const owner = String(companyId);
  const work: Work<Awaited<ReturnType<typeof lookedAt>>> = async () => {
    const { id } = await requireRow(rows, 'companies', workspace, companyId);
    const before = await rows.names.get('looks', workspace, owner);
    const on = (!isNew && before?.on) || now().toISOString();
    if (on !== before?.on)
      await rows.together(`${workspace} looks ${owner}`, async (within) => {
        await requireRow(within, 'companies', workspace, companyId);
        const { gone = [], pages = {} } = before ?? {};
        await within.names.put('looks', workspace, owner, { on, gone, pages });
      });
    await lookAgain(context, workspace, id, on);
    return lookedAt(rows, workspace, owner);
  };
  return runs.join(runOf(workspace, companyId), work, { person, since });
}

export const quoteOperations: Operations<'quotes'> = {
  'quotes.list': async ({ rows }, { workspace, query: { companyId } }) => {
    const { id } = await requireRow(rows, 'companies', workspace, companyId);
    return { success: true, data: await lookedAt(rows, workspace, String(id)) };
  },
  'quotes.check': async (context, { workspace, body: { companyId } }) => {
    const { id } = await requireRow(context.rows, 'companies', workspace, companyId);
    // Without a reader nothing was looked at, which the answer says by its time.
    const data = context.reader
      ? await lookAtQuotes(context, workspace, id, true)
      : await lookedAt(context.rows, workspace, String(id));
    return { success: true, data };
  },
};
