import { expect, it } from 'vitest';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import { createClient } from './client/createClient.ts';
import { materialOf } from './material.ts';
import { messagesFor } from './prompts.ts';

const profile = aSavedBusiness({
  name: 'Crumb & Co',
  description: 'We bake sourdough bread. '.repeat(200),
});

const site = {
  url: 'https://crumb.example/',
  readAt: '2026-01-01T00:00:00Z',
  language: 'en',
  pages: ['home', 'about'].map((name) => ({
    url: `https://crumb.example/${name}`,
    title: name,
    text: `Welcome to ${name}. ${'Bread for cafés. '.repeat(1_500)}`,
  })),
};

it.each([4_096, 8_192])(
  'a question fits a context of %i tokens, the first page first',
  (tokens) => {
    const { mostCharacters } = createClient({ baseUrl: '', model: '', contextTokens: tokens });
    const avoid = Array.from({ length: 300 }, (_, index) => `A suggestion that is there ${index}`);
    for (const prompt of ['usps', 'contentIdeas', 'letters', 'followUp', 'field'] as const) {
      const long = 'Independent cafés; '.repeat(500);
      const values = {
        icps: long,
        about: long,
        approach: 'Ask.',
        role: 'Buyer',
        employer: 'Harbour',
      };
      const named = { kind: 'a USP', field: 'title', what: 'A title.' };
      const parts = { prompt, profile, material: materialOf(profile, [site]), avoid };
      const messages = messagesFor(
        { ...parts, values: { ...values, ...named } },
        4,
        mostCharacters,
      );
      const text = messages.map(({ content }) => content).join('\n');
      // Three characters a token, cautiously, and a third of the context for the answer.
      expect({ prompt, over: Math.max(text.length - tokens * 0.75 * 3, 0) }).toEqual({
        prompt,
        over: 0,
      });
      expect(text).toContain('Welcome to home.');
      expect(text).toContain('A suggestion that is there 299');
      expect(text).toMatch(/<\/material-\w+>/);
    }
  },
);
