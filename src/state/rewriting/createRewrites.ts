import { ApiError } from '#api/apiError.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { mostLike } from '#domain/rewriting/mostLike.ts';
import { fieldTextOf, type Proposal, type RewritableKind } from '#domain/rewriting/proposal.ts';
import { nextRewrite, type Rewrite, type RewriteEvent } from '#domain/rewriting/rewrite.ts';
import { t } from '#domain/words/translate.ts';
import { textOf } from '../failure.ts';
import type { LedgerScope } from '../generation/ledger.ts';
import { listKey, listName } from '../lists/createLists.ts';
import type { Services } from '../services.ts';

/** One field of one row, and the calls of its list. */
export interface FieldJob<Item extends Identified = Identified> {
  readonly kind: RewritableKind;
  readonly scope: LedgerScope;
  readonly item: Item;
  readonly field: string;
  readonly list: () => Promise<readonly Item[]>;
  readonly generate: () => Promise<void>;
  readonly labelOf: (item: Item) => string;
}

export interface Rewrites {
  readonly snapshot: () => ReadonlyMap<string, Rewrite>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly ask: <Item extends Identified>(job: FieldJob<Item>, isAnother?: boolean) => void;
  /** The same with whole suggestions, once the person has said yes to them. */
  readonly askWhole: <Item extends Identified>(job: FieldJob<Item>) => void;
  readonly leave: (name: string) => void;
}

/** What a field's state is known by. */
export const rewriteName = (
  kind: RewritableKind,
  { workspace, companyId }: LedgerScope,
  item: Identified,
  field: string,
): string => [kind, workspace, companyId, item.id, field].join('|');

/** A server without the call. A row that is gone is answered 410. */
const hasNoSuchCall = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0);

class NothingNew extends Error {}

type Parts = Pick<Services, 'api' | 'workspace' | 'left' | 'ledger' | 'lists'>;

/** Generates whole rows, which stay, and takes the field of the one that is most like the row. */
async function fromWholeRows<Item extends Identified>(
  { ledger, lists }: Parts,
  { kind, scope, item, field, list, generate, labelOf }: FieldJob<Item>,
  { declined }: Rewrite,
): Promise<Proposal> {
  const known = new Set((await list()).map(({ id }) => String(id)));
  await lists.change(listName(listKey(kind, scope)), {}, () => ledger.run(scope, kind, generate));
  const fresh = (await list()).filter(({ id }) => !known.has(String(id)));
  const found = mostLike(item, field, fresh, declined);
  const value = found && fieldTextOf(found, field);
  if (!found || value === undefined) throw new NothingNew();
  const { evidence = [], assumptions = [], isSample = false } = found.grounds ?? {};
  return {
    value,
    grounds: {
      evidence: evidence.filter((each) => each.field === field),
      assumptions: assumptions.filter((each) => each === field),
      isSample,
    },
    source: { label: labelOf(found), rows: fresh.length },
  };
}

/**
 * Fields that are written anew, whichever page asked. It goes on when the page is left, and the proposal waits until it is taken
 * or left; a reload forgets it.
 */
export function createRewrites(parts: Parts): Rewrites {
  const { api, workspace, left } = parts;
  const listeners = new Set<() => void>();
  let rewrites: ReadonlyMap<string, Rewrite> = new Map();
  let attempts = 0;
  /** Known once the server has answered that it has no such call. */
  let isWholeOnly = false;

  const apply = (name: string, event: RewriteEvent): Rewrite | undefined => {
    const next = nextRewrite(rewrites.get(name), event);
    const all = new Map(rewrites);
    if (next) all.set(name, next);
    else all.delete(name);
    rewrites = all;
    for (const listener of listeners) listener();
    return next;
  };

  const start = async <Item extends Identified>(
    job: FieldJob<Item>,
    type: 'ask' | 'another',
    isWhole: boolean,
  ) => {
    const { kind, scope, item, field } = job;
    const name = rewriteName(kind, scope, item, field);
    attempts += 1;
    const attempt = attempts;
    const now = apply(name, { type, attempt });
    // A former press is under way, or its proposal is there.
    if (now?.attempt !== attempt) return;
    if (isWholeOnly && !isWhole) return void apply(name, { type: 'wholeOnly', attempt });
    const asked = { kind, id: item.id, field, declined: now.declined };
    try {
      const proposal = isWhole
        ? await fromWholeRows(parts, job, now)
        : await api.suggestions.rewrite(workspace, asked, left);
      apply(name, { type: 'answered', attempt, proposal });
    } catch (error) {
      if (!isWhole && hasNoSuchCall(error)) {
        isWholeOnly = true;
        return void apply(name, { type: 'wholeOnly', attempt });
      }
      const message = error instanceof NothingNew ? t('general.nothingNew') : textOf(error);
      apply(name, { type: 'failed', attempt, message });
    }
  };

  return {
    snapshot: () => rewrites,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (job, isAnother = false) => void start(job, isAnother ? 'another' : 'ask', false),
    askWhole: (job) => void start(job, 'ask', true),
    leave: (name) => void apply(name, { type: 'leave' }),
  };
}
