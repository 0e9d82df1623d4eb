import { describe, expect, it } from 'vitest';
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

it('sends a draft under the names of the wire', () => {
  const draft = { name: 'Globex', description: 'Energy', recentNews: '', initiatives: 'Fusion' };
  expect(draftToWire(targetCompanyDescription, draft)).toEqual({
    target_company_name: 'Globex',
    description: 'Energy',
    recent_news: '',
    initiatives_and_challenges: 'Fusion',
  });
});
