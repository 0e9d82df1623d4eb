/** Thrown before anything is sent, for a request that would be a mistake. */
export class NotSendable extends Error {
  override readonly name = 'NotSendable';
}
