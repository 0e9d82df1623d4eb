import type { DeploymentNotice } from '#domain/settings/settings.ts';
import type { TextStore } from '#platform/textStore.ts';

/** Under it stands the text that was put away; another text is shown again. */
export const dismissedKey = 'noticeDismissed';

/** The deployer's notice for as long as it is shown (D70). */
export interface NoticeOnShow {
  readonly getSnapshot: () => DeploymentNotice | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dismiss: () => void;
}

/** Shows the notice until it is put away, which the tab's store remembers. */
export function createNoticeOnShow(
  notice: DeploymentNotice | undefined,
  store: Pick<TextStore, 'read' | 'write'>,
): NoticeOnShow {
  const listeners = new Set<() => void>();
  let shown = notice && store.read(dismissedKey) !== notice.text ? notice : null;
  return {
    getSnapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss() {
      if (!shown) return;
      store.write(dismissedKey, shown.text);
      shown = null;
      for (const listener of listeners) listener();
    },
  };
}
