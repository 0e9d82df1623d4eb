import { describe, expect, it } from 'vitest';
import { createToasts, type ToastItem, type ToastTimes } from './toasts.ts';

/** Toasts with the list that they change. */
function toastsOf(times?: Partial<ToastTimes>) {
  let items: readonly ToastItem[] = [];
  const toasts = createToasts((next) => {
    items = next(items);
  }, times);
  return { ...toasts, getItems: () => items };
}

const texts = (store: ReturnType<typeof toastsOf>) =>
  store.getItems().map(({ message }) => message);

describe('createToasts', () => {
  it('keeps passing messages 3 s, errors and messages with an action 8 s', () => {
    const store = toastsOf();
    store.success('Saved');
    store.error('Failed to save company');
    store.info('Deleted', { action: { label: 'Undo', onSelect: () => undefined } });
    expect(store.getItems().map(({ durationMs }) => durationMs)).toEqual([3000, 8000, 8000]);
  });

  it('shows the same message once, as the newest', () => {
    const store = toastsOf();
    store.info('Copied');
    const [first] = store.getItems();
    store.info('Sent');
    store.info('Copied');
    expect(texts(store)).toEqual(['Sent', 'Copied']);
    expect(store.getItems().at(-1)?.id).not.toBe(first?.id);
  });

  it('keeps equal messages with different actions, each with its own', () => {
    const store = toastsOf();
    const undone: string[] = [];
    const deleted = (row: string) =>
      store.info('Keyword deleted', {
        action: { label: 'Undo', onSelect: () => undone.push(row) },
      });
    deleted('crm (US)');
    deleted('crm (UK)');
    for (const { action } of store.getItems()) action?.onSelect();
    expect(undone).toEqual(['crm (US)', 'crm (UK)']);
  });

  it('replaces an equal message whose action is the same', () => {
    const store = toastsOf();
    const action = { label: 'Retry', onSelect: () => undefined };
    store.info('Not sent', { action });
    store.info('Not sent', { action: { ...action } });
    expect(texts(store)).toEqual(['Not sent']);
  });

  it('removes a message without an action before one with an action', () => {
    const store = toastsOf({ limit: 2 });
    store.info('Deleted', { action: { label: 'Undo', onSelect: () => undefined } });
    store.info('Copied');
    store.info('Sent');
    expect(texts(store)).toEqual(['Deleted', 'Sent']);
  });

  it('removes the oldest message that is no error when there is no room', () => {
    const store = toastsOf({ limit: 2 });
    store.error('Failed');
    store.info('One');
    store.info('Two');
    expect(texts(store)).toEqual(['Failed', 'Two']);
  });
});
