import type { GenericSchema, InferOutput } from 'valibot';
import type { calls } from '#api/contract/calls.ts';
import type { Area, CallName } from '#api/contract/paths.ts';
import type { Member } from '../members/member.ts';
import type { Cost } from '../writers/writer.ts';
import type { Context } from './context.ts';
import { beginning } from './parts.ts';

type Part<Name extends CallName, Side extends 'query' | 'body' | 'answer'> =
  (typeof calls)[Name] extends Readonly<Record<Side, infer Schema extends GenericSchema>>
    ? InferOutput<Schema>
    : undefined;

/** A request that was checked against the contract. */
export interface ValidRequest<Name extends CallName> {
  readonly workspace: string;
  /** The signed-in person; undefined for a call that requires no sign-in. */
  readonly member?: Member | undefined;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
}

/** The function that handles a call and returns its answer. */
export type Operation<Name extends CallName> = (
  context: Context,
  asked: ValidRequest<Name>,
) => Promise<Part<Name, 'answer'>>;

/** The operations of all calls of an area. */
export type Operations<Of extends Area> = {
  readonly [Name in CallName & `${Of}.${string}`]: Operation<Name>;
};

/** Returns the answer to a request for rows. */
export const listed = <Data>(data: readonly Data[]) => ({
  success: true as const,
  data: [...data],
});

/** Returns the answer to a request for rows that are read in parts. */
export const listedInParts = async <Data>(parts: AsyncIterable<readonly Data[]>) => ({
  success: true as const,
  ...(await beginning(parts)),
});

/** Returns rows with a message, for calls whose contract requires one. */
export const listedWithMessage = <Data>(message: string, data: readonly Data[]) => ({
  success: true as const,
  message,
  data: [...data],
});

/** Returns the answer to a change. The data is optional: clients do not rely on it. */
export const done = (message: string, data?: unknown) => ({
  success: true as const,
  message,
  ...(data !== undefined && { data }),
});

/** Added to an answer whose message the app should show. */
export const showMessage = { reason: 'suggestions' } as const;

/** The result of a generation, with its message. */
export interface Generated<Data> {
  readonly rows: readonly Data[];
  readonly message: string | undefined;
  /** Absent for samples. */
  readonly cost?: Cost | undefined;
}

/** Returns the answer to a generation whose contract requires the rows. */
export const generated = <Data>({ rows, message }: Generated<Data>) => ({
  ...listed(rows),
  ...(message !== undefined && { message, ...showMessage }),
});

/** Returns the answer to a generation whose contract requires only success. */
export const generatedDone = <Data>({ rows, message }: Generated<Data>) => ({
  ...done(message ?? 'Generated.', rows),
  ...(message !== undefined && showMessage),
});
