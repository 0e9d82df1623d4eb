import { HttpResponse } from 'msw';
import { paths, type CallName } from '#api/contract/paths.ts';
import { override } from './override.ts';
import { callsOf } from './where.ts';

interface AlikeList {
  readonly generate: CallName;
  readonly list: CallName;
  readonly add: CallName;
  /** The field that names a row. */
  readonly name: string;
  readonly rest: readonly string[];
  /** The fields that turn a row into a new one. */
  readonly other: Readonly<Record<string, string>>;
}

export const alikeUsps: AlikeList = {
  generate: 'usps.generate',
  list: 'usps.list',
  add: 'usps.add',
  name: 'title',
  rest: ['domain', 'description', 'valueProposition'],
  other: { title: 'Polar ice', description: 'Snow.', valueProposition: 'Frost.' },
};

export const alikeKeywords: AlikeList = {
  generate: 'keywords.generate',
  list: 'keywords.list',
  add: 'keywords.add',
  name: 'keyword',
  rest: [
    'volume',
    'competition_level',
    'competition_index',
    'low_bid',
    'high_bid',
    'trend',
    'region',
  ],
  other: { keyword: 'polar ice' },
};

const lastPart = (call: CallName) => paths[call].path.split('/').at(-1) ?? '';

/** A generation that adds the first two rows again with other names, and one new row. */
export const generatesAlike = ({ generate, list, add, name, rest, other }: AlikeList) =>
  override(callsOf(generate), async (request) => {
    const asked: Record<string, unknown> = await request.json();
    const at = (call: CallName) => request.url.replace(lastPart(generate), lastPart(call));
    const response = await fetch(`${at(list)}?companyId=${String(asked.companyId)}`);
    const { data }: { data: readonly Record<string, unknown>[] } = await response.json();
    const addRow = (row: Record<string, unknown> = {}) => {
      const all = { ...asked, ...row };
      const fields = ['companyId', name, ...rest].map((field) => [field, all[field]]);
      return fetch(at(add), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(fields)),
      });
    };
    for (const row of data.slice(0, 2))
      // oxlint-disable-next-line no-await-in-loop -- ids follow the order of the requests
      await addRow({ ...row, [name]: `The ${String(row[name])}` });
    await addRow({ ...data[0], ...other });
    return HttpResponse.json({ success: true, data: [] });
  });
