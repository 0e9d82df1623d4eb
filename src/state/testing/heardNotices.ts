import { createNotices, type Notice } from '../notices.ts';

/** The channel of messages, and what was said on it. */
export function heardNotices() {
  const notices = createNotices();
  const said: Notice[] = [];
  notices.subscribe((notice) => said.push(notice));
  return { notices, said, texts: () => said.map(({ text }) => text) };
}
