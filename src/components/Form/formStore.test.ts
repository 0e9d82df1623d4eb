import { describe, expect, it, vi } from 'vitest';
import type { FormDrafts } from './formDrafts.ts';
import { createFormStore, type DraftRules, type Sent } from './formStore.ts';

interface Fields {
  readonly title: string;
  readonly description: string;
}

const draft: DraftRules<Fields> = {
  name: 'usps.1',
  parts: [
    { label: 'Title', fields: ['title'] },
    { label: 'Description', fields: ['description'] },
  ],
};
const row: Fields = { title: 'Fast', description: 'Same day' };

/** The drafts that the forms in one browser share. */
function browser() {
  const kept = new Map<string, string>();
  const flush = vi.fn();
  const drafts: FormDrafts = {
    read: (name) => (kept.has(name) ? JSON.parse(kept.get(name) ?? '') : undefined),
    write: (name, fields) => void kept.set(name, JSON.stringify(fields)),
    drop: (name) => void kept.delete(name),
    flush,
  };
  return { drafts, flush, open: (initial: Fields) => createFormStore({ initial, draft }, drafts) };
}

const rules = (onSubmit: () => Promise<Sent>, onDone: () => void = () => undefined) => ({
  check: (value: Fields) => ({ isValid: true as const, value }),
  onSubmit,
  slowAfterMs: 1000,
  onDone,
});

describe('a form and its draft', () => {
  it('keeps only what was changed', () => {
    const { drafts, open } = browser();
    const form = open(row);
    form.dispatch({ type: 'typed', change: { title: 'Faster' } });
    expect(drafts.read('usps.1')).toEqual({
      fields: { title: 'Faster' },
      base: { title: 'Fast' },
    });
    form.dispatch({ type: 'typed', change: { title: 'Fast' } });
    expect(drafts.read('usps.1')).toBeUndefined();
  });

  it('takes nothing that is typed while it is being sent, and everything after Stop waiting', () => {
    const { open } = browser();
    const form = open(row);
    form.submit(rules(() => new Promise(() => undefined)));
    form.dispatch({ type: 'typed', change: { title: 'Faster' } });
    expect(form.snapshot().fields.title).toBe('Fast');
    form.stopWaiting();
    form.dispatch({ type: 'typed', change: { title: 'Faster' } });
    expect(form.snapshot().fields.title).toBe('Faster');
  });

  it('keeps the values that a new form began with, because they are gone after a reload', () => {
    const { drafts } = browser();
    const blank: Fields = { title: '', description: '' };
    const rulesOfNew: DraftRules<Fields> = { name: 'usps.new', blank };
    const begun = { initial: { title: 'Begun', description: '' }, draft: rulesOfNew };
    const form = createFormStore(begun, drafts);
    form.dispatch({ type: 'left', field: 'title' });
    expect(drafts.read('usps.new')).toBeUndefined();
    form.dispatch({ type: 'typed', change: { description: 'Typed' } });
    const reloaded = createFormStore({ initial: blank, draft: rulesOfNew }, drafts).snapshot();
    expect(reloaded).toMatchObject({
      fields: { title: 'Begun', description: 'Typed' },
      isRestored: true,
    });
    form.dispatch({ type: 'typed', change: { description: '' } });
    expect(drafts.read('usps.new')).toBeUndefined();
    form.dispatch({ type: 'typed', change: { title: '' } });
    expect(createFormStore(begun, drafts).snapshot().fields.title).toBe('');
  });

  it("takes a colleague's changes to other fields", () => {
    const { open } = browser();
    open(row).dispatch({ type: 'typed', change: { title: 'Faster' } });
    const { fields, conflicts } = open({ ...row, description: 'Next day' }).snapshot();
    expect(fields).toEqual({ title: 'Faster', description: 'Next day' });
    expect(conflicts).toEqual([]);
  });

  it('asks when both changed the same field, and keeps the draft until the person decides', () => {
    const { drafts, open } = browser();
    open(row).dispatch({ type: 'typed', change: { title: 'Faster' } });
    const before = drafts.read('usps.1');
    const form = open({ ...row, title: 'Quick' });
    expect(form.snapshot().fields.title).toBe('Quick');
    expect(drafts.read('usps.1')).toEqual(before);

    form.dispatch({ type: 'decided', mine: form.snapshot().conflicts });
    expect(form.snapshot().fields.title).toBe('Faster');
    expect(drafts.read('usps.1')).toEqual({
      fields: { title: 'Faster' },
      base: { title: 'Quick' },
    });
  });

  it("drops the draft when the colleague's version is chosen", () => {
    const { drafts, open } = browser();
    open(row).dispatch({ type: 'typed', change: { title: 'Faster' } });
    const form = open({ ...row, title: 'Quick' });
    form.dispatch({ type: 'decided', mine: [] });
    expect(form.snapshot()).toMatchObject({ fields: { title: 'Quick' }, isRestored: false });
    expect(drafts.read('usps.1')).toBeUndefined();
  });

  it('keeps the draft of another tab when it is sent', async () => {
    const { drafts, open } = browser();
    const here = open(row);
    const there = open(row);
    there.dispatch({ type: 'typed', change: { title: 'Faster' } });
    const done = vi.fn();
    here.submit(rules(async () => ({ ok: true }), done));
    await vi.waitFor(() => expect(done).toHaveBeenCalled());
    expect(drafts.read('usps.1')).toMatchObject({ fields: { title: 'Faster' } });
  });

  it('stores the draft at once when it is sent', async () => {
    const { drafts, flush, open } = browser();
    const form = open(row);
    form.dispatch({ type: 'typed', change: { title: 'Faster' } });
    form.submit(rules(async () => ({ ok: false, message: 'No' })));
    expect(flush).toHaveBeenCalled();
    await vi.waitFor(() => expect(form.snapshot().error).toBe('No'));
    expect(drafts.read('usps.1')).toBeDefined();
  });

  it('sends once however often it is pressed', () => {
    const send = vi.fn(() => new Promise<Sent>(() => undefined));
    const form = browser().open(row);
    form.submit(rules(send));
    form.submit(rules(send));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
