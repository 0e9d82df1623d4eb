import { useEffect, useMemo, useRef } from 'react';
import type { NewRowsEvent } from '#domain/lists/newRows.ts';
import type { CollectionActions, Identified, Outcome } from '#domain/lists/collection.ts';
import { claimOf, isFieldChanged } from '#domain/evidence/claims.ts';
import { sameId, type EntityId } from '#domain/lists/entityId.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';
import { isServerMessage, failureText as textOf } from '../failure.ts';
import { listName } from '../lists/listKey.ts';
import { useServices } from '../services.ts';
import type { CollectionCalls, ListConfig as CollectionRules } from './resource.ts';
import { createSingleFlight } from './singleFlight.ts';
import { useOverwriteQuestion } from './useOverwriteQuestion.ts';

interface Inputs<Item, Draft> {
  readonly rules: CollectionRules<Item, Draft>;
  readonly calls: CollectionCalls<Item, Draft> | null;
  /** The cache key of the list; null before there is a company. */
  readonly key: readonly string[] | null;
  readonly items: () => readonly Item[];
  readonly reload: () => Promise<void>;
  /** Receives the begin and the end of each addition by hand. Additions of a batch, and Undo, are not reported. */
  readonly onAddition: (event: NewRowsEvent) => void;
}

/**
 * Returns a function for the text of a failed change: the server's message where it may be shown, else `words`, else the
 * message of the call.
 */
export const failureOf = (words: PlainWordKey | undefined) => (cause: unknown) =>
  words && !isServerMessage(cause) ? t(words) : textOf(cause);

type ChangeActions<Item, Draft> = Pick<
  CollectionActions<Item, Draft>,
  'onAdd' | 'onEdit' | 'onDelete' | 'onConfirm'
>;

/** Imports the code on first use, because most pages have nothing to confirm. */
const confirming = () => import('../evidence/confirmClaim.ts');

/**
 * Returns the handlers that add, edit, confirm and delete rows. Each click sends one request, and a failure resolves to the
 * message to show.
 */
