import type { GenericSchema, InferOutput } from 'valibot';
import type { calls } from '#api/contract/calls.ts';
import type { Area, CallName } from '#api/contract/paths.ts';

type Part<Name extends CallName, Side extends 'query' | 'body' | 'answer'> =
  (typeof calls)[Name] extends Readonly<Record<Side, infer Schema extends GenericSchema>>
    ? InferOutput<Schema>
    : undefined;

/** A request that has been found to be as the contract says. */
export interface Ask<Name extends CallName> {
  readonly workspace: string;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
}

/** What the server does on a call; the answer is the contract's. */
export type Behaviour<Name extends CallName> = (
  ask: Ask<Name>,
) => Part<Name, 'answer'> | Promise<Part<Name, 'answer'>>;

/** What the server does on every call of an area: none may be left out. */
export type Behaviours<Of extends Area> = {
  readonly [Name in CallName & `${Of}.${string}`]: Behaviour<Name>;
};

/** The answer to a request for rows. */
export const listed = <Row>(data: readonly Row[]) => ({ success: true as const, data: [...data] });

/** The answer to a change; what it led to is a courtesy. */
export const done = (message: string, data?: unknown) => ({
  success: true as const,
  message,
  ...(data !== undefined && { data }),
});
