import type { Prospect } from '../companies/prospect.ts';
import type { BlockedEntry } from './blockedEntry.ts';

/** Who of the people is not to be written to (D96). */
export interface Blocking {
  /** Returns the entry because of which nobody writes to a person. */
  readonly entryOf: (person: Prospect) => BlockedEntry | undefined;
  readonly onBlock: (person: Prospect) => void;
  readonly onAllow: (entry: BlockedEntry) => void;
}
