import { DatabaseError } from 'pg';
import { Refusal } from '../../operations/refusal.ts';

/** The refusal while the database is unavailable. */
export class Unavailable extends Refusal {
  constructor(cause: unknown) {
    super(503, 'The database does not answer. Please try again in a moment.');
    this.cause = cause;
  }
}

/** Classes of PostgreSQL's error codes: overloaded, restarting, out of connections, deadlock, timeout, no access. */
const passing = /^(08|25P|28|3D|40|53|55|57|58)/;

/** True when a later attempt may succeed. An error without a code is a failed connection. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || passing.test(error.code ?? '');
