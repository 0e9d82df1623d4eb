/** The spellings of a new page's name, by their placeholder in a template. */
export interface Names {
  /** `LatePayments` */
  readonly Plural: string;
  /** `latePayments` */
  readonly plural: string;
  /** `LatePayment` */
  readonly One: string;
  /** `latePayment` */
  readonly one: string;
  /** `Late Payments` */
  readonly Title: string;
  /** `late payments` */
  readonly words: string;
  /** `late-payments` */
  readonly path: string;
  /** `latepaymentid`, the server's name of the id. */
  readonly id: string;
}

const lowerFirst = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

function named(given: string | undefined): string {
  if (given && /^[A-Z][A-Za-z0-9]*$/.test(given)) return given;
  throw new Error(`'${given ?? ''}' is no name: write it as LatePayments.`);
}

/** Derives all spellings from the given names of the page and of one of its rows. Throws for an invalid name. */
export function namesOf(given: string | undefined, givenOne = given?.replace(/s$/, '')): Names {
  const [Plural, One] = [named(given), named(givenOne)];
  const Title = Plural.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return {
    Plural,
    plural: lowerFirst(Plural),
    One,
    one: lowerFirst(One),
    Title,
    words: Title.toLowerCase(),
    path: Title.toLowerCase().replaceAll(' ', '-'),
    id: `${One.toLowerCase()}id`,
  };
}

/** Fills the names into a template. */
export const withNames = (template: string, names: Names): string =>
  template.replace(/__(\w+?)__/g, (whole, key: string) =>
    key in names ? names[key as keyof Names] : whole,
  );
