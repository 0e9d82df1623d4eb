import { expect, test } from 'vitest';
import { openSetup } from '../testing/suggestionSetup.ts';

test('the voice is that of the own website, as far as its present address was read', async () => {
  const setup = await openSetup();
  const { rows } = setup.context;
  const { companyId } = setup.company;
  const voice = async () => {
    const query = { companyId: String(companyId) };
    return (await setup.ask('sections.voice', undefined, query)).data;
  };
  expect(await voice()).toBeNull();
  const share = { companyId, key: 'unwanted', value: ['warm', 'holistic'], version: 0 };
  await setup.ask('sharedState.put', share);
  const { website } = setup.company;
  const page = { url: website, title: '', text: 'We bake warm bread. Warm bread is good.\nHome' };
  const site = { url: website, readAt: '', language: 'en', pages: [page] };
  const keep = (address: string) =>
    rows.names.put('websites', 'acme', String(companyId), { address, at: '', site });
  await keep('https://former.example/');
  expect(await voice()).toBeNull();
  await keep(website);
  expect(await voice()).toEqual({
    sentences: 2,
    words: 8,
    formal: 0,
    informal: 0,
    unwanted: { warm: 2, holistic: 0 },
  });
});
