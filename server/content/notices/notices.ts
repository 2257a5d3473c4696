import type { CallHandlers } from '../call-handlers.ts'
import { redirectHosts } from '../department/route-rules.ts'
import { readSettings } from '../department/site.ts'
import { readItems, readItem, type Item } from '../items.ts'
import { alert, splash, takeover } from '../kinds/notices.ts'
import type { ReadContext } from '../read-context.ts'
import { readClock, type Clock } from '../department-clock.ts'
import type { Alert, SplashAnswer, Takeovers } from '../../../src/contract/notices.schema.ts'
import { isAllowedRedirect } from '../../../src/domain/shell/redirects.ts'

/** Enabled web alerts that have begun and not ended, highest id first. */
export async function readAlerts(context: ReadContext): Promise<Alert[]> {
  const clock = await readClock(context)
  const all = await readItems(context, alert)
  return all
    .filter(
      ({ enabled, showOnWeb, startDate, endDate }) =>
        enabled && showOnWeb && clock.isRunning(startDate, endDate),
    )
    .map(({ sports, ...item }) => ({
      ...item,
      endDateUtc: item.endDate && clock.utc(item.endDate),
      // Stored entries of earlier versions have no list.
      ...(sports?.length > 0 && { sportIds: sports }),
    }))
    .toSorted((a, b) => b.id - a.id)
}

/**
 * A splash screen by id, also when it is over, because it is a page, too. Null for a draft and
 * before its start: it may announce what is not public yet.
 */
export async function readSplash(
  context: ReadContext,
  splashId: number,
): Promise<SplashAnswer | null> {
  const item = await readItem(context, splash, splashId)
  const clock = await readClock(context)
  const isPublic = item && !item.hidden && clock.isRunning(item.startDate, null)
  return item && (isPublic || context.seesHidden) ? answerOf(context, item, clock) : null
}

/**
 * The current one of the home page (no sport, or 0) or of a sport's home; the latest when there are
 * several.
 */
export async function readRunningSplash(
  context: ReadContext,
  sportId: number | undefined,
): Promise<SplashAnswer | null> {
  const clock = await readClock(context)
  const all = (await readItems(context, splash, { order: 'newest' })).filter(
    (item) => !item.hidden && (item.sportId ?? 0) === (sportId ?? 0),
  )
  const activeScreens = all.filter(({ startDate, endDate }) => clock.isRunning(startDate, endDate))
  return activeScreens[0] ? answerOf(context, activeScreens[0], clock) : null
}

/** A click opens the link without a warning, so only listed hosts are allowed. */
async function answerOf(
  context: ReadContext,
  { hidden: _, sportId: __, link, ...screen }: Item<typeof splash>,
  { utc }: Clock,
): Promise<SplashAnswer> {
  const leads = link !== null && isAllowedRedirect(link, await redirectHosts(context))
  return {
    data: {
      ...screen,
      link: leads ? link : null,
      startDateUtc: utc(screen.startDate),
      endDateUtc: screen.endDate && utc(screen.endDate),
    },
  }
}

/**
 * The current takeovers of the home page or of a sport. A link to an unlisted host becomes null,
 * and that takeover is not shown. A game day has the id of its game, for the concurrent board; 0
 * when it names none.
 */
export async function readTakeovers(
  context: ReadContext,
  sportId: number | undefined,
): Promise<Takeovers> {
  const settings = await readSettings(context)
  const config = { isConcurrent: settings?.concurrentTakeovers ?? false }
  if (!settings?.takeovers) return { config, takeovers: [] }
  const clock = await readClock(context)
  const hosts = await redirectHosts(context)
  const all = (await readItems(context, takeover)).filter(
    (item) =>
      (item.sportId ?? 0) === (sportId ?? 0) && clock.isRunning(item.startDate, item.endDate),
  )
  return {
    config,
    takeovers: all.map(({ type, id, gameId, url, cookie }) => ({
      type,
      id: type === 'GameDay' ? (gameId ?? 0) : id,
      url: url !== null && isAllowedRedirect(url, hosts) ? url : null,
      cookie,
    })),
  }
}

export const handlers = {
  hiddenSplash: (context, { splashId }) => readSplash(context, splashId),
  alerts: readAlerts,
  splash: (context, { splashId }) =>
    splashId === undefined ? readRunningSplash(context, 0) : readSplash(context, splashId),
  sportSplash: (context, { sportId }) => readRunningSplash(context, sportId),
  takeovers: (context, { sportId }) => readTakeovers(context, sportId),
} satisfies Partial<CallHandlers>
