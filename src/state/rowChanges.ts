import type { EditedGrounds } from '#domain/entities/toWire.ts';
import { claimOf, claimsIn, isFieldChanged } from '#domain/evidence/claims.ts';
import { groundsOf, groundsOfField } from '#domain/evidence/grounds.ts';
import type { CollectionActions, Outcome, TakenText } from '#contracts/collection.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { idsOf, sameId } from '#domain/lists/entityId.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';
import { failureText, isServerMessage, isMissingCall } from './failure.ts';
import { claimList, type List, type ListCalls, type ListKey } from './list.ts';
import { rowName, type CachedList } from './listChanges.ts';
import type { Services } from './services.ts';

export interface ListParts<Item, Draft> {
  readonly list: List<Item, Draft>;
  readonly services: Pick<Services, 'notices' | 'listChanges'>;
  /** These are null before there is a company. */
  readonly key: ListKey | null;
  readonly cached: CachedList<Item> | null;
  readonly calls: ListCalls<Item, Draft> | null;
}

/** Returns a function for the text of a failed change: the server's own where it may be shown, else `words`. */
export const failureOf = (words: PlainWordKey | undefined) => (cause: unknown) =>
  words && !isServerMessage(cause) ? t(words) : failureText(cause);

interface ChangeOptions {
  readonly removes?: readonly Identified['id'][];
  /** False when no dialog or row waits for the change, so that a notice says how it failed. */
  readonly isAwaited?: boolean;
  /** Offered with the notice of a failure that nothing else can repeat. */
  readonly onRetry?: () => void;
  /** What is said after a success, with Undo. */
  readonly said?: { readonly text: string; readonly onUndo: () => void };
}

/** One field whose text is replaced: a proposal is taken, or its Undo restores the former text. */
interface Replacement extends TakenText {
  readonly to: unknown;
}

const valueOf = (row: object, field: string): unknown => Object(row)[field];

/** Returns what an edit says about evidence: the new text's own, beside the assumptions of the other fields. */
function groundsWith(row: Identified, { field, grounds }: TakenText): EditedGrounds {
  const { evidence, assumptions } = grounds;
  const others = groundsOf(row).assumptions.filter((other) => other !== field);
  return {
    ...(evidence.length > 0 && { evidence }),
    ...(assumptions.length > 0 && { assumptions: [...others, ...assumptions] }),
  };
}

/** Returns the handlers that add, edit, confirm and delete rows. A failure resolves to the message to show. */
export function createRowChanges<Item extends Identified, Draft>({
  list,
  services,
  key,
  cached,
  calls,
  keep,
  isHere,
  onAdded,
}: ListParts<Item, Draft> & {
  /** Keeps confirmed claims of rows for the team, where the server does not store them. */
  readonly keep: (claims: readonly string[]) => void;
  /** True while the page is mounted. */
  readonly isHere: () => boolean;
  /** Receives the ids of added rows, if the server tells them. */
  readonly onAdded: (ids: readonly string[]) => void;
}): Pick<
  CollectionActions<Item, Draft>,
  'onAdd' | 'onEdit' | 'onDelete' | 'onMerge' | 'onConfirm'
