/** How long things live, in seconds. Read at every use, so a test may change them while the sandbox runs. */
export interface Lifetimes {
  accessToken: number;
  refreshToken: number;
  session: number;
  /** How long a refresh token may be sent again after it was rotated: an answer can get lost on the way. */
  reuse: number;
}

const day = 24 * 60 * 60;

/** The lifetimes a production tenant of this kind would have. */
export const usualLifetimes: Readonly<Lifetimes> = {
  accessToken: 60 * 60,
  refreshToken: 14 * day,
  session: 14 * day,
  reuse: 30,
};
