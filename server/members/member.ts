export interface Member {
  readonly subject: string;
  /** Their verified address, normalised by `foldEmail`; undefined when it was not verified. */
  readonly email?: string | undefined;
}
