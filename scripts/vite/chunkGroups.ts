import { fileURLToPath } from 'node:url';

/** What the bundler tells about a module. */
interface ChunkingContext {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const pathOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const page = pathOf('index.html');
const house = pathOf('src/app/createApp.ts');
const frame = pathOf('src/app/mount.tsx');
const pageParts = pathOf('src/app/pageParts.ts');

/** A module and all it needs at once. */
function closureOf(id: string, context: ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) closureOf(next, context, found);
  return found;
}

/** Everything in the app, and what of it is fetched only when it is asked for. */
function laterParts(id: string, context: ChunkingContext) {
  const seen = new Set<string>();
  const later = new Set<string>();
  const walk = (next: string) => {
    if (seen.has(next)) return;
    seen.add(next);
    const module = context.getModuleInfo(next);
    module?.importedIds.forEach(walk);
    for (const part of module?.dynamicallyImportedIds ?? []) {
      later.add(part);
      walk(part);
    }
  };
  walk(id);
  return later;
}

/** What every page is drawn with, and what a page shares with another one or with anything that comes on intent. */
function frameOf(context: ChunkingContext): Set<string> {
  const shared = closureOf(frame, context);
  const containers = new Set(context.getModuleInfo(pageParts)?.dynamicallyImportedIds);
  const takers = new Map<string, number>();
  const ofPages = new Set<string>();
  for (const part of laterParts(page, context)) {
    for (const id of closureOf(part, context)) {
      takers.set(id, (takers.get(id) ?? 0) + 1);
      if (containers.has(part)) ofPages.add(id);
    }
  }
  for (const id of ofPages) if ((takers.get(id) ?? 0) > 1) shared.add(id);
  return shared;
}

/**
 * How the app is cut: the start, which is all that someone loads who has to sign in first; the house, which asks for lists;
 * the frame, which draws; and each page's own. What comes on intent is in none of them. Left alone the bundler makes a file
 * of every small thing that two pages share: 47 requests for one screen.
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
    // Taken first: the frame would otherwise take what both need along.
    group('start', 3, (all) => closureOf(page, all)),
    group('house', 2, (all) => closureOf(house, all)),
    group('frame', 1, frameOf),
  ];
}
