import type { TabChannel } from '#platform/tabChannel.ts';

/** Stop is for all tabs: whoever works on the same thing hears it. */
export interface TabStops {
  tell(): void;
  subscribe(listener: () => void): void;
}

export function createTabStops(tabs: TabChannel, name: string): TabStops {
  const word = `stop ${name}`;
  return {
    tell: () => tabs.post(word),
    subscribe: (listener) => {
      tabs.subscribe((heard) => {
        if (heard === word) listener();
      });
    },
  };
}
