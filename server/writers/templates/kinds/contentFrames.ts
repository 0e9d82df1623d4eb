import type { ContentType } from '#domain/content/contentIdea.ts';
import type { Level } from '#domain/insights/level.ts';

/** A form of content, before it has a subject. */
interface ContentFrame {
  readonly type: ContentType;
  readonly title: string;
  readonly outline: readonly string[];
  readonly value: Level;
}

const post = (value: Level, title: string, ...outline: readonly string[]): ContentFrame => ({
  type: 'BLOG_POST',
  title,
  outline,
  value,
});
const chart = (value: Level, title: string, ...outline: readonly string[]): ContentFrame => ({
  ...post(value, title, ...outline),
  type: 'INFOGRAPHIC',
});
const book = (value: Level, title: string, ...outline: readonly string[]): ContentFrame => ({
  ...post(value, title, ...outline),
  type: 'EBOOK',
});

/** The forms of content ideas. `{term}` is never the subject of a verb, because it may be singular or plural. */
export const contentFrames: readonly ContentFrame[] = [
  post(
    'High',
    'How to choose {term}: seven questions for {audience}',
    'What to clear up before asking for a quote',
    'Seven questions that tell good providers from the rest',
    'Warning signs in an offer for {term}',
    'A short checklist to take along',
  ),
  post(
    'Medium',
    'What {audience} get wrong about {term}',
    'Three beliefs that keep coming back',
    'What customers of {name} found instead',
    'What to do differently from tomorrow',
  ),
  chart(
    'Medium',
    '{term} at a glance',
    'The steps from first idea to result',
    'What each step costs in time',
    'Where {audience} usually lose patience',
    'Who does what',
  ),
  book(
    'High',
    'The complete guide to {term} for {audience}',
    'Starting point: where you are today',
    'Setting a budget you can keep',
    'Choosing a partner for {term}',
    'The first ninety days',
    'Templates and worksheets',
  ),
  post(
    'High',
    'What should {term} cost? An honest answer for {audience}',
    'What drives the price',
    'Three typical budgets and what they buy',
    'Where saving makes sense, and where it does not',
  ),
  post(
    'Medium',
    'A day with {name}: {term} behind the scenes',
    'Who is involved',
    'The moment that decides about quality',
    'What customers never see, and why it matters',
  ),
  chart(
    'Low',
    '{term} in ten numbers, for {audience}',
    'Time, money and effort in one picture',
    'How to read the numbers',
    'Where they come from',
  ),
  post(
    'Medium',
    'Before and after: {term} in practice',
    'The situation at the start',
    'What changed, step by step',
    'What {audience} can take away from it',
  ),
  post(
    'Low',
    'Five small changes that make {term} easier',
    'Changes that take less than an hour',
    'Changes that need a conversation',
    'How to tell that they work',
  ),
  book(
    'Medium',
    '{term}: a workbook for {audience}',
    'Taking stock in one afternoon',
    'Goals on a single page',
    'A plan for the coming quarter',
    'Reviewing what was achieved',
  ),
  post(
    'High',
    'Doing it yourself or asking {name}? {term} compared',
    'What it takes to do it alone',
    'What changes with a partner',
    'A simple way to decide',
    'Questions readers ask most often',
  ),
  chart(
    'High',
    'Checklist: ready for {term}?',
    'What to prepare',
    'Who to bring to the table',
    'Dates not to miss',
  ),
  post(
    'Low',
    'Words you hear when talking about {term}, explained for {audience}',
    'The twelve terms that matter',
    'Which of them are only fashion',
    'How to ask good questions with them',
  ),
  post(
    'Medium',
    'How {audience} prepare for their busiest season with {term}',
    'Looking back at the last season',
    'What to settle early',
    'A calendar with reminders',
  ),
  book(
    'High',
    'Better decisions about {term}: lessons from {audience}',
    'Four conversations with customers',
    'What they would do again',
    'What they would avoid',
    'A decision tree to copy',
  ),
  post(
    'Medium',
    'Switching providers of {term} without a gap',
    'When it is time to change',
    'Planning the hand-over',
    'The first week with {name}',
  ),
];
