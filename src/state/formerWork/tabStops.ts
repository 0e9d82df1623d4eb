import { tabTopic, type TabChannel } from '#platform/tabChannel.ts';

/** Sends Stop to all tabs that do the same work. */
export interface TabStops {
  tell(): void;
  subscribe(listener: () => void): void;
}

export function createTabStops(tabs: TabChannel, name: string): TabStops {
  const stops = tabTopic(tabs, 'stop');
  return {
    tell: () => stops.post(name),
    subscribe: (listener) => {
      stops.subscribe((stopped) => {
        if (stopped === name) listener();
      });
    },
  };
}
