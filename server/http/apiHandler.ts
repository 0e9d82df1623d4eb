import { answerCall, isOpen, refused, type Answer } from '../operations/answerCall.ts';
import type { Context } from '../operations/context.ts';
import type { Step } from '#domain/work/step.ts';
import type { Member } from '../members/member.ts';
import { Refusal } from '../operations/refusal.ts';
import { createPlaces } from './places.ts';
import type { Limits } from './rates.ts';
import { routeOf } from './routes.ts';
import { turn } from './turn.ts';

/** A request to the API, without its connection. */
export interface ApiRequest {
  readonly method: string;
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly authorization: string;
  /** The client's network address. */
  readonly address?: string;
  readonly contentType: string;
  /** Reads the body. Called once everything that needs no body has been checked. */
  readonly readBody: () => Promise<string>;
  readonly idempotencyKey?: string | undefined;
  /** Resolves once the answer was sent, or the client has left. */
  readonly ended?: Promise<void>;
  /** Called for each step of the work while the request waits. */
  readonly onStep?: (step: Step) => void;
}

/** Answers a request to the API. */
export type ApiHandler = (request: ApiRequest) => Promise<Answer>;

/** Returns the person who signed in with an `Authorization` header, or undefined. */
export type Identify = (authorization: string) => Promise<Member | undefined>;

/** How many answers one person reads at once; the others wait in turn (D89). */
const readingsAtOnce = 4;

/** How many bodies of one person are read at once, so that nobody parks many (D88). */
const bodiesAtOnce = 8;

/** Creates the handler of all calls of the contract: each one is answered by its operation. */
export function createApiHandler(
  context: Context,
  identify: Identify,
  limits?: Limits,
): ApiHandler {
  const [readings, bodies] = [createPlaces(readingsAtOnce), createPlaces(bodiesAtOnce)];
  return async ({ method, pathname, authorization, address = '', onStep, ended, ...asked }) => {
    const since = performance.now();
    try {
      const { call, workspace } = routeOf(method, pathname);
      const member = isOpen(call.name) ? undefined : await identify(authorization);
      if (member) await limits?.call(call.name, member.subject, address);
      else await limits?.stranger(address);
      if (!member && !isOpen(call.name)) {
        await limits?.wrongToken(address);
        throw new Refusal(401, 'A valid access token is needed.');
      }
      const own: Context = {
        ...context,
        since,
        ...(onStep && { onStep }),
        ...(limits && member && { count: (kind) => limits.work(kind, member.subject, address) }),
      };
      const leave = member && call.method === 'GET' && (await readings.enter(member.subject));
      // A list that nobody reads keeps its place until the connection is closed.
      if (leave) void ended?.then(leave);
      if (leave) await turn();
      try {
        const readBody = async (): Promise<string> => {
          const leaveBodies = member && (await bodies.enter(member.subject));
          return asked.readBody().finally(leaveBodies);
        };
        return await answerCall(own, call, { ...asked, readBody, workspace, member });
      } finally {
        if (leave && !ended) leave();
      }
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      throw error;
    }
  };
}
