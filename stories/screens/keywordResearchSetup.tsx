import { fn } from 'storybook/test';
import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import type { BatchActions } from '#contracts/collection.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aContentIdea } from '#mocks/fixtures/contentIdea.ts';
import { aKeyword } from '#mocks/fixtures/keyword.ts';
import { many } from '#mocks/fixtures/many.ts';
import {
  KeywordResearchScreen,
  type KeywordResearchScreenProps,
} from '#screens/KeywordResearch/KeywordResearchScreen.tsx';
import { keepsView } from '../keepsView.tsx';

export const onStart = fn();

export const batchActions: BatchActions<unknown> = {
  onStart,
  onRetry: fn(),
  onStop: fn(),
  onDismiss: fn(),
};

/** A batch with nothing under way. */
export const idleBatch = { jobs: [], actions: batchActions } as const;

export const twelve = many(12, aKeyword);

/** Keywords in the given state. */
export const keywordsIn = aCollection<Keyword, KeywordDraft>;

/** Twelve keywords to which many can be added, and of which many can be deleted. */
export const idleKeywords = keywordsIn(ready(twelve), { adding: idleBatch, deleting: idleBatch });

/** All arguments of the screen except its keywords. */
export const keywordResearchArgs = {
  hasCompany: true,
  ideas: many(2, aContentIdea),
  view: plainKeywordView,
  sharing: { onCopy: fn(), onSave: fn() },
  onViewChange: fn(),
  onWriteIdea: fn(),
  onNext: fn(),
} satisfies Partial<KeywordResearchScreenProps>;

/** The screen with its view kept, like the address does in the app. */
export const StatefulKeywordResearch = keepsView(KeywordResearchScreen);
