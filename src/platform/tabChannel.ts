/** Messages between the tabs of one origin. A tab does not receive its own. */
export interface TabChannel {
  post(message: string): void;
  subscribe(listener: (message: string) => void): () => void;
}

/** Opens a channel of this name; without BroadcastChannel nothing is sent. */
export function openTabChannel(name: string): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target to name
    post: (message) => channel?.postMessage(message),
    subscribe(listener) {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') listener(event.data);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}
