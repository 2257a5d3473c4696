/** Asks whether anything of others may be loaded, and remembers the answer. */
export function Consent() {
  return null
}
