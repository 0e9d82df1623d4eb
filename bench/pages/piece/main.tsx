import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '#components/theme/GlobalStyle.tsx';
import { wordCount } from '#domain/content/piece.ts';
import type { Section, SectionDraft, Sentence } from '#domain/content/section.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { PieceScreen } from '#screens/Piece/PieceScreen.tsx';

const sentence = (place: number): Sentence => {
  const text = `Bread number ${place} arrives before seven, is still warm when the first guest comes, and is eaten first.`;
  if (place % 3 === 0)
    return { text, quote: 'before seven every morning', url: 'https://a.example/' };
  return place % 3 === 1 ? { text, assumed: true } : { text };
};

/** Twelve sections of 14 sentences each, 3,000 words and more. */
const sections = Array.from({ length: 12 }, (_, index): Section => {
  const heading = `Point ${index + 1}`;
  const sentences = Array.from({ length: 14 }, (_unused, place) => sentence(index * 14 + place));
  return { id: index + 1, point: heading, heading, sentences, isSample: false };
});

const idea = { ...aContentIdea(), outline: sections.map(({ point }) => point) };
const site = { sentences: 90, words: 1_440, formal: 0, informal: 0, unwanted: {} };

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('Nothing to measure');
createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <PieceScreen
      hasCompany
      idea={idea}
      ideas={[idea]}
      onRetryIdeas={() => undefined}
      sections={aCollection<Section, SectionDraft>(ready(sections))}
      isOffered
      voice={{ site, unwanted: ['innovative'], onUnwantedChange: () => undefined }}
      sharing={{ onCopy: () => undefined, onSave: () => undefined }}
    />
  </StrictMode>,
);
document.title = `${wordCount(sections)} words`;
