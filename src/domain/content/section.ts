import type { Evidence } from '../evidence/grounds.ts';
import type { EntityId } from '../lists/entityId.ts';

/** The most sections of an idea, the most sentences of a section, and the most characters of a sentence (D99). */
export const mostSections = 50;
export const mostSentences = 60;
export const longestSentence = 1_000;

/**
 * One sentence of a piece, and what it rests on. One that rests on nothing stands as an assumption; one with neither a quote nor
 * that mark is a person's own, or confirmed.
 */
export interface Sentence extends Omit<Evidence, 'field' | 'quote'> {
  readonly text: string;
  readonly quote?: string | undefined;
  readonly assumed?: true | undefined;
}

/** What is written for one point of an idea's outline. */
export interface Section {
  readonly id: EntityId;
  readonly version?: number;
  /** The point as it was when the section was written. It stays when the heading is edited. */
  readonly point: string;
  readonly heading: string;
  readonly sentences: readonly Sentence[];
  /** True for a sample, which is not about the business. */
  readonly isSample: boolean;
}

/** What is asked for a new section (its point), or saved of one. */
export type SectionDraft = Pick<Section, 'point' | 'heading' | 'sentences'>;

export const textOf = ({ sentences }: Pick<Section, 'sentences'>): string =>
  sentences.map(({ text }) => text).join(' ');
