/** Lifetimes in seconds. Read at every use, so that a test may change them while the server runs. */
export interface Lifetimes {
  accessToken: number;
  refreshToken: number;
  session: number;
  /** How long a refresh token may be sent again after its rotation, because a response can get lost. */
  reuse: number;
}

const day = 24 * 60 * 60;

/** The usual lifetimes of a production tenant. */
export const usualLifetimes: Readonly<Lifetimes> = {
  accessToken: 60 * 60,
  refreshToken: 14 * day,
  session: 14 * day,
  reuse: 30,
};
