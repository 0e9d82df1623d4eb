/** What is to be remarked on in mails of one language. One phrase on each line; ` > ` leads to the plainer words. */
export interface PhraseList {
  /** Frequent words that tell this language from the others. */
  readonly frequent: string;
  /** The words before a name in a greeting. */
  readonly greetings: string;
  /** Whom a greeting names when it names nobody. */
  readonly everybody: string;
  /** What spam filters look for. */
  readonly risky: string;
  /** What could stand in any mail. */
  readonly generic: string;
  /** What can be said in plainer words, whatever stands around it. */
  readonly wordy: string;
}
