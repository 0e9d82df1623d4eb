import { expect, it } from 'vitest';
import { createNotices } from './notices.ts';

it('says nothing more once the person has left', () => {
  const leaving = new AbortController();
  const notices = createNotices(leaving.signal);
  const heard: string[] = [];
  notices.subscribe(({ text }) => heard.push(text));
  notices.say('success', 'Saved');
  leaving.abort();
  notices.say('error', 'Failed to generate all data');
  expect(heard).toEqual(['Saved']);
});
