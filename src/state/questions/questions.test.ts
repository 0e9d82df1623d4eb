import { expect, it } from 'vitest';
import { createQuestions } from './questions.ts';

const question = (title: string) => ({ title, text: '', yes: 'Yes', no: 'No' });

it('asks one question after the other and hands each its own answer', async () => {
  const questions = createQuestions();
  const told: (string | undefined)[] = [];
  questions.subscribe(() => told.push(questions.snapshot()?.title));
  const first = questions.ask(question('first'));
  const second = questions.ask(question('second'));
  questions.snapshot()?.onAnswer(true);
  expect(await first).toBe(true);
  questions.snapshot()?.onAnswer(false);
  expect(await second).toBe(false);
  expect(told).toEqual(['first', 'first', 'second', undefined]);
});
