import { messages } from './messages.ts';
import { blockedWords } from './blocked.ts';
import { boardWords } from './boards.ts';
import { contentIdeaWords } from './contentIdeas.ts';
import { dashboardWords } from './dashboard.ts';
import { emailWords } from './emails.ts';
import { entryWords } from './entry.ts';
import { generalWords } from './general.ts';
import { invalidWords, numberWords, warningWords } from './invalid.ts';
import { keywordWords } from './keywords.ts';
import { listWords } from './lists.ts';
import { onboardingWords } from './onboarding.ts';
import { pieceWords } from './piece.ts';
import { prospectWords } from './prospects.ts';
import { shellWords } from './shell.ts';
import { targetCompanyWords } from './targetCompanies.ts';
import { userWords } from './users.ts';

/** All texts of the product. Another language is an object with the same keys. */
export const english = {
  ...generalWords,
  ...entryWords,
  ...shellWords,
  ...messages,
  ...invalidWords,
  ...warningWords,
  ...numberWords,
  ...listWords,
  ...keywordWords,
  ...targetCompanyWords,
  ...prospectWords,
  ...contentIdeaWords,
  ...pieceWords,
  ...emailWords,
  ...boardWords,
  ...onboardingWords,
  ...dashboardWords,
  ...userWords,
  ...blockedWords,
} as const;

/** The plural forms of a text, chosen by `count`. Every language has `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** One text, or its plural forms. Placeholders are written `{name}`. */
export type Text = string | PluralForms;

export type Catalogue = Readonly<Record<keyof typeof english, Text>>;