> {
  const { notices, listChanges } = services;

  const change = async (
    kind: 'add' | 'edit' | 'remove',
    send: () => Promise<unknown>,
    { removes, isAwaited = true, onRetry, said }: ChangeOptions = {},
  ): Promise<Outcome> => {
    if (!cached) return { ok: true };
    try {
      const { refreshed } = await listChanges.change(cached, removes ? { removes } : {}, send);
      // A deletion has a message of its own.
      if (said) notices.say('success', said.text, { label: t('general.undo'), run: said.onUndo });
      else if (kind !== 'remove' && (await refreshed))
        notices.say('success', t('message.toast.done'));
      return { ok: true };
    } catch (cause) {
      const words = list.words?.[kind];
      const alert = failureOf(list.alerts?.[kind] ?? words)(cause);
      const sayElsewhere = () =>
        notices.say('error', alert, onRetry && { label: t('general.retry'), run: onRetry });
      if (isAwaited && isHere())
        return { ok: false, message: failureOf(words)(cause), sayElsewhere };
      sayElsewhere();
      return { ok: false, message: alert };
    }
  };

  /** Different changes of one row run one after the other (D22). */
  const inTurn = <Result>(item: Item, send: () => Promise<Result>) =>
    listChanges.inTurn(rowName(cached?.name ?? '', item), send);

  /** Sends an edit, and shows the row of the answer. A row that was deleted meanwhile does not come back. */
  const edit = async (item: Item, draft: Draft, grounds: EditedGrounds): Promise<void> => {
    const saved = await calls?.edit?.(item, draft, grounds);
    const present = new Set(idsOf(cached?.rows() ?? []));
    cached?.put(saved?.filter(({ id }) => present.has(String(id))) ?? []);
  };

  /** Saves a form. A text that the person has written is no assumption, also at a server that does not know that. */
  const save = async (item: Item, draft: Draft): Promise<Outcome> => {
    const outcome = await change('edit', () => edit(item, draft, {}));
    const row = cached?.rows()?.find(({ id }) => sameId(id, item.id));
    if (outcome.ok && key && row && row.version === undefined) {
      const fields = Object.keys(Object(draft));
      const written = fields.filter((field) => isFieldChanged(item, Object(draft), field));
      keep(claimsIn(claimList(key), row, written));
    }
    return outcome;
  };

  /** Replaces one field. The others stay as they are now, not as they were when the text was requested. */
  const replace = async (
    { id }: Item,
    draft: Draft,
    taken: Replacement,
    options: ChangeOptions,
  ): Promise<Outcome> => {
    const { field, to } = taken;
    const now = cached?.rows()?.find((row) => sameId(row.id, id));
    if (!now) {
      notices.say('warning', t('rewrite.takenGone'));
      return { ok: false, message: t('rewrite.takenGone') };
    }
    const rest = Object.keys(Object(draft)).map((name) => [name, valueOf(now, name)]);
    const wanted = { ...Object.fromEntries(rest), [field]: to } as Draft;
    const send = () => edit(now, wanted, groundsWith(now, taken));
    const back = { field, to: valueOf(now, field), grounds: groundsOfField(now, field) };
    return change('edit', send, {
      ...options,
      ...(options.isAwaited !== false && {
        said: { text: t('rewrite.taken'), onUndo: () => undo(now, wanted, back) },
      }),
    });
  };
  const undo = (item: Item, draft: Draft, back: Replacement): void =>
    void inTurn(item, () =>
      replace(item, draft, back, { isAwaited: false, onRetry: () => undo(item, draft, back) }),
    );

  /** Returns the row as it is now. A server that cannot give it back gets it as a new one. */
  const giveBack = async (item: Item, draft: Draft): Promise<readonly Item[]> => {
    try {
      await calls?.restore?.(item);
      if (calls?.restore) return [item];
    } catch (cause) {
      if (!isMissingCall(cause)) throw cause;
    }
    return (await calls?.add?.(draft)) ?? [];
  };
  const restore = (item: Item, draft: Draft, former: readonly Item[] | undefined): void =>
    void change('add', async () => cached?.put(await giveBack(item, draft), former), {
      isAwaited: false,
      onRetry: () => restore(item, draft, former),
    });

  /** The server gives back all that a merge has changed when it gives back the first merged row. */
  const unmerge = ([first, ...rest]: readonly Item[]): void => {
    if (first)
      void change('add', async () => calls?.restore?.(first), {
        isAwaited: false,
        onRetry: () => unmerge([first, ...rest]),
      });
  };

  return {
    onAdd: (draft) =>
      change('add', async () => {
        const added = await calls?.add?.(draft);
        if (!added) return;
        onAdded(idsOf(added));
        cached?.put(added);
      }),
    onEdit: (item, draft, taken) =>
      inTurn(item, () =>
        taken
          ? replace(item, draft, { ...taken, to: valueOf(Object(draft), taken.field) }, {})
          : save(item, draft),
      ),
    async onDelete(item) {
      if (cached && listChanges.hidden(cached.name).has(String(item.id))) return { ok: true };
      const former = cached?.rows();
      const outcome = await change(
        'remove',
        () => inTurn(item, async () => calls?.remove?.(item)),
        { removes: [item.id], isAwaited: false },
      );
      if (!outcome.ok) return outcome;
      const draft = list.draftOf?.(item) ?? null;
      notices.say(
        'success',
        t('general.deleted', { label: list.labelOf(item) }),
        draft ? { label: t('general.undo'), run: () => restore(item, draft, former) } : undefined,
      );
      return outcome;
    },
    onMerge: (item, draft, others) =>
      change(
        'edit',
        () =>
          inTurn(item, async () => cached?.put((await calls?.merge?.(item, draft, others)) ?? [])),
        {
          removes: others.map(({ id }) => id),
          said: {
            text: t('merge.done', { count: others.length + 1, name: list.labelOf(item) }),
            onUndo: () => unmerge(others),
          },
        },
      ),
    async onConfirm(item, field) {
      if (!key || !cached || !calls) return { ok: true };
      const claimIn = (row: Item) => claimOf(claimList(key), row, field);
      const claim = claimIn(item);
      // A server whose rows have no version stores no assumptions.
      if (item.version === undefined) {
        keep([claim]);
        return { ok: true };
      }
      /** Sends the row as it is now, because others may have changed it. False when the field has another text by now. */
      const send = async (): Promise<boolean> => {
        const row = (await calls.list()).find(({ id }) => sameId(id, item.id));
        if (!row || claimIn(row) !== claim || !groundsOf(row).assumptions.includes(field)) {
          await cached.load();
          return !row || claimIn(row) === claim;
        }
        const draft = list.draftOf?.(row);
        if (!draft) throw new Error(`The server would reject “${list.labelOf(row)}”.`);
        const assumptions = groundsOf(row).assumptions.filter((other) => other !== field);
        const { refreshed } = await listChanges.change(cached, {}, async () =>
          calls.edit?.(row, draft, { assumptions }),
        );
        await refreshed;
        return true;
      };
      try {
        if (await listChanges.confirm(claim, () => inTurn(item, send))) return { ok: true };
        notices.say('warning', t('evidence.changed'));
        return { ok: false, message: t('evidence.changed') };
      } catch (cause) {
        const message = failureOf(list.words?.edit)(cause);
        const isThere = cached.rows()?.some(({ id }) => sameId(id, item.id));
        if (isThere && !listChanges.hidden(cached.name).has(String(item.id)))
          notices.say('error', message);
        return { ok: false, message };
      }
    },
  };
}
