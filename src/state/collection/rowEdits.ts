import type { EditedGrounds } from '#domain/entities/toWire.ts';
import { groundsOf, groundsOfField, type Grounds } from '#domain/evidence/grounds.ts';
import type { CollectionActions, Identified, Outcome } from '#domain/lists/collection.ts';
import { sameId, type EntityId } from '#domain/lists/entityId.ts';
import { t } from '#domain/words/translate.ts';
import { listName } from '../lists/listKey.ts';
import type { Services } from '../services.ts';
import type { CollectionCalls } from './resource.ts';
import type { SingleFlight } from './singleFlight.ts';

export interface RowEditParts<Item, Draft> {
  readonly services: Pick<Services, 'confirmations' | 'lists' | 'notices' | 'turns'>;
  readonly flights: SingleFlight;
  readonly calls: Pick<CollectionCalls<Item, Draft>, 'edit'> | null;
  /** The cache key of the list; null before there is a company. */
  readonly key: readonly string[] | null;
  readonly items: () => readonly Item[];
  /** Asks before a save would overwrite a change from elsewhere (D53). Resolves to true when the save may go on. */
  readonly mayOverwrite: (before: Item, draft: object) => Promise<boolean>;
  /** Sends the edit, reloads the list and says how it ended. */
  readonly send: (work: () => Promise<unknown>, options: SendOptions) => Promise<Outcome>;
}

export interface SendOptions {
  /** False when no dialog waits for the change, so that a message shows its failure. */
  readonly isAwaited?: boolean;
  /** The Undo that is offered after a success. */
  readonly onUndo?: () => void;
  /** Offered with the message of a failure, for a change that nothing else can repeat. */
  readonly onRetry?: () => void;
}

/** A field whose text is replaced by another one: a proposal is accepted, or its Undo restores the old text. */
interface Replacement {
  readonly field: string;
  /** The text that may be replaced without a question. */
  readonly from: unknown;
  readonly to: unknown;
  /** The evidence of `to`. */
  readonly grounds: Grounds;
}

/** Returns what the edit says about evidence: the new text's own, beside the assumptions of the other fields. */
function groundsWith(row: Identified, { field, grounds }: Replacement): EditedGrounds {
  const { evidence, assumptions } = grounds;
  const others = groundsOf(row).assumptions.filter((other) => other !== field);
  return {
    ...(evidence.length > 0 && { evidence }),
    ...(assumptions.length > 0 && { assumptions: [...others, ...assumptions] }),
  };
}

const valueOf = (row: object, field: string): unknown => Object(row)[field];

/**
 * Returns the handler that edits rows. Different changes of one row run one after the other, and each is compared with the
 * row that the one before it has left. The same change pressed twice is one request (D22).
 */
export function createRowEdits<Item extends Identified, Draft>({
  services,
  flights,
  calls,
  key,
  items,
  mayOverwrite,
  send,
}: RowEditParts<Item, Draft>): CollectionActions<Item, Draft>['onEdit'] {
  const { lists, notices, turns } = services;

  /** A press with the same content as a running one joins it. Any other press waits until the row has no change in progress. */
  const once = (press: string, id: EntityId, content: unknown, work: () => Promise<Outcome>) =>
    flights.run(`${press} ${id} ${JSON.stringify(content)}`, () =>
      turns.run(key ? `${listName(key)} ${id}` : '', work),
    );

  /** Saves a draft of the row, without a turn of its own. `change` is the one field that a proposal or its Undo replaces. */
  const save = async (
    before: Item,
    row: Item,
    draft: Draft,
    { change, ...options }: SendOptions & { readonly change?: Replacement } = {},
  ): Promise<Outcome> => {
    if (!(await mayOverwrite(before, Object(draft))))
      return { ok: false, message: t('general.changedNotSaved') };
    const grounds = change ? groundsWith(row, change) : {};
    const outcome = await send(async () => calls?.edit?.(row, draft, grounds), options);
    return outcome;
  };

  /** Returns the row as this tab last saw it; undefined when it is gone. */
  const latest = (id: EntityId): Item | undefined => {
    const rows = (key && lists.lastLoad(key)?.rows) ?? items();
    // The key names the list, so its rows have the same type.
    return rows.find((row) => sameId(row.id, id)) as Item | undefined;
  };
  /** Replaces one field of the row. Its other fields stay as they are now, not as they were when the button was pressed. */
  const replace = (now: Item, draft: Draft, change: Replacement, options: SendOptions) => {
    const { field, from, to } = change;
    const rest = Object.keys(Object(draft)).map((name) => [name, valueOf(now, name)]);
    const wanted = { ...Object.fromEntries(rest), [field]: to } as Draft;
    return save({ ...now, [field]: from }, now, wanted, { change, ...options });
  };
  /** Restores the text that a proposal replaced. */
  const undo = (id: EntityId, draft: Draft, change: Replacement): Promise<Outcome> =>
    once('undo', id, change, async () => {
      const now = latest(id);
      const onRetry = () => void undo(id, draft, change);
      if (now) return replace(now, draft, change, { isAwaited: false, onRetry });
      notices.say('warning', t('rewrite.takenGone'));
      return { ok: false, message: t('rewrite.takenGone') };
    });

  return (item, draft, taken) =>
    once('edit', item.id, [draft, taken], () => {
      if (!taken) return save(item, item, draft);
      const { field } = taken;
      const now = latest(item.id) ?? item;
      const to = valueOf(Object(draft), field);
      const old = { to: valueOf(now, field), grounds: groundsOfField(now, field) };
      const back = { field, from: to, ...old };
      const onUndo = () => void undo(item.id, draft, back);
      return replace(now, draft, { ...taken, to }, { onUndo });
    });
}
