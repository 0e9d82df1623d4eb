/** One try at a request that makes a row. */
export interface Attempt {
  /** The server recognizes a repeated request by it. */
  readonly key: string;
  /** Ends the attempt. While its outcome is unknown, the same request continues it instead of starting a new one. */
  readonly end: (isKnown: boolean) => void;
}

/** Remembers attempts whose outcome is not known. */
export interface Attempts {
  /** Begins an attempt, or continues an earlier one with the same call and content whose answer was lost. */
  readonly begin: (call: string, content: string) => Attempt;
  /** Forgets the lost attempts of this call. */
  readonly forget: (call: string) => void;
}
