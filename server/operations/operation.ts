import type { GenericSchema, InferOutput } from 'valibot';
import type { calls } from '#api/contract/calls.ts';
import type { Area, CallName } from '#api/contract/paths.ts';
import type { Member } from '../members/membership.ts';
import type { Context } from './context.ts';

type Part<Name extends CallName, Side extends 'query' | 'body' | 'answer'> =
  (typeof calls)[Name] extends Readonly<Record<Side, infer Schema extends GenericSchema>>
    ? InferOutput<Schema>
    : undefined;

export interface ValidRequest<Name extends CallName> {
  readonly workspace: string;
  /** The signed-in person; undefined for a call that requires no sign-in. */
  readonly member?: Member | undefined;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
}

export type Operation<Name extends CallName> = (
  context: Context,
  asked: ValidRequest<Name>,
) => Promise<Part<Name, 'answer'>>;

export type Operations<Of extends Area> = {
  readonly [Name in CallName & `${Of}.${string}`]: Operation<Name>;
};

/** Returns the answer to a change. The data is optional: clients do not rely on it. */
export const done = (message: string, data?: unknown) => ({
  success: true as const,
  message,
  ...(data !== undefined && { data }),
});

export interface Generated<Data> {
  readonly data: Data;
  readonly message: string | undefined;
}

/** Returns the answer to a generation. The app shows a message of its own. */
export const generated = <Data>({ data, message }: Generated<Data>) => ({
  success: true as const,
  message: message ?? 'Generated.',
  data,
  ...(message !== undefined && { reason: 'suggestions' as const }),
});
