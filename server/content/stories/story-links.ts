import type { ReadContext } from '../read-context.ts'
import { storyUrl } from './stories.ts'
import { momentOf, wallClock } from '../../../src/domain/calendar/zone.ts'
import { zoneOf } from '../today.ts'

export type StoryLink = { id: number; title: string; url: string }

/** Stories by their numbers, as links; one that is hidden or not due yet is not there. */
export async function storyLinks(
  reading: ReadContext,
  ids: (number | null)[],
): Promise<Map<number, StoryLink>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  reading.touch(...known.map((id) => `story:${id}`))
  const zone = await zoneOf(reading)
  const now = wallClock(reading.now, zone)
  const rows = await reading.db
    .selectFrom('story')
    .select(['id', 'date', 'slug', 'doc'])
    .where('tenant', '=', reading.tenant)
    .where('id', 'in', known)
    .where('hidden', '=', 0)
    .execute()
  for (const { date } of rows) if (date > now) reading.changesAt(momentOf(date, zone).getTime())
  return new Map(
    rows
      .filter(({ date }) => date <= now)
      .map(({ id, date, slug, doc }) => [
        id,
        { id, title: (JSON.parse(doc) as { title: string }).title, url: storyUrl(date, slug) },
      ]),
  )
}
