/** Why a website or a page could not be read: the end of a sentence that begins with its address. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
