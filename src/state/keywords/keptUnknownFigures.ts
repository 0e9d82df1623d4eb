import { keywordFigures, type KeywordFigure } from '#domain/keywords/unknownFigures.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';

/** Maximum number of stored keywords. The oldest ones are dropped first. */
const mostKept = 5000;

type Kept = readonly (readonly [name: string, figures: readonly KeywordFigure[]])[];

const isFigure = (value: unknown): value is KeywordFigure =>
  keywordFigures.some((name) => name === value);

const keptIn = (value: unknown): Kept | undefined =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, figures]) =>
        Array.isArray(figures) ? [[name, figures.filter(isFigure)] as const] : [],
      )
    : undefined;

/** Stores which figures of added keywords are unknown. The API has no field for that, so the browser remembers it. */
export function createKeptUnknownFigures(storage: OwnedStorage) {
  const all = (): Kept => storage.readJson('unknownFigures', keptIn) ?? [];
  const nameOf = (companyId: string, identity: string) => `${companyId} ${identity}`;
  return {
    /** Returns the unknown figures of a company's keywords, by the keyword's identity. */
    of(companyId: string): ReadonlyMap<string, readonly KeywordFigure[]> {
      const start = nameOf(companyId, '');
      return new Map(
        all().flatMap(([name, figures]) =>
          name.startsWith(start) ? [[name.slice(start.length), figures] as const] : [],
        ),
      );
    },
    keep(companyId: string, identity: string, figures: readonly KeywordFigure[]) {
      const own = nameOf(companyId, identity);
      const before = all();
      const others = before.filter(([name]) => name !== own);
      if (figures.length === 0 && others.length === before.length) return;
      const next: Kept = figures.length > 0 ? [...others, [own, figures]] : others;
      storage.writeJson('unknownFigures', Object.fromEntries(next.slice(-mostKept)));
    },
  };
}
