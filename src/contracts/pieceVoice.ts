import type { SiteVoice } from '#domain/content/voice.ts';

/** What the voice of a piece is compared with (D99). */
export interface PieceVoice {
  /** The voice of the own website; null while it was not read. */
  readonly site: SiteVoice | null;
  /** The words that the team does not want. */
  readonly unwanted: readonly string[];
  readonly onUnwantedChange: (words: readonly string[]) => void;
}
