/** Tags, tag managers and ads of others, after consent and on tagged pages alone. */
export function Vendors() {
  return null
}
