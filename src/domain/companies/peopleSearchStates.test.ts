import { expect, it } from 'vitest';
import { peopleSearchStates, type SearchSources } from './peopleSearchStates.ts';

const nothing: SearchSources = {
  kept: { stopped: [], waiting: [], searching: [] },
  own: new Set(),
  isElsewhere: false,
  runs: new Map(),
  ended: new Map(),
};
const searching = { status: 'searching' } as const;
const failed = { status: 'failed', message: 'No.' } as const;

it.each<[string, Partial<SearchSources>, object | undefined]>([
  ['nothing of a company without a search', {}, undefined],
  [
    'what another tab has queued',
    { kept: { ...nothing.kept, waiting: ['1'] }, isElsewhere: true },
    { status: 'waiting' },
  ],
  [
    'what another tab is at',
    { kept: { ...nothing.kept, searching: ['1'] }, isElsewhere: true },
    searching,
  ],
  [
    'what this tab has queued',
    { kept: { ...nothing.kept, waiting: ['1'] }, own: new Set(['1']) },
    { status: 'waiting' },
  ],
  [
    'what no tab works on while this one searches at another company',
    { kept: { ...nothing.kept, waiting: ['1', '2'] }, own: new Set(['2']) },
    { status: 'interrupted' },
  ],
  [
    'what no tab works on any more',
    { kept: { ...nothing.kept, waiting: ['1'] } },
    { status: 'interrupted' },
  ],
  ['what was stopped', { kept: { ...nothing.kept, stopped: ['1'] } }, { status: 'stopped' }],
  ['a failure, also after a reload', { runs: new Map([['1', failed]]) }, failed],
  [
    'a run before what is stored of it',
    { kept: { ...nothing.kept, searching: ['1'] }, runs: new Map([['1', searching]]) },
    searching,
  ],
  ['how many there are', { ended: new Map([['1', 2]]) }, { status: 'found', count: 2 }],
  ['that people are on their way', { ended: new Map([['1', undefined]]) }, searching],
  [
    'another search before the former one',
    { ended: new Map([['1', 2]]), runs: new Map([['1', searching]]) },
    searching,
  ],
])('says %s', (_what, sources, expected) => {
  expect(peopleSearchStates({ ...nothing, ...sources }).get('1')).toEqual(expected);
});
