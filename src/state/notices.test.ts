import { expect, it } from 'vitest';
import { createNotices } from './notices.ts';

it('shows nothing after the person has signed out', () => {
  const leaving = new AbortController();
  const notices = createNotices(leaving.signal);
  const shown: string[] = [];
  notices.subscribe(({ text }) => shown.push(text));
  notices.say('success', 'Saved');
  leaving.abort();
  notices.say('error', 'Failed to generate all data');
  expect(shown).toEqual(['Saved']);
});
