import { tabTopic, type TabChannel } from '#platform/tabChannel.ts';

/** Stop is for all tabs: whoever works on the same thing hears it. */
export interface TabStops {
  tell(): void;
  subscribe(listener: () => void): void;
}

export function createTabStops(tabs: TabChannel, name: string): TabStops {
  const stops = tabTopic(tabs, 'stop');
  return {
    tell: () => stops.post(name),
    subscribe: (listener) => {
      stops.subscribe((heard) => {
        if (heard === name) listener();
      });
    },
  };
}
