/** The calendar toggle of the header on a phone. */
export function EventsToggle() {
  return null
}
