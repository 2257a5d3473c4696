import type { Slide, SlideCampaign } from '../../../src/contract/media.schema.ts'
import { readItems } from '../items.ts'
import { slide } from '../kinds/slide.ts'
import type { ReadContext } from '../read-context.ts'
import { clockOf } from '../running.ts'
import { sportRefs } from '../sports/sports.ts'

/**
 * The slides that are shown now; the answer changes when the next one begins or ends. Without a
 * sport those of the home page.
 */
export async function readSlides(reading: ReadContext, sportId?: number): Promise<Slide[]> {
  const clock = await clockOf(reading)
  const sports = await sportRefs(reading)
  const all = (await readItems(reading, slide)).filter((one) => one.sportId === (sportId || null))
  return all.flatMap(({ sportId: of, image, ...one }) => {
    if (!image || !clock.isRunning(one.startDate, one.endDate)) return []
    return [{ ...one, image, sport: (of && sports.get(of)) || null }]
  })
}

/** The same by what they belong to, in the order of each campaign's first slide. */
export async function readSlideCampaigns(
  reading: ReadContext,
  sportId?: number,
): Promise<SlideCampaign[]> {
  return [...Map.groupBy(await readSlides(reading, sportId), ({ campaign }) => campaign)].map(
    ([title, slides]) => ({ title, slides }),
  )
}
