/** The stored record of a generation's runs, shared by tabs and stored across reloads. */
export interface GenerationRecord {
  readonly startedAt: number;
  /** Null while a run is in progress, and also when its tab was closed before the end. */
  readonly endedAt: number | null;
  /** True when the last run failed. */
  readonly isFailed: boolean;
  /**
   * True when any run has succeeded. Then an empty list means that a person has deleted its rows. A later failure does not
   * change it.
   */
  readonly isMade: boolean;
  /** The message of the last failure; null when there is none. */
  readonly message: string | null;
  /** True when a person has seen the failure, so that it is not shown again. */
  readonly isDismissed?: true;
}

export type GenerationEvent =
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'succeeded'; readonly at: number }
  | { readonly type: 'failed'; readonly at: number; readonly message: string }
  | { readonly type: 'dismissed' };

/**
 * The history of a kind. `done`: a run has succeeded at some time. `interrupted`: the tab of the first run was closed, and
 * the server may still be generating.
 */
export type RecordedHistory = 'never' | 'interrupted' | 'done' | 'failed';

/** Returns the time of the last event of a record. Of two records of the same kind, the one with the later time is newer. */
export const momentOf = ({ startedAt, endedAt }: GenerationRecord): number =>
  Math.max(startedAt, endedAt ?? 0);

/** Returns the record after an event. */
export function nextRecord(
  record: GenerationRecord | null,
  event: GenerationEvent,
): GenerationRecord | null {
  const isMade = record?.isMade ?? false;
  // Always later than the former event, because the clock may have been set back since.
  const timeOf = (at: number) => Math.max(at, record ? momentOf(record) + 1 : at);
  switch (event.type) {
    case 'started':
      return { startedAt: timeOf(event.at), endedAt: null, isFailed: false, isMade, message: null };
    case 'succeeded':
    case 'failed': {
      const isFailed = event.type === 'failed';
      return {
        startedAt: record?.startedAt ?? event.at,
        endedAt: timeOf(event.at),
        isFailed,
        isMade: isMade || !isFailed,
        message: event.type === 'failed' ? event.message : null,
      };
    }
    case 'dismissed':
      return record && { ...record, isDismissed: true };
  }
}

/** Returns the history of a kind from its record. For kinds that no tab is running. */
export function historyOfRecord(record: GenerationRecord | null): RecordedHistory {
  if (record === null) return 'never';
  if (record.isMade) return 'done';
  return record.endedAt === null ? 'interrupted' : 'failed';
}

/** Returns true when a run has ended since `before`, because another tab has done the work. */
export function hasEndedSince(
  before: GenerationRecord | null,
  now: GenerationRecord | null,
): now is GenerationRecord {
  return now !== null && now.endedAt !== null && now.endedAt !== before?.endedAt;
}

/** Reads a stored record; null for any other value. */
export function readGenerationRecord(value: unknown): GenerationRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored: Readonly<Record<string, unknown>> = { ...value };
  const { startedAt, endedAt, isFailed, isMade, message, isDismissed } = stored;
  if (typeof startedAt !== 'number' || typeof isFailed !== 'boolean') return null;
  if (endedAt !== null && typeof endedAt !== 'number') return null;
  return {
    startedAt,
    endedAt,
    isFailed,
    isMade: isMade === true || (endedAt !== null && !isFailed),
    message: isFailed && typeof message === 'string' ? message : null,
    ...(isDismissed === true && { isDismissed }),
  };
}
