import type { DeploymentNotice } from '#domain/settings/settings.ts';
import type { TextStore } from '#platform/textStore.ts';
import { createListeners } from '#platform/listeners.ts';

/** The storage key of the dismissed text. A notice with another text is shown again. */
const dismissedKey = 'noticeDismissed';

/** The deployer's notice, until the person dismisses it (D70). The snapshot is null when no notice is shown. */
export type DismissibleNotice = ReturnType<typeof createDismissibleNotice>;

/** Creates the store of the notice. The tab's storage remembers the dismissed text. */
export function createDismissibleNotice(
  notice: DeploymentNotice | undefined,
  store: Pick<TextStore, 'read' | 'write'>,
) {
  const listeners = createListeners();
  let shown = notice && store.read(dismissedKey) !== notice.text ? notice : null;
  return {
    getSnapshot: () => shown,
    subscribe: listeners.subscribe,
    dismiss: () => {
      if (!shown) return;
      store.write(dismissedKey, shown.text);
      shown = null;
      listeners.tell();
    },
  };
}
