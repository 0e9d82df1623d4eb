import type { HttpHandler } from 'msw';

/** One row as it is kept outside memory. `value` is plain JSON. */
export interface StoredRow {
  readonly table: string;
  readonly workspace: string;
  readonly id: string;
  readonly value: unknown;
}

/** Where rows survive the process. Each call returns once the row is safe, since an answer follows it. */
export interface Persistence {
  rows(): Iterable<StoredRow>;
  put(row: StoredRow): void;
  remove(table: string, workspace: string, id: string): void;
}

/** How a twin behaves; all of it may be left out. */
export interface TwinOptions {
  readonly persistence?: Persistence;
  /** How long a generation takes: 0 in tests, seconds in the sandbox so that polling is real. */
  readonly generationMs?: number;
  /** How long any other answer takes. */
  readonly delayMs?: number;
  /** Where the API lives; empty means any host, under `/api/`. */
  readonly origin?: string;
  /** Says whether a request may pass; without it every request may. */
  readonly authorize?: (request: Request) => boolean | Promise<boolean>;
}

/** The API's stand-in: strict, stateful, the same in stories, in tests and over real HTTP. */
export interface Twin {
  readonly handlers: readonly HttpHandler[];
  /** Fills the demo workspace with a business and everything generated for it. */
  seedDemo(): void;
  /** Forgets every workspace. */
  clear(): void;
}

/** Makes a twin with data of its own. */
export function createTwin(_options: TwinOptions = {}): Twin {
  return { handlers: [], seedDemo: () => {}, clear: () => {} };
}
