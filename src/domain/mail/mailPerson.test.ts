import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Prospect } from '../companies/prospect.ts';
import { aProspect } from '../testing/aProspect.ts';
import type { Checked } from '../evidence/grounds.ts';
import type { EmailSet, MailText } from './email.ts';
import { createMailCheck } from './mailCheck.ts';
import type { Mailing } from './mailing.ts';
import type { MailReviewEntry } from './mailReview.ts';
import { chosenLetter, mailFileName, mailPeople, mailToCsv, variationKey } from './mailPerson.ts';

const today = '2026-11-30';

const office = { role: 'Head of Purchasing', companyName: 'Saltmarsh Kitchens' };
const nameless = aProspect({ id: 4, name: '', ...office });
const setOf = (prospectName: string): EmailSet => ({
  prospectId: 4,
  prospectName,
  targetCompanyName: 'Saltmarsh Kitchens',
  address: 'buying@saltmarsh.example',
  variations: [{ subject: 'Bread', body: 'Hello,\n\nSaltmarsh Kitchens bakes. Shall we talk?' }],
});
const mailingOf = (...sets: EmailSet[]): Mailing => ({
  status: 'ready',
  message: '',
  missing: 0,
  sets: new Map(sets.map((set) => [String(set.prospectId), set])),
  writing: new Map(),
  run: null,
  newKeys: new Set(),
});
const personOf = (prospect: Prospect, ...sets: EmailSet[]) =>
  mailPeople([prospect], mailingOf(...sets), {}, { today })[0];

it('a mail goes to the address in the row, else to what the team has typed, else to what the server knows', () => {
  const addressOf = (email: string, address: string) =>
    mailPeople(
      [{ ...nameless, email }],
      mailingOf(setOf('')),
      {
        4: { mark: null, chosenKey: null, edits: {}, address },
      },
      { today },
    )[0]?.address;
  expect(addressOf('row@saltmarsh.example', 'team@saltmarsh.example')).toBe(
    'row@saltmarsh.example',
  );
  expect(addressOf('', 'team@saltmarsh.example')).toBe('team@saltmarsh.example');
  expect(addressOf('', '')).toBe('buying@saltmarsh.example');
});

describe('a letter that rests on a sentence that is gone', () => {
  const checkedOn = (found: Checked['found']) => ({ on: '2026-11-24T06:00:00Z', found });
  const rests = (field: string, quote: string, found: Checked['found']) => ({
    field,
    quote,
    url: 'https://saltmarsh.example/',
    checked: checkedOn(found),
  });
  const variation = {
    subject: 'Bread',
    body: 'We bake at six.',
    grounds: {
      evidence: [
        rests('subject', 'We sell bread.', 'gone'),
        rests('body', 'We bake at six.', 'gone'),
        rests('body', 'We sell bread.', 'gone'),
        rests('body', 'We close at nine.', 'moved'),
        rests('body', 'We open at eight.', 'unreadable'),
      ],
      assumptions: [],
      isSample: false,
    },
  };
  const key = variationKey(variation);
  const goneIn = (review: Partial<MailReviewEntry>) => {
    const [person] = mailPeople(
      [nameless],
      mailingOf({ ...setOf(''), variations: [variation] }),
      { 4: { mark: null, chosenKey: null, edits: {}, ...review } },
      { today },
    );
    return person && chosenLetter(person)?.gone;
  };
  const edited = (text: Partial<MailText>) => {
    const { subject, body } = variation;
    return { edits: { [key]: { subject, body, ...text, from: { subject, body, place: 0 } } } };
  };
  const sent = (letter: string) => ({ sent: [{ letter, on: '2026-11-25', by: 'Dana' }] });

  it('names each sentence once', () => {
    expect(goneIn({})).toEqual(['We sell bread.', 'We bake at six.']);
  });

  it('names none once it was sent', () => {
    expect(goneIn(sent(key))).toEqual([]);
    expect(goneIn(sent('another letter'))).toEqual(['We sell bread.', 'We bake at six.']);
  });

  it('names none of a text that somebody has edited', () => {
    expect(goneIn(edited({ body: 'We bake early.' }))).toEqual(['We sell bread.']);
    expect(goneIn(edited({ subject: 'Rolls' }))).toEqual(['We bake at six.', 'We sell bread.']);
  });
});

describe('somebody whose name is not found yet', () => {
  it('has role and company as label, and no name', () => {
    expect(personOf(nameless, setOf(''))).toMatchObject({
      label: 'Head of Purchasing at Saltmarsh Kitchens',
      heading: 'Head of Purchasing, name not found yet',
      name: '',
      isNameToFind: true,
    });
    expect(personOf(nameless, setOf('Olena Ferreira'))).toMatchObject({
      label: 'Olena Ferreira',
      name: 'Olena Ferreira',
      isNameToFind: false,
    });
  });

  it('has no name to find before their row is loaded', () => {
    expect(personOf({ ...nameless, role: '', companyName: '' })).toMatchObject({
      label: 'Prospect 4',
      isNameToFind: false,
    });
  });

  it('is not reported as missing in the mail, and another name in the greeting is', () => {
    const person = personOf(nameless, setOf(''));
    const ben = { id: 5, name: 'Ben Whitfield', companyName: 'Fennimore Hotels' };
    const remarksOn = (body: string) =>
      person &&
      createMailCheck([person, ben])({ to: person.address, subject: 'Bread', body }, person);
    expect(remarksOn('Hello,\n\nSaltmarsh Kitchens bakes?')).toEqual([]);
    expect(remarksOn('Hello Ben,\n\nSaltmarsh Kitchens bakes?')).toMatchObject([
      { kind: 'wrongName', found: 'Ben', name: 'Ben Whitfield', fix: null },
    ]);
  });

  it('is in the exported file and has a mail file', () => {
    const person = personOf(nameless, setOf(''));
    expect(person && mailToCsv([person])).toEqual({
      csv: expect.stringContaining('Head of Purchasing at Saltmarsh Kitchens'),
      leftOut: 0,
    });
    const blocked = person && { ...person, blocked: 'saltmarsh.example' };
    expect(blocked && mailToCsv([blocked])).toEqual({
      csv: expect.not.stringContaining('Saltmarsh'),
      leftOut: 1,
    });
    expect(person && mailFileName(person, 1)).toBe(
      'head-of-purchasing-at-saltmarsh-kitchens-1.eml',
    );
  });
});

describe('variationKey', () => {
  it('differs for different texts, even if subject and body join to the same text', () => {
    const keys = fc.uniqueArray(fc.tuple(fc.string(), fc.string()), {
      selector: ([subject, body]) => `${subject}\u0000${body}`,
      minLength: 2,
    });
    fc.assert(
      fc.property(keys, (texts) => {
        const names = texts.map(([subject, body]) => variationKey({ subject, body }));
        expect(new Set(names).size).toBe(texts.length);
      }),
    );
  });
});
