import { describe, expect, it } from 'vitest';
import { aTargetCompany } from '../testing/aTargetCompany.ts';
import { targetCompanyDescription } from '../companies/targetCompany.ts';
import { userDescription } from '../people/workspaceUser.ts';
import type { EntityDescription } from './description.ts';
import { descriptions } from './descriptions.ts';
import { draftToWire } from './toWire.ts';

const all: Readonly<Record<string, EntityDescription>> = {
  ...descriptions,
  users: userDescription,
};

describe.each(Object.entries(all))('%s', (_, { idOnWire, nameField, fields }) => {
  it('has a required field with the name of a row', () => {
    expect(fields[nameField]?.required).toBeDefined();
  });

  it('uses each name on the wire once', () => {
    const names = Object.values(fields).flatMap(({ onWire, alsoOnWire }) =>
      alsoOnWire === undefined ? [onWire] : [onWire, alsoOnWire],
    );
    expect(new Set([idOnWire, ...names]).size).toBe(names.length + 1);
  });
});

const globex = { name: 'Globex', description: 'Energy', initiatives: 'Fusion' };
const { id: _id, ...draft } = aTargetCompany(globex);
const sent = {
  target_company_name: 'Globex',
  description: 'Energy',
  recent_news: '',
  initiatives_and_challenges: 'Fusion',
};

it('sends a draft under the names of the wire', () => {
  expect(draftToWire(targetCompanyDescription, draft)).toEqual(sent);
});

it('sends a blank extra field only where it removes a value', () => {
  const site = { ...draft, website: 'https://globex.example' };
  const website = 'https://globex.example';
  expect(draftToWire(targetCompanyDescription, site, { website: '' })).toEqual({
    ...sent,
    website,
  });
  expect(draftToWire(targetCompanyDescription, draft, { website: '' })).toEqual(sent);
  expect(draftToWire(targetCompanyDescription, draft, { website })).toEqual({
    ...sent,
    website: '',
  });
});
