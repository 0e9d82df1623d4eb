/** One try at a request that makes a row. */
export interface Attempt {
  /** What the server tells it by when it comes again. */
  readonly key: string;
  /** Its outcome is known: a row was made, or the server refused. Otherwise the same request is the same attempt. */
  readonly end: (isKnown: boolean) => void;
}

/** Remembers attempts whose outcome is not known. */
export interface Attempts {
  /** Begins an attempt, or goes on with the one of the same call and content that was lost. */
  readonly begin: (call: string, content: string) => Attempt;
  /** What was lost among requests of this call is not meant any more. */
  readonly forget: (call: string) => void;
}
