import { newId, rowWith, type AnyRow, type Examination } from './examination.ts';

interface List {
  readonly area: 'targetCompanies' | 'prospects';
  readonly idField: string;
  readonly query: Readonly<Record<string, string>>;
  readonly owner: object;
}

/** Adds a row a second time, merges the two, and undoes it. */
export async function walkMerge(
  on: Examination,
  { area, idField, query, owner }: List,
  id: string | number,
  fields: AnyRow,
): Promise<void> {
  const before = await on.rows(`${area}.list`, 'lists the rows', { query });
  await on.call(`${area}.add`, 'adds one again', { body: { ...owner, ...fields } });
  const after = await on.rows(`${area}.list`, 'lists both', { query });
  const second = newId(idField, before, after);
  const versionOf = (of: string | number) => rowWith(after, idField, of)?.['version'] ?? 0;
  const from = [{ id: second, version: versionOf(second) }];
  const body = { [idField]: id, ...fields, version: versionOf(id), from };
  await on.optional(`${area}.merge`, 'makes them one', { body });
  await on.optional('rows.restore', 'undoes it', { body: { kind: area, id: second } });
  await on.call(`${area}.remove`, 'deletes the second', { body: { [idField]: second } });
}
