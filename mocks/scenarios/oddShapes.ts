/** A row on the wire. */
type Row = Readonly<Record<string, unknown>>;

/** Moves the value of one field to another name. */
const renamed =
  (from: string, to: string) =>
  (row: Row): Row => {
    const { [from]: value, ...rest } = row;
    return from in row ? { ...rest, [to]: value } : row;
  };

const mapped = (row: Row, change: (name: string, value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(name, value)]));

/** Changes every row, in the usual envelope. */
const rowsAs = (change: (row: Row) => Row) => (rows: readonly Row[]) => ({
  success: true,
  data: rows.map(change),
});

const listNames = new Set(['painPoints', 'goals', 'keywords', 'outline']);
const isId = (name: string): boolean => /^(?:id|[a-z]+id)$/.test(name);

/** The mail of each prospect, by the prospect's id. */
const byProspect = (rows: readonly Row[]) =>
  Object.fromEntries(rows.map((row) => [String(row['prospectid']), row]));

/** The responses a server may send instead of `{ success, data: [...] }`; the app reads the same rows from all of them. */
export const oddShapes = {
  /** D23: the place of the list in the answer. */
  'data.data': (rows: readonly Row[]) => ({ success: true, data: { data: rows } }),
  bare: (rows: readonly Row[]) => rows,
  result: (rows: readonly Row[]) => ({ result: rows }),
  items: (rows: readonly Row[]) => ({ items: rows }),
  'data.result': (rows: readonly Row[]) => ({ data: { result: rows } }),
  'data.items': (rows: readonly Row[]) => ({ data: { items: rows } }),
  null: () => ({ success: true, data: null }),
  /** D24: the spelling of a field. */
  lowerCaseValueProposition: rowsAs(renamed('valueProposition', 'valueproposition')),
  target: rowsAs(renamed('targetIcp', 'target')),
  estimatedValue: rowsAs(renamed('estimated_value', 'estimatedValue')),
  plainId: rowsAs(renamed('contentideaid', 'id')),
  jsonTextLists: rowsAs((row) =>
    mapped(row, (name, value) => (listNames.has(name) ? JSON.stringify(value) : value)),
  ),
  lineLists: rowsAs((row) =>
    mapped(row, (name, value) =>
      listNames.has(name) && Array.isArray(value) ? value.join('\n') : value,
    ),
  ),
  /** D25: the type of ids. */
  textIds: rowsAs((row) => mapped(row, (name, value) => (isId(name) ? String(value) : value))),
  /** D26: the wrapping of mail. */
  single: (rows: readonly Row[]) => ({
    success: true,
    data: rows.length === 1 ? rows[0] : rows,
  }),
  map: (rows: readonly Row[]) => ({ success: true, data: byProspect(rows) }),
  nested: (rows: readonly Row[]) => ({ data: { result: { items: rows } } }),
  twice: (rows: readonly Row[]) => ({ success: true, data: [...rows, ...rows] }),
} as const;

/** True for the shapes of D26, which only mail has. */
export const isOfMail = (shape: OddShape): boolean =>
  ['single', 'map', 'nested', 'twice'].includes(shape);

/** The name of an odd shape. */
export type OddShape = keyof typeof oddShapes;
