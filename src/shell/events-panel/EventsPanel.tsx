/** The mobile events panel: events and results (spec 0 §2.3). */
export function EventsPanel() {
  return null
}
