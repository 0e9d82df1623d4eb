import { describe, expect, it } from 'vitest';
import { formStep, isDirty, newForm } from './formState.ts';

const empty = newForm({ name: '', tags: ['a'] as readonly string[] });

describe('a form', () => {
  it('is dirty only while a value differs from the initial one', () => {
    const typed = formStep(empty, { type: 'typed', change: { name: 'Acme' } });
    expect(isDirty(empty)).toBe(false);
    expect(isDirty(typed)).toBe(true);
    expect(isDirty(formStep(typed, { type: 'typed', change: { name: '  ' } }))).toBe(false);
    expect(isDirty(formStep(empty, { type: 'typed', change: { tags: ['a'] } }))).toBe(false);
    expect(isDirty(formStep(empty, { type: 'typed', change: { tags: ['a', 'b'] } }))).toBe(true);
  });

  it('keeps what was typed when sending fails, and forgets the error at the next key', () => {
    const typed = formStep(empty, { type: 'typed', change: { name: 'Acme' } });
    const failed = formStep(formStep(typed, { type: 'sent' }), {
      type: 'failed',
      error: 'Failed to add keyword.',
    });
    expect(failed).toMatchObject({
      fields: { name: 'Acme' },
      isSaving: false,
      error: 'Failed to add keyword.',
    });
    expect(formStep(failed, { type: 'typed', change: { name: 'Acme 2' } }).error).toBeNull();
  });

  it('is slow only while it is sending, and can be unlocked', () => {
    const sent = formStep(empty, { type: 'sent' });
    expect(formStep(empty, { type: 'slowed' }).isSlow).toBe(false);
    expect(formStep(sent, { type: 'slowed' }).isSlow).toBe(true);
    const back = formStep(formStep(sent, { type: 'slowed' }), { type: 'letGo' });
    expect(back).toMatchObject({ isSaving: false, isSlow: false, error: null });
  });

  it('remembers the visited fields', () => {
    expect(formStep(empty, { type: 'left', field: 'name' }).touched.has('name')).toBe(true);
    expect(formStep(empty, { type: 'refused' }).wasRefused).toBe(true);
  });
});
