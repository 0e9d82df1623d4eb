import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import type { CallName } from '#api/contract/paths.ts';
import type { Behaviour } from './behaviour.ts';
import { behaviours } from './behaviours.ts';
import { Refusal } from './refusal.ts';
import { bodyOf, queryOf } from './validate.ts';
import type { World } from './world.ts';

/** How requests are received, apart from what they ask for. */
export interface Reception {
  readonly origin: string;
  readonly delayMs: number;
  readonly authorize?: ((request: Request) => boolean | Promise<boolean>) | undefined;
}

/** The address of a call as a handler matches it; without an origin any host will do. */
export const routeOf = (call: Call, origin: string): string =>
  `${origin || '*'}/api${call.path.replace('{domain}', ':domain')}`;

/** Whether a workspace exists is asked before anyone has signed in, and may be about one that does not. */
const isOpen = (name: CallName): boolean => name === 'workspaces.check';
const needsNoWorkspace = (name: CallName): boolean =>
  name === 'workspaces.check' || name === 'workspaces.create';

/** A request that is as the contract says, or the reason why it is not. */
async function checked(call: Call, request: Request, workspace: string, world: World) {
  const query = queryOf(call, new URL(request.url));
  const body = await bodyOf(call, request);
  const named = typeof body === 'object' && body !== null && 'domain' in body && body.domain;
  if (named && named !== workspace)
    throw new Refusal(422, `domain: must be “${workspace}”, as in the address.`, ['domain']);
  if (!needsNoWorkspace(call.name) && !world.store.workspaces.get(workspace, workspace))
    throw new Refusal(404, `There is no workspace “${workspace}”.`);
  return { workspace, query, body };
}

/** The handler of one call: authorised, read, validated, answered. */
function handlerOf(call: Call, answer: Behaviour<CallName>, world: World, reception: Reception) {
  const { origin, delayMs, authorize } = reception;
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](routeOf(call, origin), async ({ request, params }) => {
    try {
      if (authorize && !isOpen(call.name) && !(await authorize(request)))
        throw new Refusal(401, 'A valid access token is needed.');
      const ask = await checked(call, request, String(params['domain']), world);
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      // `checked` has parsed query and body with this very call's schemas.
      const result = await answer(ask as never);
      return HttpResponse.json(result, { status: call.name === 'workspaces.create' ? 201 : 200 });
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      throw error;
    }
  });
}

const refused = ({ status, message, fields }: Refusal) =>
  HttpResponse.json(
    { success: false, message, ...(fields.length > 0 && { fields: [...fields] }) },
    { status },
  );

/** Anything else under `/api/` is told that it is not there, or that its method is wrong. */
function elsewhere(origin: string): HttpHandler {
  const known = Object.values(calls).map(({ path }) => ({
    pattern: new RegExp(`/api${path.replace('{domain}', '[^/]+')}$`),
  }));
  return http.all(`${origin || '*'}/api/*`, ({ request }) => {
    const { pathname } = new URL(request.url);
    return known.some(({ pattern }) => pattern.test(pathname))
      ? refused(new Refusal(405, `${request.method} is not allowed here.`))
      : refused(new Refusal(404, `There is nothing at ${pathname}.`));
  });
}

/** One handler for each of these calls. */
export function handlersOf(
  asked: readonly Call[],
  world: World,
  reception: Reception,
): HttpHandler[] {
  const answers = behaviours(world);
  return asked.map((call) =>
    // The table has the behaviour of this very call under its name.
    handlerOf(call, answers[call.name] as Behaviour<CallName>, world, reception),
  );
}

/** One handler for each call of the contract, and one for everything else under `/api/`. */
export const handlersFor = (world: World, reception: Reception): HttpHandler[] => [
  ...handlersOf(Object.values(calls), world, reception),
  elsewhere(reception.origin),
];
