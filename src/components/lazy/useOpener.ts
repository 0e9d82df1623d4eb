import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { equalButHandlers, stableProps, type OpenerProps } from './openerProps.ts';
import type { Part } from './part.ts';
import { click, replay } from './replay.ts';
import type { Opener } from './TriggerProxy.tsx';
import { usePreload } from './usePart.ts';

const openingKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);
const walkingKeys = new Set([...openingKeys, 'Home', 'End', 'PageUp', 'PageDown']);
const leavingKeys = new Set(['Escape', 'Tab']);

/** True for a key that moves, chooses, or jumps to a name in a list. */
const isForList = (key: string): boolean => walkingKeys.has(key) || key.length === 1;

/**
 * A button whose menu or list is loaded on demand. Until it has loaded, presses are recorded and replayed afterwards; leaving
 * the button discards them. The loaded part adds its props to the button through a `TriggerProxy`, which is rendered only
 * once the button is hovered or focused, because a page has many that are never opened.
 */
export function useOpener<Element extends HTMLElement>(part: Part<unknown>) {
  const node = useRef<Element>(null);
  const latest = useRef<OpenerProps>({});
  const steps = useRef<string[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const [isNear, setNear] = useState(false);
  const [taken, setTaken] = useState<OpenerProps | null>(null);
  const [opener] = useState<Opener>(() => ({
    node,
    onTake: (props) => {
      latest.current = props;
      setTaken((before) =>
        before && equalButHandlers(before, props)
          ? before
          : stableProps(props, () => latest.current),
      );
    },
  }));
  usePreload(part);

  const forget = () => {
    if (steps.current.length === 0) return;
    steps.current = [];
    setWaiting(false);
  };
  const remember = (step: string) => {
    steps.current.push(step);
    setWaiting(true);
    part.load().catch((error: unknown) => {
      if (steps.current.length === 0) return;
      forget();
      reportError(error);
    });
  };

  const fulfil = useEffectEvent(() => {
    const pressed = steps.current;
    forget();
    if (node.current) replay(node.current, pressed);
  });
  const isDue = taken !== null && isWaiting;
  useEffect(() => {
    // Opening may need flushSync, which must not run inside an effect.
    if (isDue) queueMicrotask(() => fulfil());
  }, [isDue]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (leavingKeys.has(key)) forget();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWaiting ? isForList(key) : openingKeys.has(key)) {
      event.preventDefault();
      remember(key);
    }
  };
  const own: OpenerProps = {
    'aria-expanded': false,
    onKeyDown,
    onKeyUp: (event) => {
      // Releasing the space key would press the button a second time.
      if (event.key === ' ') event.preventDefault();
    },
    onClick: () => {
      if (!isWaiting) remember(click);
    },
    onBlur: forget,
    // Synchronous: the part's handlers must be on the button before the press, to keep the focus where it is. Otherwise a
    // field would lose the focus, show its error, and move the button.
    onPointerEnter: () => flushSync(() => setNear(true)),
    onFocus: () => setNear(true),
  };
  return { opener, node, isWaiting, isWanted: isWaiting || isNear, props: taken ?? own };
}
