import { expect, it } from 'vitest';
import { createSuggestionSetup } from '../testing/suggestionSetup.ts';
import { wait, type Runs } from './runs.ts';
import { noSuggestions } from './refusal.ts';

const company = (name: string) => ({
  target_company_name: name,
  description: 'Cafés.',
  recent_news: '',
  initiatives_and_challenges: '',
});

it('a search for people that fails at one company is answered when it has ended at all', async () => {
  let failing = '';
  const ended: string[] = [];
  const runs: Runs = {
    join: async (key) => {
      if (key.endsWith(` ${failing}`)) throw noSuggestions(503, 'The model rests.');
      await wait(20);
      ended.push(key);
      throw noSuggestions(503, 'The model is slow.');
    },
  };
  const setup = await createSuggestionSetup({}, { runs });
  const owner = String(setup.company.companyId);
  const { rows } = setup.context;
  const targets = [
    await rows.insert('targetCompanies', 'acme', owner, company('Harbour Kitchens')),
    await rows.insert('targetCompanies', 'acme', owner, company('Juniper Hotels')),
  ];
  failing = String(targets[0]?.id);
  const companies = targets.map(({ id, value }) => ({
    targetid: id,
    name: value.target_company_name,
  }));
  const { status, message } = await setup.ask('prospects.generate', { companies });
  expect([status, message]).toEqual([503, 'The model rests.']);
  expect(ended).toEqual([`acme prospects ${targets[1]?.id}`]);
  await setup.close();
});
