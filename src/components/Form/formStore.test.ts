import { describe, expect, it, vi } from 'vitest';
import type { FormDrafts } from './formDrafts.ts';
import { changedSince } from './formState.ts';
import { createFormStore, type DraftRules, type Sent } from './formStore.ts';

interface Fields {
  readonly title: string;
  readonly description: string;
}

const draft: DraftRules = {
  name: 'usps.1',
};
const row: Fields = { title: 'Fast', description: 'Same day' };

/** The drafts that the forms in one browser share. */
function browser() {
  const kept = new Map<string, string>();
  const drafts: FormDrafts = {
    read: (name) => (kept.has(name) ? JSON.parse(kept.get(name) ?? '') : undefined),
    write: (name, fields) => void kept.set(name, JSON.stringify(fields)),
    drop: (name) => void kept.delete(name),
  };
  return { drafts, open: (initial: Fields) => createFormStore({ initial, draft }, drafts) };
}

const rules = (onSubmit: () => Promise<Sent>, onDone: () => void = () => undefined) => ({
  check: (value: Fields) => ({ isValid: true as const, value }),
  onSubmit,
  slowAfterMs: 1000,
  onDone,
});

describe('a form and its draft', () => {
  it('keeps what was typed, and nothing when it is the row again', () => {
    const { drafts, open } = browser();
    const form = open(row);
    form.dispatch({ type: 'typed', change: { title: 'Faster' } });
    expect(open(row).snapshot()).toMatchObject({
      fields: { title: 'Faster', description: 'Same day' },
      isRestored: true,
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
    const rulesOfNew: DraftRules = { name: 'usps.new', isNew: true };
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

  it("takes a colleague's changes to other fields, and says what changed in the typed ones", () => {
    const { open } = browser();
    open(row).dispatch({ type: 'typed', change: { title: 'Faster' } });
    const now = { title: 'Quick', description: 'Next day' };
    const state = open(now).snapshot();
    expect(state.fields).toEqual({ title: 'Faster', description: 'Next day' });
    expect(changedSince(state, now)).toEqual(['title']);
  });

  it('discards the draft and shows the row as it is', () => {
    const { drafts, open } = browser();
    open(row).dispatch({ type: 'typed', change: { title: 'Faster' } });
    const form = open({ ...row, title: 'Quick' });
    form.dispatch({ type: 'discarded' });
    expect(form.snapshot()).toMatchObject({ fields: { title: 'Quick' }, isRestored: false });
    expect(drafts.read('usps.1')).toBeUndefined();
  });

  it('keeps the draft when sending fails', async () => {
    const { drafts, open } = browser();
    const form = open(row);
    form.dispatch({ type: 'typed', change: { title: 'Faster' } });
    form.submit(rules(async () => ({ ok: false, message: 'No' })));
    await vi.waitFor(() => expect(form.snapshot().error).toBe('No'));
    expect(drafts.read('usps.1')).toBeDefined();
  });

  it('reports a handler that throws, and is not locked by it', async () => {
    const reported = new Promise((resolve) => process.once('unhandledRejection', resolve));
    const form = browser().open(row);
    form.submit(rules(() => Promise.reject(new Error('Out of order'))));
    expect(await reported).toEqual(new Error('Out of order'));
    expect(form.snapshot().isSaving).toBe(false);
    const send = vi.fn(async () => ({ ok: true }) as const);
    form.submit(rules(send));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends once however often it is pressed', () => {
    const send = vi.fn(() => new Promise<Sent>(() => undefined));
    const form = browser().open(row);
    form.submit(rules(send));
    form.submit(rules(send));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
