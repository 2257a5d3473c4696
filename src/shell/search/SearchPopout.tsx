/** The search of the header on extra-large desktops (spec 0 §4.3). */
export function SearchPopout() {
  return null
}
