/** What is kept of the runs of one generation, across tabs and reloads. */
export interface GenerationRecord {
  readonly startedAt: number;
  /** Null while a run is under way, and after its tab was closed in the middle. */
  readonly endedAt: number | null;
  /** How the last run ended. */
  readonly isFailed: boolean;
  /** Some run has succeeded, so an empty list was emptied by a person. Later failures do not change that. */
  readonly isMade: boolean;
  /** What to show of the last failure; null when there is none, or somebody has dismissed it. */
  readonly message: string | null;
}

export type GenerationEvent =
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'succeeded'; readonly at: number }
  | { readonly type: 'failed'; readonly at: number; readonly message: string }
  | { readonly type: 'dismissed' };

/**
 * What a record says of a kind. `done` means that it was made once, whatever came after it; `interrupted` is a first run
 * whose tab is gone: the server may still be working on it.
 */
export type RecordedHistory = 'never' | 'interrupted' | 'done' | 'failed';

/** The record after an event. */
export function nextRecord(
  record: GenerationRecord | null,
  event: GenerationEvent,
): GenerationRecord | null {
  const isMade = record?.isMade ?? false;
  switch (event.type) {
    case 'started':
      return { startedAt: event.at, endedAt: null, isFailed: false, isMade, message: null };
    case 'succeeded':
    case 'failed': {
      const isFailed = event.type === 'failed';
      return {
        startedAt: record?.startedAt ?? event.at,
        endedAt: event.at,
        isFailed,
        isMade: isMade || !isFailed,
        message: event.type === 'failed' ? event.message : null,
      };
    }
    case 'dismissed':
      return record && { ...record, message: null };
  }
}

/** How a kind stands by its record, as long as nobody is known to be at work on it. */
export function historyOfRecord(record: GenerationRecord | null): RecordedHistory {
  if (record === null) return 'never';
  if (record.isMade) return 'done';
  return record.endedAt === null ? 'interrupted' : 'failed';
}

/** True when a run has ended that had not ended in `before`: somebody else did the work meanwhile. */
export function hasEndedSince(
  before: GenerationRecord | null,
  now: GenerationRecord | null,
): now is GenerationRecord {
  if (now === null || now.endedAt === null) return false;
  return before === null || before.endedAt === null || before.startedAt !== now.startedAt;
}

/** A record as the browser keeps it; anything else counts as none. */
export function readGenerationRecord(value: unknown): GenerationRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept: Readonly<Record<string, unknown>> = { ...value };
  const { startedAt, endedAt, isFailed, isMade, message } = kept;
  if (typeof startedAt !== 'number' || typeof isFailed !== 'boolean') return null;
  if (endedAt !== null && typeof endedAt !== 'number') return null;
  return {
    startedAt,
    endedAt,
    isFailed,
    isMade: isMade === true || (endedAt !== null && !isFailed),
    message: isFailed && typeof message === 'string' ? message : null,
  };
}
