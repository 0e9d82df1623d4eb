import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { FormDrafts } from './formDrafts.ts';
import { createFormStore, differing, keptFields, type FormStart, type Sent } from './formStore.ts';

interface Fields {
  readonly title: string;
  readonly description: string;
}

const row: Fields = { title: 'Fast', description: 'Same day' };

/** The drafts that the forms in one browser share. */
function browser() {
  const kept = new Map<string, string>();
  const drafts: FormDrafts = {
    read: (name) => (kept.has(name) ? JSON.parse(kept.get(name) ?? '') : undefined),
    write: (name, fields) => void kept.set(name, JSON.stringify(fields)),
    drop: (name) => void kept.delete(name),
  };
  const open = (initial: Fields) => createFormStore({ initial, draftName: 'usps.1' }, drafts);
  return { drafts, open };
}

const rules = (onSubmit: () => Promise<Sent>, onDone: () => void = () => undefined) => ({
  initial: row,
  check: (value: Fields) => ({ isValid: true as const, value }),
  onSubmit,
  onDone,
});

describe('a form and its draft', () => {
  it('keeps what was typed, and nothing when it is the row again', () => {
    const { drafts, open } = browser();
    const form = open(row);
    form.type({ title: 'Faster' });
    expect(open(row).snapshot()).toMatchObject({
      fields: { title: 'Faster', description: 'Same day' },
      isRestored: true,
    });
    form.type({ title: ' Fast ' });
    expect(drafts.read('usps.1')).toBeUndefined();
  });

  it('is a restored one only until it is the row again', () => {
    const { open } = browser();
    open(row).type({ title: 'Faster' });
    const form = open(row);
    form.type({ title: 'Fast' });
    form.type({ title: 'Fastest' });
    expect(form.snapshot().isRestored).toBe(false);
  });

  it('takes nothing that is typed while it is being sent, and everything after Stop waiting', () => {
    const { open } = browser();
    const form = open(row);
    form.submit(rules(() => new Promise(() => undefined)));
    form.type({ title: 'Faster' });
    expect(form.snapshot().fields.title).toBe('Fast');
    form.stopWaiting();
    form.type({ title: 'Faster' });
    expect(form.snapshot().fields.title).toBe('Faster');
  });

  it('keeps the values that a new form began with, because they are gone after a reload', () => {
    const { drafts } = browser();
    const blank: Fields = { title: '', description: '' };
    const begun: FormStart<Fields> = {
      initial: { title: 'Begun', description: '' },
      draftName: 'usps.new',
      isNew: true,
    };
    const form = createFormStore(begun, drafts);
    form.leave('title');
    expect(drafts.read('usps.new')).toBeUndefined();
    form.type({ description: 'Typed' });
    const reloaded = createFormStore({ ...begun, initial: blank }, drafts).snapshot();
    expect(reloaded).toMatchObject({
      fields: { title: 'Begun', description: 'Typed' },
      isRestored: true,
    });
    form.type({ description: '' });
    expect(drafts.read('usps.new')).toBeUndefined();
    form.type({ title: '' });
    expect(createFormStore(begun, drafts).snapshot().fields.title).toBe('');
  });

  it("takes a colleague's changes to other fields", () => {
    const { open } = browser();
    open(row).type({ title: 'Faster' });
    const now = { title: 'Quick', description: 'Next day' };
    const { fields, base } = open(now).snapshot();
    expect(fields).toEqual({ title: 'Faster', description: 'Next day' });
    expect(base.title).toBe('Fast');
  });

  it('discards the draft and shows the row as it is', () => {
    const { drafts, open } = browser();
    open(row).type({ title: 'Faster' });
    const form = open({ ...row, title: 'Quick' });
    form.discard();
    expect(form.snapshot()).toMatchObject({ fields: { title: 'Quick' }, isRestored: false });
    expect(drafts.read('usps.1')).toBeUndefined();
  });

  it('loses fields that no longer fit the form', () => {
    const initial = { name: '', tags: [] as readonly string[], isPublic: false };
    const typed = { name: 'Acme', tags: ['a', 'b'], isPublic: true };
    expect(keptFields(initial, JSON.parse(JSON.stringify(typed)))).toEqual(typed);
    expect(keptFields(initial, { name: 7, tags: 'a', isPublic: null, gone: 'x' })).toEqual({});
    expect(keptFields(initial, { name: 'Acme', tags: [1] })).toEqual({ name: 'Acme' });
    expect(keptFields(initial, JSON.parse('{"__proto__":{"name":"x"}}'))).toEqual({});
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const field of Object.keys(keptFields(initial, value)))
          expect(initial).toHaveProperty(field);
      }),
    );
  });
});

it('tells which values differ: texts without surrounding space, and lists', () => {
  const one = { name: 'Acme', tags: ['a'] };
  expect(differing(one, { name: ' Acme ', tags: ['a'] })).toEqual([]);
  expect(differing(one, { name: 'Acme', tags: ['a', 'b'] })).toEqual(['tags']);
  expect(differing(one, { name: 'Acme 2', tags: ['b'] })).toEqual(['name', 'tags']);
});

describe('sending a form', () => {
  it('shows the errors of all fields when something is missing', () => {
    const form = browser().open(row);
    const send = vi.fn(async () => ({ ok: true }) as const);
    form.submit({ ...rules(send), check: () => ({ isValid: false, problems: {} }) });
    expect([...form.snapshot().touched]).toEqual(['title', 'description']);
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps the draft when it fails, and forgets the error at the next key', async () => {
    const { drafts, open } = browser();
    const form = open(row);
    form.type({ title: 'Faster' });
    form.submit(rules(async () => ({ ok: false, message: 'No' })));
    await vi.waitFor(() => expect(form.snapshot().error).toBe('No'));
    expect(form.snapshot()).toMatchObject({ fields: { title: 'Faster' }, isSaving: false });
    expect(drafts.read('usps.1')).toBeDefined();
    form.type({ title: 'Fastest' });
    expect(form.snapshot().error).toBeNull();
  });

  it('is slow only while it is sent, and ignores the answer after Stop waiting', async () => {
    vi.useFakeTimers();
    try {
      const { promise, resolve } = Promise.withResolvers<Sent>();
      const done = vi.fn();
      const form = browser().open(row);
      form.submit(rules(() => promise, done));
      expect(form.snapshot()).toMatchObject({ isSaving: true, isSlow: false });
      vi.advanceTimersByTime(30_000);
      expect(form.snapshot().isSlow).toBe(true);
      form.stopWaiting();
      expect(form.snapshot()).toMatchObject({ isSaving: false, isSlow: false, error: null });
      resolve({ ok: true });
      await vi.advanceTimersByTimeAsync(1);
      expect(done).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets a failure be said elsewhere after Stop waiting, and only then', async () => {
    const sayElsewhere = vi.fn<() => void>();
    const fail = async (): Promise<Sent> => ({ ok: false, message: 'No', sayElsewhere });
    const form = browser().open(row);
    form.submit(rules(fail));
    await vi.waitFor(() => expect(form.snapshot().error).toBe('No'));
    expect(sayElsewhere).not.toHaveBeenCalled();
    form.submit(rules(fail));
    form.stopWaiting();
    await vi.waitFor(() => expect(sayElsewhere).toHaveBeenCalledOnce());
    expect(form.snapshot().error).toBeNull();
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

  it('happens once however often it is pressed', () => {
    const send = vi.fn(() => new Promise<Sent>(() => undefined));
    const form = browser().open(row);
    form.submit(rules(send));
    form.submit(rules(send));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
