import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostKind } from '../http/hosts.ts';

/** An answer that replaces the real one. */
interface FalseAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * What goes wrong: the answer is replaced; the answer comes later (`slow`); the connection
 * is dropped before any work (`reset`), in the middle of the answer (`cut`), or after the work instead of an answer (`lost`).
 */
type Effect = FalseAnswer | 'slow' | 'reset' | 'cut' | 'lost';

/** A fault of the connection or the server. */
export interface Fault {
  readonly at: Exclude<HostKind, 'unknown'>;
  /** Tried against the path and query. */
  readonly path: RegExp;
  readonly method?: string;
  /** How many requests it affects; by default every request until it is removed. */
  readonly times?: number;
  /** Holds the request until this promise is settled. */
  readonly until?: Promise<unknown>;
  readonly effect: Effect;
}

/** The faults a test switches on and off. */
export type Faults = ReturnType<typeof createFaults>['faults'];

/** Creates the faults and the handler that applies them. */
export function createFaults() {
  const active = new Map<object, { readonly fault: Fault; left: number }>();

  const next = (at: HostKind, req: IncomingMessage): Fault | undefined => {
    for (const [key, entry] of active) {
      const { fault } = entry;
      const isMeant =
        fault.at === at &&
        fault.path.test(req.url ?? '') &&
        (fault.method === undefined || fault.method === req.method);
      if (!isMeant) continue;
      entry.left -= 1;
      if (entry.left <= 0) active.delete(key);
      return fault;
    }
    return undefined;
  };

  return {
    faults: {
      /** Adds a fault; returns a function that removes it. */
      add: (fault: Fault) => {
        const key = {};
        active.set(key, { fault, left: fault.times ?? Infinity });
        return () => void active.delete(key);
      },
      clear: () => active.clear(),
    },
    /** Applies a fault to a request; true means that the request is already answered. */
    gate: async (at: HostKind, req: IncomingMessage, res: ServerResponse) => {
      const fault = active.size > 0 ? next(at, req) : undefined;
      if (!fault) return false;
      await fault.until;
      return apply(fault.effect, req, res);
    },
  };
}

function apply(effect: Effect, req: IncomingMessage, res: ServerResponse): boolean {
  switch (effect) {
    case 'slow':
      return false;
    case 'reset':
      req.socket.destroy();
      return true;
    case 'cut':
    case 'lost':
      breakOff(effect, req, res);
      return false;
    default:
      req.resume();
      res.writeHead(effect.status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        ...effect.headers,
      });
      res.end(effect.body ?? '');
      return true;
  }
}

/** Lets the server do its work, but drops the connection instead of answering. */
function breakOff(effect: 'cut' | 'lost', req: IncomingMessage, res: ServerResponse): void {
  const write = res.write.bind(res);
  const drop = (chunk: unknown): ServerResponse => {
    const half =
      typeof chunk === 'string' || chunk instanceof Uint8Array
        ? chunk.slice(0, Math.ceil(chunk.length / 2))
        : '';
    if (effect === 'lost' || half.length === 0) req.socket.destroy();
    else write(half, () => req.socket.destroy());
    return res;
  };
  res.write = () => true;
  res.end = drop as typeof res.end;
}
