import { expect, test } from 'vitest';
import { uspDescription } from '#domain/insights/usp.ts';
import { entityReader } from './lists.ts';

const readUsps = entityReader(uspDescription);
const usp = { uspid: 1, title: 'Fresh', description: 'By six', valueProposition: 'No waste' };
const grounds = (more: object) => readUsps([{ ...usp, ...more }])[0]?.grounds;
const page = 'https://crumb.example/about';

test('a server that knows nothing of grounds gives rows without them', () => {
  expect(readUsps([usp])[0]).not.toHaveProperty('grounds');
  const empty = { evidence: [], assumptions: null, sample: false };
  expect(readUsps([{ ...usp, ...empty }])[0]).not.toHaveProperty('grounds');
});

test('fields are called as they are here, whatever the server calls them', () => {
  expect(
    grounds({
      evidence: [
        { quote: ' Bread by six. ', url: page, field: 'valueproposition' },
        { quote: 'We bake.', field: 'description', source: 'news' },
      ],
      assumptions: ['valueProposition', 'valueproposition', 'title', 'price'],
      sample: true,
    }),
  ).toEqual({
    evidence: [
      { quote: 'Bread by six.', url: page, field: 'valueProposition' },
      { quote: 'We bake.', field: 'description', source: 'news' },
    ],
    assumptions: ['valueProposition', 'title'],
    isSample: true,
  });
});

test.each([
  { quote: 'No field', url: page },
  { quote: 'Unknown field', field: 'price', url: page },
  { quote: '  ', field: 'title' },
  { quote: 7, field: 'title' },
  { quote: 'A script', field: 'title', url: 'javascript:alert(1)' },
  { quote: 'A path', field: 'title', url: '/about' },
  { quote: 'No text', field: 'title', url: 7 },
  { field: 'title' },
  'Bread by six.',
  null,
])('malformed evidence is left out and the rest stays: %j', (broken) => {
  const sound = { quote: 'Bread by six.', url: page, field: 'title' };
  expect(grounds({ evidence: [broken, sound] })?.evidence).toEqual([sound]);
});
