/** Thrown by the readers when an answer has none of the allowed shapes; the client turns it into an `ApiError`. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}
