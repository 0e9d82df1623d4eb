import { describe, expect, it } from 'vitest';
import type { EmailSet } from '#domain/mail/email.ts';
import { createMailBook } from './mailBook.ts';

const setOf = (prospectName: string, ...bodies: string[]): EmailSet => ({
  prospectId: 7,
  prospectName,
  targetCompanyName: 'Saltmarsh Kitchens',
  address: '',
  variations: bodies.map((body) => ({ subject: 'Bread', body })),
});
const all = { isMore: false, isWhole: true };
const bodiesIn = (book: ReturnType<typeof createMailBook>) =>
  book
    .sets()
    .get('7')
    ?.variations.map(({ body }) => body);

describe('mail to a person whose name comes', () => {
  it('greets them by it: what greeted without one is not kept beside', () => {
    const book = createMailBook();
    book.take([setOf('', 'Hello,\n\nOne', 'Hello,\n\nTwo')], all);
    book.take([setOf('Olena', 'Hello Olena,\n\nOne', 'Hello Olena,\n\nTwo')], all);
    expect(bodiesIn(book)).toEqual(['Hello Olena,\n\nOne', 'Hello Olena,\n\nTwo']);
    expect(book.sets().get('7')?.prospectName).toBe('Olena');
    expect(book.newKeys().size).toBe(0);
  });

  it('stays where only one more letter came, or a server that names nobody', () => {
    const book = createMailBook();
    book.take([setOf('', 'One')], all);
    book.take([setOf('Olena', 'Two')], { isMore: false, isWhole: false });
    expect(bodiesIn(book)).toEqual(['One', 'Two']);
    book.take([setOf('', 'One', 'Three')], all);
    expect(bodiesIn(book)).toEqual(['One', 'Two', 'Three']);
  });
});
