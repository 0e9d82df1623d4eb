import { expect, test } from 'vitest';
import type { Section } from './section.ts';
import { changeUnwanted, mostUnwanted, readUnwanted } from './unwantedWords.ts';
import { countsOf, lengths, remarkText, voiceOf, voiceRemarks, voiceToWrite } from './voice.ts';

const section = (heading: string, ...texts: readonly string[]): Section => ({
  id: heading,
  point: heading,
  heading,
  sentences: texts.map((text) => ({ text })),
  isSample: false,
});
const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);
const site = (text: string, unwanted: Readonly<Record<string, number>> = {}) => ({
  ...voiceOf(text),
  unwanted,
});
const remarks = (...of: Parameters<typeof voiceRemarks>) => voiceRemarks(...of).map(remarkText);

const short = 'We bake good bread.';
const long = 'We bake good bread for all of the cafés in the old town and in the new one.';

test('only sentences are measured, not menus and headings', () => {
  expect(
    voiceOf('Home\nProducts\nOur Story.\nWe bake before seven. You eat “warm bread.”'),
  ).toEqual({
    sentences: 2,
    words: 8,
    formal: 0,
    informal: 0,
  });
});

const german = 'Wir backen Brot für die Cafés in der Stadt und liefern es mit dem Fahrrad.';

test('the form of address is counted in German, and not at the beginning, where Sie may be they', () => {
  const text = `${german} Sie essen es. Wir bringen es Ihnen und Ihrer Familie. Du isst dein Brot.`;
  expect(voiceOf(text)).toMatchObject({ formal: 2, informal: 2 });
  expect(
    voiceOf(
      `Nous livrons du pain dans le centre de la ville et du café pour tous. ${'Le prix du pain est bas. '.repeat(3)}`,
    ),
  ).toMatchObject({ formal: 0, informal: 0 });
});

test.each([
  ['innovative', 'Innovative bread, an innovative oven: INNOVATIVE.', 3],
  ['innovative', 'Uninnovative. Innovatively baked.', 0],
  ['innovativ*', 'Innovative Brote, innovativer Ofen, nicht uninnovativ.', 2],
  ['cutting edge', 'A cutting-edge oven on the cutting  edge.', 2],
  ['ganzheitlich', 'Ganzheitlich, nicht ganzheitliche.', 1],
  ['*', 'Anything * at all.', 0],
])('%j in %j counts %i', (unwanted, text, count) => {
  expect(countsOf([unwanted], text)).toEqual({ [unwanted]: count });
});

test('longer and shorter sentences than on the website are remarked, with both figures', () => {
  const piece = [section('One', ...times(5, long))];
  expect(remarks(piece, site(times(10, short).join(' ')), [])).toEqual([
    'Sentences are longer than on your website: 18 words on average, 4 there.',
  ]);
  expect(
    remarks([section('One', ...times(5, short))], site(times(10, long).join(' ')), []),
  ).toEqual(['Sentences are shorter than on your website: 4 words on average, 18 there.']);
  const alike = site(times(10, long).join(' '));
  expect(remarks(piece, alike, [])).toEqual([]);
  expect(lengths(piece, alike)).toEqual({ own: 18, site: 18 });
});

test('a few sentences say nothing', () => {
  expect(lengths([section('One', ...times(4, long))], null)).toEqual({});
  expect(lengths([section('One', ...times(5, long))], site(times(9, short).join(' ')))).toEqual({
    own: 18,
    site: undefined,
  });
});

const formal = `${german} ${times(5, 'Wir liefern Ihnen Brot.').join(' ')}`;

test('another form of address than on the website is remarked with its sections', () => {
  const piece = [
    section('Anfang', german, 'Hier ist dein Brot.'),
    section('Ende', 'Wir mögen dich.'),
  ];
  expect(remarks(piece, site(formal), [])).toEqual([
    '“du” 2 × in “Anfang”, “Ende”. Your website says “Sie” 5 × and “du” 0 ×.',
  ]);
  expect(remarks([section('Anfang', formal)], site(formal), [])).toEqual([]);
});

test('without a website, the rarer form of address is the odd one', () => {
  const piece = [
    section('Anfang', german, ...times(3, 'Wir mögen dich.')),
    section('Ende', 'Gern bringen wir Ihnen Brot.'),
  ];
  expect(remarks(piece, null, [])).toEqual(['“Sie” 1 × in “Ende”.']);
});

test('a word that the team does not want is remarked with its sections, and with its number on the website', () => {
  const piece = [
    section('Innovative bread', short),
    section('Two', 'So innovative.'),
    section('Three', short),
  ];
  expect(remarks(piece, site(short, { innovative: 7 }), ['innovative', 'holistic'])).toEqual([
    '“innovative” 2 × in “Innovative bread”, “Two”: your team does not want it. On your website 7 ×.',
  ]);
  expect(remarks(piece, null, ['innovative'])).toEqual([
    '“innovative” 2 × in “Innovative bread”, “Two”: your team does not want it.',
  ]);
});

test('a writer is told only what is clear', () => {
  expect(voiceToWrite(voiceOf(formal), ['neu'])).toEqual({
    address: 'formal',
    length: undefined,
    unwanted: ['neu'],
  });
  expect(voiceToWrite(voiceOf(times(10, long).join(' ')), [])).toEqual({
    address: undefined,
    length: 18,
    unwanted: [],
  });
});

test('the shared words are read with care, and two people who change them lose nothing', () => {
  expect(readUnwanted({ words: [] })).toEqual([]);
  expect(readUnwanted(['one', 2, ' ', 'two'])).toEqual(['one', 'two']);
  expect(readUnwanted(times(mostUnwanted + 1, 'one'))).toHaveLength(mostUnwanted);
  const mine = changeUnwanted(['a', 'b'], ['b', 'c']);
  expect(mine(['a', 'b', 'theirs'])).toEqual(['b', 'theirs', 'c']);
  expect(mine(null)).toEqual(['c']);
});
