import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { scheduleHref, sportHref } from '../links.ts'
import { keptAt, sentTo, type Check } from './guard-result.ts'

/**
 * No schedule for the sport: its home. A season that it never had: the current one. One that is
 * only not published yet has its page, which says so.
 */
export const schedule: Check = async ({ params: { seasonTitle }, sport, read }) => {
  if ((await read(apiQuery(api.schedule, { sportId: sport.id, season: seasonTitle }))) !== null)
    return undefined
  const published = await read(apiQuery(api.relatedSeasons, { sportId: sport.id }))
  if (published?.length === 0) return sentTo(sportHref(sport))
  const seasons = seasonTitle && (await read(apiQuery(api.seasons, { sportId: sport.id })))
  return seasons && !seasons.some(({ title }) => title.toLowerCase() === seasonTitle.toLowerCase())
    ? sentTo(scheduleHref(sport))
    : undefined
}

/**
 * Statistics kept elsewhere: there. None for the season: its schedule. Those for print are the
 * department's own document, where it has one.
 */
export const cumulativeStats: Check = async (asked) => {
  const {
    params: { season },
    sport,
    read,
  } = asked
  const stats = await read(apiQuery(api.seasonStats, { sportId: sport.id, season }))
  if (stats === null) return sentTo(scheduleHref(sport, season))
  if (stats?.elsewhere) return keptAt(stats.elsewhere, asked)
  return stats?.pdf && asked.url.pathname.endsWith('/pdf')
    ? keptAt(stats.pdf.url, asked)
    : undefined
}
