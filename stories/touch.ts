import { userEvent } from 'storybook/test';

/** Makes media queries report a touch device, such as a phone. Returns a function that restores them. */
export function emulateTouch(): () => void {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = asked(query);
    if (!/pointer: coarse|hover: none/.test(query)) return list;
    return new Proxy(list, {
      get: (target, name) => {
        if (name === 'matches') return true;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return () => {
    window.matchMedia = asked;
  };
}

/** Presses with a finger: touch events, followed by the mouse events a browser emulates. */
export async function tap(target: Element): Promise<void> {
  await userEvent.pointer({ keys: '[TouchA]', target });
}
