import type { StoryPage, StoryTeaser } from '../../../src/contract/schema/story.ts'
import { momentOf } from '../../../src/domain/calendar/zone.ts'
import { call } from '../../api/call.ts'
import type { ReadContext } from '../../content/read-context.ts'

/** Google News takes stories of the last two days, a thousand at most. */
const days = 2
const most = 1000
const pageSize = 100

/**
 * Stories of the last two days, without those that are only a link; the answer changes when the
 * oldest of them is older.
 */
export async function newsStories(reading: ReadContext, timeZone: string): Promise<StoryTeaser[]> {
  const found: StoryTeaser[] = []
  for (let page = 0; page * pageSize < most; page++) {
    const { items, pages } = (await call('stories', reading, {
      $pageIndex: page,
      $pageSize: pageSize,
    })) as StoryPage
    for (const story of items) {
      const ends = momentOf(story.date, timeZone).getTime() + days * 86_400_000
      if (ends <= reading.now.getTime()) return found
      reading.changesAt(ends)
      if (story.redirectAbsoluteUrl === null) found.push(story)
    }
    if (page + 1 >= pages) break
  }
  return found
}
