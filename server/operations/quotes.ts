import type { GoneQuote, QuotingKind } from '#domain/evidence/goneQuotes.ts';
import type { Evidence } from '#domain/evidence/grounds.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Rows } from '../rows/rows.ts';
import { requireRow, type Context } from './context.ts';
import { lookAgain } from './lookAgain.ts';
import type { Operations } from './operation.ts';
import { nameOf, ownerOf } from './round.ts';
import { runName, type Work } from './runs.ts';

const mostQuotes = 50;
const mostRows = 20;

type Row = GoneQuote['rows'][number];

/** Returns what the last look has found, as far as rows still rest on it. */
async function lookedAt(rows: Rows, workspace: string, owner: string) {
  const looks = await rows.names.get('looks', workspace, owner);
  const kinds = Map.groupBy(looks?.gone ?? [], ({ kind }) => kind);
  const gone = new Map<string, Omit<GoneQuote, 'rows'> & { readonly rows: Row[] }>();
  const add = (
    kind: QuotingKind,
    id: number,
    value: { readonly evidence?: readonly Evidence[] | undefined },
  ): void => {
    for (const { quote, url, checked } of value.evidence ?? []) {
      if (url === undefined || checked?.found !== 'gone') continue;
      const { since = checked.on, last, now } = checked;
      const key = `${url} ${quote}`;
      const same = gone.get(key) ?? { quote, url, since, last, now, rows: [] };
      gone.set(key, same);
      const isListed = same.rows.some((row) => row.kind === kind && row.id === id);
      if (!isListed && same.rows.length < mostRows)
        same.rows.push({ kind, id, name: nameOf(kind, value) });
    }
  };
  for (const [kind, found] of kinds) {
    const ids = found.map(({ id }) => String(id));
    const there = await rows.some(kind, workspace, ids);
    const owners = [...new Set(there.map((row) => row.owner))];
    // The people of a deleted company come back with it.
    const present = new Set(
      (await rows.some(ownerOf(kind), workspace, owners)).map((row) => String(row.id)),
    );
    for (const row of there) if (present.has(row.owner)) add(kind, row.id, row.value);
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
