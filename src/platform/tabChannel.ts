/** Word from tab to tab of one origin. The sender does not hear itself. */
export interface TabChannel {
  post(word: string): void;
  subscribe(listener: (word: string) => void): () => void;
}

/** A channel of this name; silent where the browser has none. */
export function openTabChannel(name: string): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target to name
    post: (word) => channel?.postMessage(word),
    subscribe(listener) {
      const heard = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') listener(event.data);
      };
      channel?.addEventListener('message', heard);
      return () => channel?.removeEventListener('message', heard);
    },
  };
}

/** One subject on a channel that several share: its words come under its name, and no other subject hears them. */
export function tabTopic(tabs: TabChannel, topic: string): TabChannel {
  const start = `${topic} `;
  return {
    post: (word) => tabs.post(`${start}${word}`),
    subscribe: (listener) =>
      tabs.subscribe((word) => {
        if (word.startsWith(start)) listener(word.slice(start.length));
      }),
  };
}
