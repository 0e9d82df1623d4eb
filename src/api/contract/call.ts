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

/** A server has all calls of such an area or none. */
const optionalAreas: readonly Area[] = [
  'workspace',
  'doNotContact',
  'rows',
  'suggestions',
  'quotes',
  'sharedState',
  'sections',
];

/** The calls of an area under their names, each with its method and path. */
type CallsOf<Of extends Area, Shapes> = {
  readonly [Verb in keyof Shapes & string as `${Of}.${Verb}`]: Shapes[Verb] &
    (typeof paths)[CallName & `${Of}.${Verb}`] & {
      readonly name: `${Of}.${Verb}`;
      readonly area: Of;
    };
};

/** Joins the shapes of an area's calls, by the client's method, with their names, methods and paths. */
export function callsOf<Of extends Area, const Shapes extends Readonly<Record<string, CallShape>>>(
  area: Of,
  shapes: Shapes,
) {
  const byName: Readonly<Record<string, object>> = paths;
  const common = { area, ...(optionalAreas.includes(area) && { isOptional: true }) };
  const calls = Object.entries(shapes).map(([verb, shape]) => {
    const name = `${area}.${verb}`;
    return [name, { ...shape, ...byName[name], name, ...common }];
  });
  return Object.fromEntries(calls) as CallsOf<Of, Shapes>;
}
