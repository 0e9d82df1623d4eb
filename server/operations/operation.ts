import type { GenericSchema, InferOutput } from 'valibot';
import type { calls } from '#api/contract/calls.ts';
import type { Area, CallName } from '#api/contract/paths.ts';
import type { Member } from '../members/member.ts';
import type { Cost } from '../writers/writer.ts';
import type { Context } from './context.ts';

type Part<Name extends CallName, Side extends 'query' | 'body' | 'answer'> =
  (typeof calls)[Name] extends Readonly<Record<Side, infer Schema extends GenericSchema>>
    ? InferOutput<Schema>
    : undefined;

/** A request that has been found to be as the contract says. */
export interface Asked<Name extends CallName> {
  readonly workspace: string;
  /** The person who asks; undefined where no sign-in is required. */
  readonly member?: Member | undefined;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
}

/** What the server does on a call; the answer is the contract's. */
export type Operation<Name extends CallName> = (
  context: Context,
  asked: Asked<Name>,
) => Promise<Part<Name, 'answer'>>;

/** What the server does on every call of an area: none may be left out. */
export type Operations<Of extends Area> = {
  readonly [Name in CallName & `${Of}.${string}`]: Operation<Name>;
};

/** The answer to a request for rows. */
export const listed = <Data>(data: readonly Data[]) => ({
  success: true as const,
  data: [...data],
});

/** The same where the contract asks for a message beside the rows. */
export const told = <Data>(message: string, data: readonly Data[]) => ({
  success: true as const,
  message,
  data: [...data],
});

/** The answer to a change; what it led to is a courtesy. */
export const done = (message: string, data?: unknown) => ({
  success: true as const,
  message,
  ...(data !== undefined && { data }),
});

/** Tells the app to show the message. */
export const worthReading = { reason: 'suggestions' } as const;

/** The result of a generation, and the remarks on it. */
export interface Generated<Data> {
  readonly rows: readonly Data[];
  readonly message: string | undefined;
  /** Nothing where templates wrote. */
  readonly cost?: Cost | undefined;
}

/** The answer to a generation whose rows the contract asks for. */
export const generated = <Data>({ rows, message }: Generated<Data>) => ({
  ...listed(rows),
  ...(message !== undefined && { message, ...worthReading }),
});

/** The answer to a generation of which the contract wants to know no more than that it was done. */
export const generatedDone = <Data>({ rows, message }: Generated<Data>) => ({
  ...done(message ?? 'Generated.', rows),
  ...(message !== undefined && worthReading),
});
