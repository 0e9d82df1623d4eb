import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { equalButHandlers, stableProps, type OpenerProps } from './openerProps.ts';
import type { Part } from './part.ts';
import { click, replay } from './replay.ts';
import type { Opener } from './TriggerProxy.tsx';
import { useSoon } from './usePart.ts';

const openingKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);
const walkingKeys = new Set([...openingKeys, 'Home', 'End', 'PageUp', 'PageDown']);
const leavingKeys = new Set(['Escape', 'Tab']);

/** A key that would do something in a list: walk, choose, or jump to a name. */
const isForList = (key: string): boolean => walkingKeys.has(key) || key.length === 1;

/**
 * A button whose menu or list is fetched later. Until then it remembers what is pressed, and has it done as soon as that is
 * possible; leaving it takes the wish back. Once the part is there, what it wants on the button comes from a `TriggerProxy`.
 * Even then it is not wanted before a hand or the focus is on the button: a page has many that are never opened.
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
  useSoon(part);

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
    // What opens may have to draw at once, which an effect must not.
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
      // A space would press the button once more when it is let go.
      if (event.key === ' ') event.preventDefault();
    },
    onClick: () => {
      if (!isWaiting) remember(click);
    },
    onBlur: forget,
    // At once: what comes before the press keeps the focus where it is, so that no field is left and the button moved by
    // what the field then says.
    onPointerEnter: () => flushSync(() => setNear(true)),
    onFocus: () => setNear(true),
  };
  return { opener, node, isWaiting, isWanted: isWaiting || isNear, props: taken ?? own };
}
