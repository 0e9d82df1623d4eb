import { DatabaseError } from 'pg';
import { Refusal } from '../../operations/refusal.ts';

/** For a request that the database cannot answer now. */
export class Unavailable extends Refusal {
  constructor(cause: unknown) {
    super(503, 'The database does not answer. Please try again in a moment.');
    this.cause = cause;
  }
}

/** Overloaded, restarting, out of connections, in a deadlock, too slow, or closed to us: the classes of the server's codes. */
const passing = /^(08|25P|28|3D|40|53|55|57|58)/;

/** True where asking again later may help. What is no answer of the server is a connection that failed. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || passing.test(error.code ?? '');
