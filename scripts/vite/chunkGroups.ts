import { fileURLToPath } from 'node:url';

/** What the bundler tells about a module. */
interface ChunkingContext {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const page = fileURLToPath(new URL('../../index.html', import.meta.url));

/** The start of the app and all it needs at once: what someone who has to sign in first loads, and nothing more. */
function startOf(id: string, context: ChunkingContext, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) startOf(next, context, found);
  return found;
}

/**
 * How the app is cut: the start, the frame every page is drawn with, what three parts or more share, and each page's own.
 * Left alone the bundler makes a file of every small thing that two pages share: 47 requests for one screen instead of 9.
 */
export function chunkGroups() {
  let start: Set<string> | undefined;
  const isStart = (id: string, context: ChunkingContext) => {
    start ??= startOf(page, context);
    return start.has(id);
  };
  return [
    {
      // Taken first: what others share would otherwise take its dependencies along.
      debugName: 'start',
      name: (id: string, context: ChunkingContext) => (isStart(id, context) ? 'start' : null),
      priority: 3,
    },
    {
      name: 'frame',
      priority: 2,
      test: /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis)[\\/]/,
    },
    {
      debugName: 'shared',
      name: (id: string, context: ChunkingContext) => (isStart(id, context) ? null : 'shared'),
      priority: 1,
      minShareCount: 3,
    },
  ];
}
