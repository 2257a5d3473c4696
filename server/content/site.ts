import { z } from 'zod'
import { NavigationItem, type SubNavigationItem } from '../../src/contract/schema/navigation.ts'
import { SiteSettings } from '../../src/contract/schema/site.ts'
import { overlayOf } from './overlays.ts'
import { readSports } from './sports.ts'
import type { Reading } from './reading.ts'
import { put, type Outcome, type Writing } from './writing.ts'

/** What the department says of itself, with what the operator lays over it; null before anything has been imported. */
export const readSettings = (reading: Reading): Promise<SiteSettings | null> => reading.once('settings', async () => {
  const stored = await readDocument<SiteSettings>(reading, 'settings')
  const over = overlayOf(reading.db, reading.tenant)
  if (!over || Object.keys(over).length === 0) return stored
  return stored ? { ...stored, ...over } : (SiteSettings.safeParse({ ...over, tenant: reading.tenant }).data ?? null)
})

export const writeSettings = (writing: Writing, settings: SiteSettings): Promise<Outcome> =>
  put(writing, 'document', SiteSettings, { kind: 'settings', id: 0, doc: settings }, ['settings'])

const Menu = z.array(NavigationItem)
export const readNavigation = async (reading: Reading): Promise<NavigationItem[]> =>
  (await readDocument<NavigationItem[]>(reading, 'navigation')) ?? []

export const writeNavigation = (writing: Writing, items: NavigationItem[]): Promise<Outcome> =>
  put(writing, 'document', Menu, { kind: 'navigation', id: 0, doc: items }, ['navigation'])

/** The bar on a sport's pages: what every sport has. */
export async function readSubNavigation(reading: Reading, sportId: number): Promise<SubNavigationItem[]> {
  const sport = (await readSports(reading)).find(({ id }) => id === sportId)
  if (!sport) return []
  const base = `/sports/${sport.globalSportNameSlug}`
  const items = [
    { title: sport.title, url: base, className: 'sport-home' as const },
    ...(sport.scheduleId ? [{ title: 'Schedule', url: `${base}/schedule`, className: '' as const }] : []),
    ...(sport.rosterId ? [{ title: 'Roster', url: `${base}/roster`, className: '' as const }] : []),
  ]
  return items.map((item, i) => ({ ...item, id: i + 1, openInNewWindow: false, rank: i + 1 }))
}

async function readDocument<T>(reading: Reading, kind: string): Promise<T | null> {
  reading.touch(kind)
  const row = await reading.db.selectFrom('document').select('doc').where('tenant', '=', reading.tenant).where('kind', '=', kind).where('id', '=', 0).executeTakeFirst()
  return row ? (JSON.parse(row.doc) as T) : null
}
