import { fn } from 'storybook/test';
import type { BlockedEntry } from '#domain/people/blockedEntry.ts';
import type { Blocking } from '#domain/people/blocking.ts';
import { aBlockedEntry } from '#mocks/fixtures/blockedEntry.ts';

/** Blocks the person of this name. */
export const blockingOf = (blocked: string, given: Partial<BlockedEntry> = {}): Blocking => ({
  entryOf: ({ name }) =>
    name === blocked ? aBlockedEntry({ entry: 'saltmarsh.example', ...given }) : undefined,
  onBlock: fn(),
  onAllow: fn(),
});
