import { userEvent } from 'storybook/test';

/** The browser says that it is operated by touch, as a phone's does; put it back with what this returns. */
export function onTouch(): () => void {
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

/** A press with a finger: touch events, and the mouse events a browser emulates after them. */
export async function tap(target: Element): Promise<void> {
  await userEvent.pointer({ keys: '[TouchA]', target });
}
