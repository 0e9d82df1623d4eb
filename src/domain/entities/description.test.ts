import { describe, expect, it } from 'vitest';
import { prospectDescription } from '../companies/prospect.ts';
import { targetCompanyDescription } from '../companies/targetCompany.ts';
import { contentIdeaDescription } from '../content/contentIdea.ts';
import { geographyDescription } from '../insights/geography.ts';
import { icpDescription } from '../insights/icp.ts';
import { uspDescription } from '../insights/usp.ts';
import { keywordDescription } from '../keywords/keyword.ts';
import { userDescription } from '../people/workspaceUser.ts';
import type { EntityDescription } from './description.ts';
import { draftToWire } from './toWire.ts';

const descriptions: Readonly<Record<string, EntityDescription>> = {
  contentIdeaDescription,
  geographyDescription,
  icpDescription,
  keywordDescription,
  prospectDescription,
  targetCompanyDescription,
  userDescription,
  uspDescription,
};

describe.each(Object.entries(descriptions))('%s', (_, { idOnWire, nameField, fields }) => {
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
