import type { Words } from './namesInText.ts';
import type { PhraseKind } from './phrases/phrases.ts';
import type { TextFix, TextPlace } from './textPlace.ts';

/** A remark about words in a mail. */
export interface TextRemark {
  readonly kind:
    | 'placeholder'
    | 'wrongName'
    | 'wrongCompany'
    | 'wrongGreeting'
    | PhraseKind
    | 'loud'
    | 'longSentence';
  /** The words in the text that the remark is about. */
  readonly found: string;
  /** Their position; null when the text spells the name differently. */
  readonly place: TextPlace | null;
  /** The whole name of another recipient or their company; absent for other remarks. */
  readonly name?: string;
  /** The fix; null when none is certain. */
  readonly fix: TextFix | null;
  /** The number of words of a long sentence; absent for other remarks. */
  readonly count?: number;
}

/** The subject or the body of a mail, with its words. */
export interface TextParts {
  readonly field: TextPlace['field'];
  readonly text: string;
  readonly words: Words;
}
