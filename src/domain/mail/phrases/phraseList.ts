/**
 * The phrases and words of one language for the remarks on mails. Each line has one phrase; ` > ` separates it from plainer
 * words.
 */
export interface PhraseList {
  /** Frequent words by which this language is recognised. */
  readonly frequent: string;
  /** The words before a name in a greeting. */
  readonly greetings: string;
  /** The words of a greeting that names nobody. */
  readonly everybody: string;
  /** Phrases that spam filters look for. */
  readonly risky: string;
  /** Phrases that could be in any mail. */
  readonly generic: string;
  /** Phrases that plainer words can replace in any context. */
  readonly wordy: string;
}
