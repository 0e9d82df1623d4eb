import { expect, it } from 'vitest';
import { memoryStore } from '#platform/textStore.ts';
import { createFormDrafts } from './formDrafts.ts';

const draft = { fields: { title: 'Fast' }, base: { title: '' } };

it('keeps what was typed until it is dropped', () => {
  const store = memoryStore();
  const drafts = createFormDrafts(store, { owner: () => 'ada' });
  drafts.write('usps.new', draft);
  expect(createFormDrafts(store, { owner: () => 'ada' }).read('usps.new')).toEqual(draft);
  drafts.drop('usps.new');
  expect(drafts.read('usps.new')).toBeNull();
});

it('shows nobody what another person typed in this tab', () => {
  const store = memoryStore();
  createFormDrafts(store, { owner: () => 'ada' }).write('usps.new', draft);
  expect(createFormDrafts(store, { owner: () => 'grace' }).read('usps.new')).toBeNull();
  expect(createFormDrafts(store, { owner: () => undefined }).read('usps.new')).toBeNull();
});

it('reads damaged text as nothing', () => {
  const store = memoryStore({ 'draft|ada|usps.new': '{' });
  expect(createFormDrafts(store, { owner: () => 'ada' }).read('usps.new')).toBeNull();
});
