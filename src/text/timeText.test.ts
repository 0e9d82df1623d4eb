import { expect, it } from 'vitest';
import { timeText } from './timeText.ts';

const now = new Date(2026, 10, 28, 16, 30);

it('names the hour alone for today, and the day before it', () => {
  expect(timeText(new Date(2026, 10, 28, 14, 5).toISOString(), now)).toMatch(/^\d{1,2}:05/);
  expect(timeText(new Date(2026, 10, 27, 14, 5).toISOString(), now)).toMatch(/27.*:05/);
});

it('leaves other texts as they are', () => {
  expect(timeText('yesterday', now)).toBe('yesterday');
});
