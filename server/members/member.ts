/** A signed-in person. */
export interface Member {
  readonly subject: string;
  /** Their verified address, as `foldEmail` writes it; none when it was not verified. */
  readonly email?: string | undefined;
}
