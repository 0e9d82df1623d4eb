import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { longest } from '#domain/entities/description.ts';
import { Refusal, repeated } from '../operations/refusal.ts';

/** A call and its workspace. */
export interface Route {
  readonly call: Call;
  readonly workspace: string;
}

const placeholder = '{domain}';

/** Every call by its path, then by its method. */
const table = new Map<string, Map<string, Call>>();
for (const call of Object.values(calls) as readonly Call[]) {
  const methods = table.get(call.path) ?? new Map<string, Call>();
  table.set(call.path, methods.set(call.method, call));
}

/** The positions that a workspace may have among the segments of a path. */
const positions = [
  ...new Set([...table.keys()].map((path) => path.split('/').indexOf(placeholder))),
];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(400, 'The address cannot be read.');
  }
}

/** Returns the call for a method and a path, or throws a refusal that says which of them is wrong. */
export function routeOf(method: string, pathname: string): Route {
  const parts = pathname.slice('/api'.length).split('/');
  for (const position of positions) {
    const workspace = parts[position];
    const methods = workspace && table.get(parts.with(position, placeholder).join('/'));
    if (!methods) continue;
    const call = methods.get(method);
    const name = decoded(workspace);
    if (name.length > longest.name) continue;
    if (!call) throw new Refusal(405, `${method} is not allowed here.`);
    return { call, workspace: name };
  }
  throw new Refusal(404, `There is nothing at ${repeated(pathname)}.`);
}
