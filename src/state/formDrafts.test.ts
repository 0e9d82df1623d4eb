import { expect, it } from 'vitest';
import { memoryStore } from '#platform/textStore.ts';
import { createFormDrafts } from './formDrafts.ts';

const draft = { fields: { title: 'Fast' }, base: { title: '' } };

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
