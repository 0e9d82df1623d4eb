import { useEffect, useMemo, useState } from 'react';
import type { Identified } from '#domain/lists/collection.ts';
import type { NewRowsEvent } from '#domain/lists/newRows.ts';
import { useServices } from '../services.ts';
import { createListChanges, type ListChanges } from './listChanges.ts';
import type { CollectionCalls, ListConfig } from './resource.ts';
import { createSingleFlight } from './singleFlight.ts';
import { useOverwriteQuestion } from './useOverwriteQuestion.ts';

interface Inputs<Item, Draft> {
  readonly rules: ListConfig<Item, Draft>;
  readonly calls: CollectionCalls<Item, Draft> | null;
  /** The cache key of the list; null before there is a company. */
  readonly key: readonly string[] | null;
  readonly items: () => readonly Item[];
  readonly reload: () => Promise<void>;
  readonly onAddition: (event: NewRowsEvent) => void;
}

/** Remembers what the page shows now, for changes that end later. */
function createPresence() {
  let isHere = false;
  let latestKey: readonly string[] | null = null;
  return {
    begin: () => {
      isHere = true;
      return () => {
        isHere = false;
      };
    },
    see: (key: readonly string[] | null) => {
      latestKey = key;
    },
    isHere: () => isHere,
    latestKey: () => latestKey,
  };
}

/** Returns the handlers that add, edit, confirm and delete rows of the page's list. */
export function useListChanges<Item extends Identified, Draft>({
  reload,
  ...inputs
}: Inputs<Item, Draft>): ListChanges<Item, Draft> {
  const { calls, key, items } = inputs;
  const services = useServices();
  const flights = useMemo(() => createSingleFlight(), []);
  const mayOverwrite = useOverwriteQuestion(calls, items, reload);
  const [presence] = useState(createPresence);
  useEffect(() => presence.begin(), [presence]);
  useEffect(() => presence.see(key), [presence, key]);
  return createListChanges({
    ...inputs,
    services,
    flights,
    mayOverwrite,
    isHere: presence.isHere,
    latestKey: presence.latestKey,
  });
}
