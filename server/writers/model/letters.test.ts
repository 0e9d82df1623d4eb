import { describe, expect, it } from 'vitest';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import { letterOf } from './letters.ts';
import { materialOf } from './material.ts';

const profile = aSavedBusiness({
  name: 'Crumb & Co',
  website: '',
  description: 'We bake sourdough bread for cafés.',
});
const to = { name: 'Ada Moor', role: 'Buyer', company: 'Harbour Kitchens', note: '' };

/** A letter from this subject and body. Its body is returned without the closing and the sender. */
function written(body: string, { subject = 'Bread', language = 'en', name = to.name } = {}) {
  const order = { profile, to: { ...to, name }, sender: 'Dana Reyes' };
  const material = { ...materialOf(profile, []), language };
  const letter = letterOf({ subject, body, evidence: [] }, order, material);
  const end = letter?.body.lastIndexOf('\n\n') ?? 0;
  return { ...letter, text: letter?.body.slice(0, end), end: letter?.body.slice(end).trim() };
}

const warm = 'Our bread is warm at seven.';

describe('a letter', () => {
  it.each([
    ['en', 'Hello {name},', 'Best regards,'],
    ['de', 'Guten Tag {name},', 'Mit freundlichen Grüßen'],
    ['fr', 'Bonjour {name},', 'Cordialement,'],
    ['sw', 'Hello {name},', 'Best regards,'],
  ])('in %s has the greeting %s and the closing %s', (language, greeting, closing) => {
    const letter = written(warm, { language });
    expect([letter.greeting, letter.text]).toEqual([greeting, warm]);
    expect(letter.end).toBe(`${closing}\nDana Reyes\nCrumb & Co`);
  });

  it.each([
    `Hello [Name],\n\n${warm}\n\nBest regards,\n[Your Name]\nCrumb & Co`,
    `Dear Ada,\n\n${warm}`,
    `Hi there!\n\n${warm}`,
    `${warm}\n\nKind regards,\nDana`,
  ])('has only one greeting and closing: %j', (body) => {
    expect(written(body).text).toBe(warm);
  });

  it.each([
    ['Is [Company] open?', 'Is Harbour Kitchens open?'],
    ['Is {{company_name}} open?', 'Is Harbour Kitchens open?'],
    ['<Company> could have it, {{name}}?', 'Harbour Kitchens could have it, Ada Moor?'],
    ['Well, {firstName} knows.', 'Well, Ada Moor knows.'],
  ])('has name and company where a placeholder certainly means them: %j', (said, text) => {
    expect(written(`${warm} ${said}`).text).toBe(`${warm} ${text}`);
  });

  it.each([
    'Call [your phone number].',
    'Shall we meet on [e.g. Tuesday? 3 p.m.] in your office?',
    'I am [Name] from Crumb.',
    'Write to ____ about it.',
    'Use {{calendar link}} for that!',
    'Ask Maria Oliveira about it.',
  ])('loses a sentence with any other placeholder or an invented name: %j', (said) => {
    expect(written(`${warm} ${said}\n\nShall we talk?`).text).toBe(`${warm}\n\nShall we talk?`);
  });

  it('loses a sentence with the name of a person whose name is not known yet', () => {
    expect(written(`${warm} What do you think, [Name]?`, { name: '' }).text).toBe(warm);
  });

  it('keeps a first line and a list that are no greeting and no closing', () => {
    const body = `Bread that is warm at seven, every day!\n\n${warm}\n\n- baked overnight,\n- brought to you`;
    expect(written(body).text).toBe(body);
  });

  it.each(['Re: Bread', 'RE: AW: Bread', '**Fwd:** Bread', 'Bread'])(
    'has a subject of its own: %j',
    (subject) => expect(written(warm, { subject }).subject).toBe('Bread'),
  );

  it.each(['Rethink: bread', 'Bread, re: warm'])('keeps a subject like %j', (subject) =>
    expect(written(warm, { subject }).subject).toBe(subject),
  );

  it('of nothing but line ends is left out at once', () => {
    const started = performance.now();
    expect(written('\n'.repeat(24_000)).text).toBeUndefined();
    expect(written(`a,${' \n'.repeat(12_000)}[Name]`).text).toBeDefined();
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('keeps its placeholders when nothing else is left', () => {
    const letter = written('Call [your phone number].', { subject: 'Bread for [team]' });
    expect([letter.subject, letter.text]).toEqual([
      'Bread for [team]',
      'Call [your phone number].',
    ]);
  });
});
