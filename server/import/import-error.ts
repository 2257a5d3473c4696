/** Nothing can be imported at all; the message is one line for the person who asked. */
export class ImportError extends Error {
  override name = 'ImportError'
}