export function useListChanges<Item extends Identified, Draft>({
  rules,
  calls,
  key,
  items,
  reload,
  onAddition,
}: Inputs<Item, Draft>): ChangeActions<Item, Draft> {
  const services = useServices();
  const { notices, lists, turns, folding } = services;
  const name = key ? listName(key) : '';
  const flights = useMemo(() => createSingleFlight(), []);
  const mayOverwrite = useOverwriteQuestion(calls, items, reload);

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /**
   * Runs a change. The dialog or row that waits for it shows a failure. A notice does when nothing waits, or when the page
   * was left.
   */
  const change = async (
    kind: 'add' | 'edit' | 'remove',
    work: () => Promise<void>,
    {
      removes = [],
      isAwaited = true,
      onUndo,
    }: { removes?: readonly EntityId[]; isAwaited?: boolean; onUndo?: () => void } = {},
  ): Promise<Outcome> => {
    if (!key) return { ok: true };
    try {
      await lists.change(listName(key), { removes }, work);
    } catch (cause) {
      const isSaidInPlace = isAwaited && isHere.current;
      const words = rules.words?.[kind];
      const message = failureOf(isSaidInPlace ? words : (rules.alerts?.[kind] ?? words))(cause);
      if (!isSaidInPlace) notices.say('error', message);
      return { ok: false, message };
    }
    // Other messages report a deletion, and a saved change after which the list could not be reloaded.
    if (onUndo)
      notices.say('success', t('rewrite.taken'), { label: t('general.undo'), run: onUndo });
    else if (kind !== 'remove' && lists.lastLoad(key)?.rows !== null)
      notices.say('success', t('message.toast.done'));
    return { ok: true };
  };
  const add = (draft: Draft, isAwaited: boolean): Promise<Outcome> =>
    flights.run(`add ${JSON.stringify(draft)}`, async () => {
      const loaded = () => (key && lists.lastLoad(key)?.rows) ?? null;
      // A row that comes back is not a new one.
      const before = loaded();
      if (isAwaited) onAddition({ type: 'began', before: before && [...items(), ...before] });
      const outcome = await change(
        'add',
        async () => folding.adding(name, async () => calls?.add?.(draft)),
        { isAwaited },
      );
      if (isAwaited) onAddition({ type: 'ended', after: loaded() ?? [] });
      return outcome;
    });
  const sayDeleted = (item: Item) => {
    const draft = rules.draftOf?.(item) ?? null;
    notices.say(
      'success',
      t('general.deleted', { label: rules.labelOf(item) }),
      draft ? { label: t('general.undo'), run: () => void add(draft, false) } : undefined,
    );
  };

  const edit = (
    item: Item,
    draft: Draft,
    { taken, onUndo }: { taken?: string | undefined; onUndo?: () => void } = {},
  ): Promise<Outcome> =>
    turns.run(key ? `${listName(key)} ${item.id}` : '', async () => {
      const outcome = await change(
        'edit',
        async () => calls?.edit?.(item, draft),
        onUndo ? { onUndo } : {},
      );
      if (!outcome.ok || !key) return outcome;
      // A text that the person has changed is their own edit, whether or not the server knows that.
      const fields = Object.keys(Object(draft));
      const rewritten = fields.filter(
        (field) => field !== taken && isFieldChanged(item, Object(draft), field),
      );
      for (const field of rewritten)
        services.ownEdits.keep(claimOf(listName(key), { ...item, ...draft }, field));
      if (!item.grounds) return outcome;
      const { storeRemainingAssumptions } = await confirming();
      storeRemainingAssumptions(services, key, item.id, rewritten);
      return outcome;
    });
  /** Restores the text that a proposal replaced. Other changes since then stay (D53). */
  const putBack = async (before: Item, draft: Draft, field: string): Promise<void> => {
    const rows = (key && lists.lastLoad(key)?.rows) ?? items();
    const now = rows.find(({ id }) => sameId(id, before.id)) as Item | undefined;
    if (!now) return notices.say('warning', t('rewrite.takenGone'));
    const said = (row: object, name: string): unknown => Object(row)[name];
    const fields = Object.keys(Object(draft));
    const rest = Object.fromEntries(fields.map((name) => [name, said(now, name)]));
    const wanted = { ...rest, [field]: said(before, field) } as Draft & object;
    const taken = { ...now, [field]: said(Object(draft), field) };
    await flights.run<Outcome>(`edit ${before.id}`, async () =>
      (await mayOverwrite(taken, wanted))
        ? edit(now, wanted, { taken: field })
        : { ok: false, message: t('general.changedNotSaved') },
    );
  };
  const confirm = async (item: Item, field: string): Promise<Outcome> => {
    if (!key || !calls) return { ok: true };
    const { list, confirm: send } = calls;
    try {
      const { confirmClaim } = await confirming();
      const claims = { key, list: () => list(), send };
      if (await confirmClaim(services, claims, item, field)) return { ok: true };
      notices.say('warning', t('evidence.changed'));
      return { ok: false, message: t('evidence.changed') };
    } catch (cause) {
      const message = failureOf(rules.words?.edit)(cause);
      const { deleting, deleted } = lists.stateOf(listName(key));
      const isGone = deleting.has(String(item.id)) || deleted.has(String(item.id));
      if (!isGone) notices.say('error', message);
      return { ok: false, message };
    }
  };

  return {
    onConfirm: (item, field) =>
      flights.run(`confirm ${item.id} ${field}`, () => confirm(item, field)),
    onAdd: (draft) => add(draft, true),
    onEdit: (item, draft, taken) =>
      flights.run<Outcome>(`edit ${item.id}`, async () =>
        (await mayOverwrite(taken ? { ...item, [taken.field]: taken.from } : item, Object(draft)))
          ? edit(
              item,
              draft,
              taken && {
                taken: taken.field,
                onUndo: () => void putBack(item, draft, taken.field),
              },
            )
          : { ok: false, message: t('general.changedNotSaved') },
      ),
    onDelete: (item) =>
      flights.run(`delete ${item.id}`, async () => {
        const removes = [item.id];
        const work = async () => calls?.remove?.(item);
        const outcome = await change('remove', work, { removes, isAwaited: false });
        if (outcome.ok) sayDeleted(item);
        return outcome;
      }),
  };
}
