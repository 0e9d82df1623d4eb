import type { GenericSchema, ObjectEntries, ObjectSchema, StrictObjectSchema } from 'valibot';
import { paths, type Area, type CallName, type Method } from './paths.ts';

/** The query, body and answer of a call, in the names of the server. */
export interface CallShape {
  readonly query?: ObjectSchema<ObjectEntries, undefined>;
  readonly body?: StrictObjectSchema<ObjectEntries, undefined>;
  readonly answer: GenericSchema;
  /** A server may lack this call: the app treats any failure of it, such as 404 or 405, as absence. */
  readonly isOptional?: true;
}

export interface Call extends CallShape {
  readonly name: CallName;
  readonly area: Area;
  readonly method: Method;
  /** Relative to `/api`, with `{domain}` for the workspace; one call has none. */
  readonly path: string;
}

type Named<Name extends CallName, Shape> = Shape &
  (typeof paths)[Name] & { readonly name: Name; readonly area: AreaOf<Name> };
type AreaOf<Name extends CallName> = Name extends `${infer Found extends Area}.${string}`
  ? Found
  : never;

/** Joins a call's shape with its method and path. */
export function call<Name extends CallName, const Shape extends CallShape>(
  name: Name,
  shape: Shape,
): Named<Name, Shape> {
  const area = name.slice(0, name.indexOf('.')) as AreaOf<Name>;
  return { ...shape, ...paths[name], name, area };
}
