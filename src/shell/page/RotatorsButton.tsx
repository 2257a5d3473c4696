/** Pauses and plays all rotators of the page (spec 0 §4.8). */
export function RotatorsButton() {
  return null
}
