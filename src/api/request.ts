import type { GenericSchema, InferInput } from 'valibot';
import type { calls } from './contract/calls.ts';
import type { CallName } from './contract/paths.ts';

type Part<Name extends CallName, Side extends 'query' | 'body'> =
  (typeof calls)[Name] extends Readonly<Record<Side, infer Schema extends GenericSchema>>
    ? Readonly<Record<Side, InferInput<Schema>>>
    : unknown;

/** The request of a call: the contract defines its query and body, field by field. */
export type RequestOf<Name extends CallName> = Part<Name, 'query'> &
  Part<Name, 'body'> & {
    readonly workspace: string;
    readonly signal?: AbortSignal | undefined;
  };

/** The request of any call. */
export interface AnyRequest {
  readonly workspace: string;
  readonly signal?: AbortSignal | undefined;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}
