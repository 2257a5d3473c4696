import type { Slide, SlideCampaign } from '../../src/contract/schema/slideshow.ts'
import { momentOf, wallClock } from '../../src/domain/zone.ts'
import { readItems } from './items.ts'
import { slide } from './kinds/slide.ts'
import type { Reading } from './reading.ts'
import { sportRefs } from './sports.ts'
import { zoneOf } from './today.ts'

/** The slides that are shown now; the answer changes when the next one begins or ends. Without a sport those of the home page. */
export async function readSlides(reading: Reading, sportId?: number): Promise<Slide[]> {
  const zone = await zoneOf(reading)
  const now = wallClock(reading.now, zone)
  const sports = await sportRefs(reading)
  const all = (await readItems(reading, slide)).filter((one) => one.sportId === (sportId || null))
  for (const { startDate, endDate } of all) for (const edge of [startDate, endDate]) if (edge && edge > now) reading.changesAt(momentOf(edge, zone).getTime())
  return all.flatMap(({ sportId: of, image, ...one }) => {
    if (!image || (one.startDate && one.startDate > now) || (one.endDate && one.endDate <= now)) return []
    return [{ ...one, image, sport: (of && sports.get(of)) || null }]
  })
}

/** The same by what they belong to, in the order of each campaign's first slide. */
export async function readSlideCampaigns(reading: Reading, sportId?: number): Promise<SlideCampaign[]> {
  return [...Map.groupBy(await readSlides(reading, sportId), ({ campaign }) => campaign)].map(([title, slides]) => ({ title, slides }))
}
