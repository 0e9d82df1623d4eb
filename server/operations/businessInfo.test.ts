import { beforeEach, describe, expect, it } from 'vitest';
import { adapters } from '../testing/adapters.ts';
import { acme, askApi, makeWorkspace, type AskApi } from '../testing/askApi.ts';

const domain = 'acme';
const refusal = 'Not saved: somebody else has changed this. Save again to replace it.';

describe.each(adapters)('on %s', (_name, open) => {
  let companyId: number;
  let ask: AskApi;

  const save = (change: object, version?: number) =>
    ask('businessInfo.save', { body: { companyId, domain, ...acme, ...change, version } });
  const stands = async () => (await ask('businessInfo.get')).body.data;

  beforeEach(async () => {
    const { rows } = await open();
    ask = askApi(rows);
    companyId = await makeWorkspace(rows);
  });

  it('a company has a version, which each change raises', async () => {
    expect(await stands()).toEqual({ companyId, domain, ...acme, version: 0 });
    expect((await save({ name: 'Rye' }, 0)).body.data).toEqual({ companyId, version: 1 });
    // Without a version, whatever stands is replaced.
    expect((await save({ name: 'Oat' })).body.data).toEqual({ companyId, version: 2 });
    expect(await stands()).toEqual({ companyId, domain, ...acme, name: 'Oat', version: 2 });
    const made = await ask('businessInfo.save', { body: { domain, ...acme } });
    expect(made.body.data).toEqual({ companyId: expect.any(Number), version: 0 });
  });

  it('refuses a save from another version, and says what stands', async () => {
    await save({ name: 'Rye' }, 0);
    const present = { companyId, domain, ...acme, name: 'Rye', version: 1 };
    expect(await save({ name: 'Oat' }, 0)).toMatchObject({
      status: 409,
      body: { success: false, message: refusal, data: present },
    });
    expect(await stands()).toEqual(present);
  });

  it('takes one of two saves at once', async () => {
    const saves = await Promise.all([save({ name: 'Rye' }, 0), save({ name: 'Oat' }, 0)]);
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stands()).toMatchObject({ version: 1 });
  });
});
