import { expect, it } from 'vitest';
import { createQuestions } from './questions.ts';

const question = (title: string) => ({ title, text: '', yes: 'Yes', no: 'No' });

it('shows one question after the other and gives each its own answer', async () => {
  const questions = createQuestions();
  const titles: (string | undefined)[] = [];
  questions.subscribe(() => titles.push(questions.snapshot()?.title));
  const first = questions.ask(question('first'));
  const second = questions.ask(question('second'));
  questions.snapshot()?.onAnswer(true);
  expect(await first).toBe(true);
  questions.snapshot()?.onAnswer(false);
  expect(await second).toBe(false);
  expect(titles).toEqual(['first', 'first', 'second', undefined]);
});

it('answers no to every question after the person has signed out', async () => {
  const leaving = new AbortController();
  const questions = createQuestions(leaving.signal);
  const asked = [questions.ask(question('first')), questions.ask(question('second'))];
  leaving.abort();
  expect(await Promise.all(asked)).toEqual([false, false]);
  expect(questions.snapshot()).toBeNull();
  expect(await questions.ask(question('late'))).toBe(false);
  expect(questions.snapshot()).toBeNull();
});
