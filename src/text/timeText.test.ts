import { expect, it } from 'vitest';
import { shortDayText, timeText } from './timeText.ts';

const now = new Date(2026, 10, 28, 16, 30);

it('names the hour alone for today, and the day before it', () => {
  expect(timeText(new Date(2026, 10, 28, 14, 5).toISOString(), now)).toMatch(/^\d{1,2}:05/);
  expect(timeText(new Date(2026, 10, 27, 14, 5).toISOString(), now)).toMatch(/27.*:05/);
});

it('leaves other texts as they are', () => {
  expect(timeText('yesterday', now)).toBe('yesterday');
});

it('names a day in short, with the year only where it is another one', () => {
  const day = (year: number) => shortDayText(new Date(year, 10, 24, 14, 5).toISOString(), now);
  expect(day(2026)).toMatch(/24/);
  expect(day(2026)).not.toMatch(/2026|14|2:05/);
  expect(day(2025)).toMatch(/24.*2025/);
  expect(shortDayText('soon', now)).toBe('soon');
});
