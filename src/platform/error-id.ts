/** The id of an error for visitor and log: eight letters and digits. */
export const newErrorId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
