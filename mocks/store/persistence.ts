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
