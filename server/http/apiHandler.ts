import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { isGenerating } from '#api/contract/paths.ts';
import { longest } from '#domain/entities/description.ts';
import type { Step } from '#domain/work/step.ts';
import type { Member } from '../members/membership.ts';
import { answerCall, isOpen, refused } from '../operations/answerCall.ts';
import type { Answer, ReceivedRequest } from '../operations/answerCall.ts';
import type { Context } from '../operations/context.ts';
import { Refusal, repeated } from '../operations/refusal.ts';
import { turn } from './bodies.ts';
import { createPlaces } from './places.ts';
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

export function createApiHandler(
  context: Context,
  identify: Identify,
  limits?: Limits,
): ApiHandler {
  // One person parks only a few bodies (D88), and reads and changes only a little at once (D89).
  const enterBodies = createPlaces(8, 64);
  const enterReading = createPlaces(4);
  const enterChanging = createPlaces(4);
  // Who waits for a place or for a generation keeps a connection, of which there are not many.
  const enter = createPlaces(64, 0);
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
      const places: (() => void)[] = [];
      const take = async (enterOne: typeof enter): Promise<void> => {
        if (member) places.push(await enterOne(member.subject));
      };
      const readBody = async (): Promise<string> => {
        const leaveBodies = member && (await enterBodies(member.subject));
        const body = await asked.readBody().finally(leaveBodies);
        if (!isGenerating(call.name)) await take(enterChanging);
        return body;
      };
      try {
        await take(enter);
        if (call.method === 'GET') await take(enterReading);
        if (call.method === 'GET') await turn();
        return await answerCall(own, call, { ...asked, readBody, workspace, member });
      } finally {
        const leave = () => places.forEach((leaveOne) => leaveOne());
        // A list that nobody reads keeps its place until the connection is closed.
        if (ended) void ended.then(leave);
        else leave();
      }
    } catch (error) {
      return refused(error);
    }
  };
}
