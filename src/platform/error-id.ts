/** What a visitor is told of a fault, and what the log has beside it: eight letters and digits. */
export const newErrorId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
