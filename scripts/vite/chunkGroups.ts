import { fileURLToPath } from 'node:url';
import { isWordModule } from './wordsWhereUsed.ts';

/** The bundler's information about a module. */
interface ChunkingContext {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const pathOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const start = pathOf('index.html');
const services = pathOf('src/app/createApp.ts');
const frame = pathOf('src/app/mount.tsx');
/**
 * Kinds of pages with a shared file of their own, the narrowest first. A page is of a kind if it imports this module. Most
 * pages with a list have a table or cards.
 */
const sharedBySome = {
  table: pathOf('src/components/DataTable/DataTable.tsx'),
  cards: pathOf('src/screens/board/CardPortions.tsx'),
  lists: pathOf('src/state/useList.ts'),
};
const kinds = ['table', 'cards', 'lists'] as const;
/** A form, on a page or in a dialog that opens later, imports this module. What only forms share is in a file of its own. */
const formField = pathOf('src/components/Field/Field.tsx');
const pageParts = pathOf('src/app/pageParts.ts');

/** A module and its static imports. */
function closureOf(id: string, context: ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) closureOf(next, context, found);
  return found;
}

/** The parts that load on demand and can be reached without the given page. */
function partsWithout(page: string | undefined, context: ChunkingContext): Set<string> {
  const seen = new Set(page === undefined ? [] : [page]);
  const parts = new Set<string>();
  const walk = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const module = context.getModuleInfo(id);
    module?.importedIds.forEach(walk);
    for (const part of module?.dynamicallyImportedIds ?? []) {
      if (part !== page) parts.add(part);
      walk(part);
    }
  };
  walk(start);
  return parts;
}

/**
 * What a page shares with another page or with a part that loads later. What only forms share is in their file, what only
 * pages of one kind share in the file of that kind, and everything else in the frame.
 */
function sharedParts(context: ChunkingContext) {
  const known = new Map<string, Set<string>>();
  const closureOnce = (part: string) => {
    const closure = known.get(part) ?? closureOf(part, context);
    known.set(part, closure);
    return closure;
  };
  const partsOf = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const pages = partsOf(pageParts);
  // The pages, and the dialogs that open on every page.
  const loadedByFrame = [...closureOnce(frame)].flatMap(partsOf);
  const shared = {
    frame: new Set(closureOnce(frame)),
    table: new Set<string>(),
    cards: new Set<string>(),
    lists: new Set<string>(),
    forms: new Set<string>(),
  };
  const isOfForms = (sharing: readonly Set<string>[]) =>
    sharing.length > 1 && sharing.every((closure) => closure.has(formField));
  const closuresWith = (id: string, parts: Iterable<string>) =>
    [...parts].map(closureOnce).filter((closure) => closure.has(id));
  /** The file for a module that only pages of one kind need; for every other, the frame. */
  const placeFor = (id: string): keyof typeof shared => {
    const needing = closuresWith(id, loadedByFrame);
    const isOf = (kind: keyof typeof sharedBySome) =>
      needing.length > 0 && needing.every((closure) => closure.has(sharedBySome[kind]));
    return kinds.find(isOf) ?? 'frame';
  };
  const parts = partsWithout(undefined, context);
  for (const page of pages) {
    const others = partsWithout(page, context);
    for (const id of closureOnce(page)) {
      if (closuresWith(id, others).length === 0) continue;
      // A dialog of a page may have the only form on it, so all parts count here.
      const place = isOfForms(closuresWith(id, parts)) ? 'forms' : placeFor(id);
      shared[place].add(id);
    }
  }
  // A text that several parts share is too small for a file of its own.
  const texts = new Set([...parts].flatMap((part) => [...closureOnce(part)].filter(isWordModule)));
  for (const id of texts) {
    const sharing = closuresWith(id, parts);
    if (sharing.length < 2) continue;
    for (const ids of Object.values(shared)) ids.delete(id);
    shared[isOfForms(sharing) ? 'forms' : placeFor(id)].add(id);
  }
  return shared;
}

/**
 * The files of the app: the start, which is all that a signed-out person loads; the services, which request lists; the frame,
 * which renders; the lists, the table, the cards and the forms, for the pages that have them; and a file for each page. What loads
 * on intent has files of its own. Without groups the bundler makes a file of every small module that two pages share: 47
 * requests for one screen.
 */
export function chunkGroups() {
  const group = (
    name: string,
    priority: number,
    partsOf: (all: ChunkingContext) => Set<string>,
  ) => {
    let parts: Set<string> | undefined;
    return {
      debugName: name,
      priority,
      name: (id: string, context: ChunkingContext) => {
        parts ??= partsOf(context);
        return parts.has(id) ? name : null;
      },
    };
  };
  return [
    // A group takes along what its modules import, so what others share has the higher priority.
    group('start', 4, (all) => closureOf(start, all)),
    group('services', 3, (all) => closureOf(services, all)),
    group('frame', 2, (all) => sharedParts(all).frame),
    group('lists', 1, (all) => sharedParts(all).lists),
    group('table', 0, (all) => sharedParts(all).table),
    group('cards', 0, (all) => sharedParts(all).cards),
    group('forms', 0, (all) => sharedParts(all).forms),
  ];
}
