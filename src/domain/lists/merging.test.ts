import { expect, it } from 'vitest';
import { targetCompanyDescription } from '../companies/targetCompany.ts';
import { aTargetCompany } from '../testing/aTargetCompany.ts';
import { mergeFields } from './merging.ts';

const { id: _id, ...company } = aTargetCompany({ name: 'Globex', description: '' });
const choices = (...rows: readonly Partial<typeof company>[]) =>
  Object.fromEntries(
    mergeFields(
      targetCompanyDescription,
      rows.map((row) => ({ ...company, ...row })),
    ).map(({ name, ...choice }) => [name, choice]),
  );

it('chooses the fuller value of each field first: the longest, and the earlier of two', () => {
  expect(
    choices(
      { description: ' ', initiatives: 'Gas', foreignId: 'C-1' },
      { name: 'Globex Inc.', description: 'Energy', initiatives: 'Oil', foreignId: 'C-2' },
    ),
  ).toEqual({
    name: { texts: ['Globex', 'Globex Inc.'], first: 'Globex Inc.' },
    description: { texts: ['Energy'], first: 'Energy' },
    recentNews: { texts: [], first: '' },
    initiatives: { texts: ['Gas', 'Oil'], first: 'Gas' },
    website: { texts: [], first: '' },
    foreignId: { texts: ['C-1', 'C-2'], first: 'C-1' },
  });
});

it('asks nothing where two values say the same', () => {
  const { website } = choices(
    { website: 'https://www.globex.example/' },
    { website: 'globex.example' },
    { website: 'https://globex.test' },
  );
  expect(website?.texts).toEqual(['https://www.globex.example/', 'https://globex.test']);
});
