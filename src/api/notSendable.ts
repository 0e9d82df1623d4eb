/** Thrown instead of sending a request that is wrong. */
export class NotSendable extends Error {
  override readonly name = 'NotSendable';
}
