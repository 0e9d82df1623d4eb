import type { HTMLAttributes } from 'react';

/** Attributes and handlers of a button, its own or those a part adds. */
export type OpenerProps = HTMLAttributes<HTMLElement>;

type Handler = (...given: readonly unknown[]) => unknown;

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

const named = (props: OpenerProps) => new Map<string, unknown>(Object.entries(props));

/** True when only functions differ, which are new at each render. */
export function equalButHandlers(before: OpenerProps, after: OpenerProps): boolean {
  const [old, young] = [named(before), named(after)];
  return [...old.keys(), ...young.keys()].every((name) => {
    const [was, is] = [old.get(name), young.get(name)];
    return Object.is(was, is) || (isHandler(was) && isHandler(is));
  });
}

/** The same props with functions that keep their identity and always call the latest ones. */
export function stableProps(props: OpenerProps, latest: () => OpenerProps): OpenerProps {
  const steady = [...named(props)].map(([name, value]): [string, unknown] => {
    if (!isHandler(value)) return [name, value];
    const call: Handler = (...given) => {
      const handler = named(latest()).get(name);
      return isHandler(handler) ? handler(...given) : undefined;
    };
    return [name, call];
  });
  return Object.fromEntries<unknown>(steady);
}
