import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { longest } from '#domain/entities/description.ts';
import type { Step } from '#domain/work/step.ts';
import type { Member } from '../members/membership.ts';
import { answerCall, isOpen, refused } from '../operations/answerCall.ts';
import type { Answer, ReceivedRequest } from '../operations/answerCall.ts';
import type { Context } from '../operations/context.ts';
import { Refusal, repeated } from '../operations/refusal.ts';
import { turn } from './bodies.ts';
import type { Limits } from './rates.ts';

export interface ApiRequest extends Omit<ReceivedRequest, 'workspace' | 'member'> {
  readonly method: string;
  readonly pathname: string;
  readonly authorization: string;
  readonly address?: string;
  /** Resolves once the answer was sent, or the client has left. */
  readonly ended?: Promise<void>;
  readonly onStep?: (step: Step) => void;
  /** Called with the subject of a person who is signed in. */
  readonly onPerson?: (subject: string) => void;
  readonly isKnown?: Context['isKnown'];
}

export type ApiHandler = (request: ApiRequest) => Promise<Answer>;

export type Identify = (authorization: string) => Promise<Member | undefined>;

const placeholder = '{domain}';

const table = new Map(
  (Object.values(calls) as readonly Call[]).map((call) => [`${call.method} ${call.path}`, call]),
);
const paths = new Set([...table.values()].map(({ path }) => path));

/** The positions that a workspace may have among the segments of a path; -1 for the path without one. */
const positions = new Set([...paths].map((path) => path.split('/').indexOf(placeholder)));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(400, 'The address cannot be read.');
  }
}

export function routeOf(method: string, pathname: string) {
  const parts = pathname.slice('/api'.length).split('/');
  for (const position of positions) {
    const path =
      position < 0
        ? parts.join('/')
        : parts[position] && parts.with(position, placeholder).join('/');
    if (!path || !paths.has(path)) continue;
    const workspace = decoded(parts[position] ?? '');
    if (workspace.length > longest.name) continue;
    const call = table.get(`${method} ${path}`);
    if (!call) throw new Refusal(405, `${method} is not allowed here.`);
    return { call, workspace };
  }
  throw new Refusal(404, `There is nothing at ${repeated(pathname)}.`);
}

/** Creates this many places for each person; others wait in turn. Entering resolves with the function that leaves the place. */
function createPlaces(most: number): (who: string) => Promise<() => void> {
  const taken = new Map<string, { count: number; readonly waiting: (() => void)[] }>();
  return async (who) => {
    const own = taken.get(who) ?? { count: 0, waiting: [] };
    taken.set(who, own);
    if (own.count < most) own.count += 1;
    else await new Promise<void>((resolve) => own.waiting.push(resolve));
    return () => {
      const next = own.waiting.shift();
      if (next) return next();
      own.count -= 1;
      if (own.count === 0) taken.delete(who);
    };
  };
}

export function createApiHandler(
  context: Context,
  identify: Identify,
  limits?: Limits,
): ApiHandler {
  // One person reads a few answers at once (D89), and parks only a few bodies (D88).
  const enterReading = createPlaces(4);
  const enterBodies = createPlaces(8);
  return async ({ method, pathname, authorization, address = '', ended, onPerson, ...asked }) => {
    const since = performance.now();
    const { onStep, isKnown } = asked;
    try {
      const { call, workspace } = routeOf(method, pathname);
      const member = isOpen(call.name) ? undefined : await identify(authorization);
      if (member) onPerson?.(member.subject);
      if (member) await limits?.call(call.name, member.subject, address);
      else await limits?.stranger(address);
      if (!member && !isOpen(call.name)) {
        await limits?.wrongToken(address);
        throw new Refusal(401, 'A valid access token is needed.');
      }
      const count: Context['count'] =
        limits && member && ((kind) => limits.work(kind, member.subject, address));
      const own = { ...context, since, onStep, isKnown, count };
      const readBody = async (): Promise<string> => {
        const leaveBodies = member && (await enterBodies(member.subject));
        return asked.readBody().finally(leaveBodies);
      };
      const leave = member && call.method === 'GET' && (await enterReading(member.subject));
      // A list that nobody reads keeps its place until the connection is closed.
      if (leave) void ended?.then(leave);
      if (leave) await turn();
      try {
        return await answerCall(own, call, { ...asked, readBody, workspace, member });
      } finally {
        if (leave && !ended) leave();
      }
    } catch (error) {
      return refused(error);
    }
  };
}
