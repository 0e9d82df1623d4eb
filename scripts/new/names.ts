import { words } from '../conventions/subjects.ts';

/** The spellings a new thing needs, from its PascalCase name. */
export interface Names {
  /** `LatePayments` */
  readonly pascal: string;
  /** `latePayments` */
  readonly camel: string;
  /** `Late Payments` */
  readonly title: string;
  /** `late payments` */
  readonly plain: string;
}

/** Reads a name given on the command line; throws with a sentence when it is none. */
export function namesOf(given: string | undefined): Names {
  if (!given || !/^[A-Z][A-Za-z0-9]*$/.test(given))
    throw new Error(`'${given ?? ''}' is no name: write it as LatePayments.`);
  const title = words(given);
  return {
    pascal: given,
    camel: `${given.charAt(0).toLowerCase()}${given.slice(1)}`,
    title,
    plain: title.toLowerCase(),
  };
}
