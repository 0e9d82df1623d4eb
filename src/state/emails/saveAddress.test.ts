import { expect, it } from 'vitest';
import { createTestApi, json } from '#api/testing/createTestApi.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import { saveAddress } from './saveAddress.ts';

const stored = {
  prospectid: 4,
  prospect_name: 'Ada Moor',
  prospect_company_name: 'Saltmarsh',
  role: 'Buyer',
  foreign_id: '0aB',
  targetid: 1,
  version: 7,
};
const ada: Pick<Prospect, 'id' | 'targetCompanyId'> = { id: '4', targetCompanyId: 1 };
const typed = 'ada@saltmarsh.example';

interface World {
  readonly row?: object;
  /** False where it drops the address. */
  readonly knows?: boolean;
  /** The status with which it refuses edits. */
  readonly refuse?: number;
}

function server({ row = stored, knows = true, refuse }: World = {}) {
  let now: Record<string, unknown> = { ...row };
  const { api, sent } = createTestApi(({ method, body }) => {
    if (method === 'GET') return json({ data: [now] });
    if (refuse !== undefined) return json({ success: false, message: 'No.' }, refuse);
    const { prospect_email: email, ...rest } = Object(body) as Record<string, unknown>;
    now = { ...now, ...rest, ...(knows && { prospect_email: email }) };
    return json({ success: true });
  });
  const bodies = () => sent.flatMap(({ method, body }) => (method === 'GET' ? [] : [body]));
  return { save: (from = ada) => saveAddress(api.prospects, 'acme', from, typed, ['']), bodies };
}

it('sends the whole row as it is on the server, with its version and foreign id', async () => {
  const { save, bodies } = server();
  expect(await save()).toMatchObject({ status: 'saved', row: { email: typed, foreignId: '0aB' } });
  expect(bodies()).toEqual([{ ...stored, targetid: undefined, prospect_email: typed }]);
});

it("does not replace a colleague's change, and takes the same one for done", async () => {
  const other = server({ row: { ...stored, prospect_email: 'a.moor@saltmarsh.example' } });
  expect(await other.save()).toMatchObject({
    status: 'changed',
    row: { email: 'a.moor@saltmarsh.example' },
  });
  const same = server({ row: { ...stored, prospect_email: typed } });
  expect(await same.save()).toMatchObject({ status: 'saved' });
  expect([...other.bodies(), ...same.bodies()]).toEqual([]);
});

it.each([
  ['drops the field', { knows: false }],
  ['refuses the field', { refuse: 422 }],
  ['has no such person', { row: { ...stored, prospectid: 5 } }],
  ['refuses a person without a name', { row: { ...stored, prospect_name: '' } }],
])('says that no row keeps it where a server %s', async (_what, world) => {
  expect(await server(world).save()).toEqual({ status: 'unkept' });
});

it('says so too where nobody knows the company, without a request', async () => {
  const { save, bodies } = server();
  expect(await save({ ...ada, targetCompanyId: null })).toEqual({ status: 'unkept' });
  expect(bodies()).toEqual([]);
});

it.each([409, 500])('fails with %i, so that nothing is taken for stored', async (refuse) => {
  await expect(server({ refuse }).save()).rejects.toMatchObject({ status: refuse });
});
