/** The search at the bottom of the mobile menu. */
export function MenuSearch() {
  return null
}
