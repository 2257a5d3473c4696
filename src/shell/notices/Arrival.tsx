/** What may meet a visitor on home and sport home: a takeover, otherwise the splash (spec 1 §4). */
export function Arrival() {
  return null
}
