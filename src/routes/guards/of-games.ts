import * as api from '../../contract/api.ts'
import { q } from '../../data/q.ts'
import { scheduleHref, sportHref } from '../links.ts'
import { keptAt, sentTo, type Check } from './verdict.ts'

/**
 * No schedule for the sport: its home. A season that it never had: the current one. One that is
 * only not published yet has its page, which says so.
 */
export const schedule: Check = async ({ params: { seasonTitle }, sport, read }) => {
  if ((await read(q(api.schedule, { sportId: sport.id, season: seasonTitle }))) !== null)
    return undefined
  const published = await read(q(api.relatedSeasons, { sportId: sport.id }))
  if (published?.length === 0) return sentTo(sportHref(sport))
  const seasons = seasonTitle && (await read(q(api.seasons, { sportId: sport.id })))
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
  const stats = await read(q(api.seasonStats, { sportId: sport.id, season }))
  if (stats === null) return sentTo(scheduleHref(sport, season))
  if (stats?.elsewhere) return keptAt(stats.elsewhere, asked)
  return stats?.pdf && asked.url.pathname.endsWith('/pdf')
    ? keptAt(stats.pdf.url, asked)
    : undefined
}
