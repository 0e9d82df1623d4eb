/** Messages between the tabs of one origin. A tab does not receive its own. */
export type TabChannel = ReturnType<typeof openTabChannel>;

/** Opens a channel of this name; without BroadcastChannel nothing is sent. */
export function openTabChannel(name: string) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target to name
    post: (message: string): void => channel?.postMessage(message),
    subscribe: (listener: (message: string) => void) => {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') listener(event.data);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}
