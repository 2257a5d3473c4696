/** The banner of alerts, above everything (spec 0 §4.7). */
export function Alerts() {
  return null
}
