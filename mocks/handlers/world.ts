import type { EntityId } from '#domain/entityId.ts';
import type { BusinessProfile } from '#domain/businessInfo.ts';
import { briefOf, type Brief } from '../generate/brief.ts';
import { take } from '../generate/supply.ts';
import type { Collection, Kept } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { Generation } from './generation.ts';
import { notFound } from './refusal.ts';

/** What every behaviour works on. */
export interface World {
  readonly store: Store;
  readonly generation: Generation;
}

/** The row an id names in this workspace; a 404 naming the field where there is none. */
export function found<Value>(
  collection: Collection<Value>,
  workspace: string,
  field: string,
  id: EntityId,
): Kept<Value> {
  const kept = collection.get(workspace, String(id));
  if (!kept) throw notFound(field, id);
  return kept;
}

/** The owner's name for rows of a company that is there. */
export function companyKey({ store }: World, workspace: string, companyId: EntityId): string {
  found(store.companies, workspace, 'companyId', companyId);
  return String(companyId);
}

/** Changes the named row; what it belongs to stays. */
export function change<Value>(
  collection: Collection<Value>,
  workspace: string,
  field: string,
  id: EntityId,
  edit: (value: Value) => Value,
): Value {
  const { owner, value } = found(collection, workspace, field, id);
  const changed = edit(value);
  collection.put(workspace, String(id), { owner, value: changed });
  return changed;
}

/** Takes the named row away. */
export function drop(
  collection: Collection<unknown>,
  workspace: string,
  field: string,
  id: EntityId,
): void {
  if (!collection.remove(workspace, String(id))) throw notFound(field, id);
}

/** Puts a new row under its owner, with an id of its own. */
export function append<Value>(
  store: Store,
  collection: Collection<Value>,
  workspace: string,
  owner: string,
  make: (id: number) => Value,
): Value {
  const id = store.nextId();
  const value = make(id);
  collection.put(workspace, String(id), { owner, value });
  return value;
}

/** Goes on where the last round of this kind ended, so that deleted suggestions do not come back. */
export function nextRound<Item>(
  store: Store,
  workspace: string,
  kind: string,
  supply: Iterable<Item>,
  count: number,
  isThere: (item: Item) => boolean,
): readonly Item[] {
  const from = store.progress.get(workspace, kind)?.value ?? 0;
  const { items, next } = take(supply, from, count, isThere);
  store.progress.put(workspace, kind, { owner: '', value: next });
  return items;
}

const briefs = new WeakMap<BusinessProfile, Brief>();

/** What the generator knows of a company; read once for each state of its profile. */
export function briefFor(profile: BusinessProfile): Brief {
  const brief = briefs.get(profile) ?? briefOf(profile);
  briefs.set(profile, brief);
  return brief;
}
