import { messages } from '../messages.ts';
import { boardWords } from './boards.ts';
import { contentIdeaWords } from './contentIdeas.ts';
import { emailWords } from './emails.ts';
import { entryWords } from './entry.ts';
import { generalWords } from './general.ts';
import { invalidWords, numberWords, remarkWords } from './invalid.ts';
import { keywordWords } from './keywords.ts';
import { levelWords } from './levels.ts';
import { listWords } from './lists.ts';
import { onboardingWords } from './onboarding.ts';
import { prospectWords } from './prospects.ts';
import { shellWords } from './shell.ts';
import { targetCompanyWords } from './targetCompanies.ts';
import { userWords } from './users.ts';

/** Every text of the product, keyed by area. A language is another object of the same keys. */
export const english = {
  ...generalWords,
  ...entryWords,
  ...shellWords,
  ...messages,
  ...invalidWords,
  ...remarkWords,
  ...numberWords,
  ...levelWords,
  ...listWords,
  ...keywordWords,
  ...targetCompanyWords,
  ...prospectWords,
  ...contentIdeaWords,
  ...emailWords,
  ...boardWords,
  ...onboardingWords,
  ...userWords,
} as const;

/** One text, or its plural forms chosen by `count`. Placeholders are written `{name}`. */
export type Text = string | { readonly one: string; readonly other: string };

export type Catalogue = Readonly<Record<keyof typeof english, Text>>;
