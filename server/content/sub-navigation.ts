import type { SubNavigationItem } from '../../src/contract/schema/navigation.ts'
import { rosterHref, scheduleHref, sportHref } from '../../src/routes/links.ts'
import { readItems } from './items.ts'
import { subNavigation } from './kinds/sub-navigation.ts'
import type { Reading } from './reading.ts'
import { readSport } from './sports.ts'

/** The bar on a sport's pages: the department's own, else made from what the sport has. Empty for a sport that is none. */
export async function readSubNavigation(reading: Reading, sportId: number): Promise<SubNavigationItem[]> {
  const sport = await readSport(reading, sportId)
  if (!sport) return []
  const [own] = await readItems(reading, subNavigation, { sportId })
  if (own) return own.items
  const made = [
    { title: sport.title, url: sportHref(sport), className: 'sport-home' as const, openInNewWindow: false },
    ...(sport.scheduleId ? [{ title: 'Schedule', url: scheduleHref(sport), className: '' as const, openInNewWindow: false }] : []),
    ...(sport.rosterId ? [{ title: 'Roster', url: rosterHref(sport), className: '' as const, openInNewWindow: false }] : []),
    ...(sport.ticketsLink ? [{ title: 'Tickets', url: sport.ticketsLink, className: '' as const, openInNewWindow: true }] : []),
  ]
  return made.map((item, i) => ({ ...item, id: i + 1, rank: i + 1, items: [] }))
}
