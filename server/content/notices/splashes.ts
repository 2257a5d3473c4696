import type { SplashAnswer } from '../../../src/contract/notices.schema.ts'
import { readItem, readItems, type Item } from '../items.ts'
import { splash } from '../kinds/splash.ts'
import type { ReadContext } from '../read-context.ts'
import { mayLeadTo } from '../../../src/domain/shell/may-lead-to.ts'
import { redirectHosts } from '../department/redirect-hosts.ts'
import { clockOf, type Clock } from '../running.ts'

/** One by its number, whatever its dates: it also is a page. A draft is not there. */
export async function readSplash(
  reading: ReadContext,
  splashId: number,
): Promise<SplashAnswer | null> {
  const one = await readItem(reading, splash, splashId)
  return one && (!one.hidden || reading.seesHidden)
    ? answerOf(reading, one, await clockOf(reading))
    : null
}

/**
 * The one that runs now on the home page (no sport, or 0) or on the home of a sport; of several the
 * one that began last.
 */
export async function readRunningSplash(
  reading: ReadContext,
  sportId: number | undefined,
): Promise<SplashAnswer | null> {
  const clock = await clockOf(reading)
  const all = (await readItems(reading, splash, { order: 'newest' })).filter(
    (one) => !one.hidden && (one.sportId ?? 0) === (sportId ?? 0),
  )
  const running = all.filter(({ startDate, endDate }) => clock.isRunning(startDate, endDate))
  return running[0] ? answerOf(reading, running[0], clock) : null
}

/** A click on it sends on without a question: only to hosts that the tenant lists. */
async function answerOf(
  reading: ReadContext,
  { hidden: _, sportId: __, link, ...one }: Item<typeof splash>,
  { utc }: Clock,
): Promise<SplashAnswer> {
  const leads = link !== null && mayLeadTo(link, await redirectHosts(reading))
  return {
    data: {
      ...one,
      link: leads ? link : null,
      startDateUtc: utc(one.startDate),
      endDateUtc: one.endDate && utc(one.endDate),
    },
  }
}
