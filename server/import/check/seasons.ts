import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { cell } from '../csv/read-csv.ts'
import { parseDays } from '../values/dates.ts'

const warnDates = createWarning('dates')

/** Games on dates outside their season, with any style of season titles. Mostly a mistyped year. */
export function seasonDates({ schedules, settings }: CheckedFolder): Finding[] {
  const zone = settings?.timeZone ?? null
  return schedules.flatMap(({ path, season, rows }) => {
    const span = findSeasonSpan(season)
    return rows.flatMap((row) => {
      const days = parseDays(cell(row, 'date'), zone)
      if (!days) return []
      const end = parseDays(cell(row, 'end_date'), zone)?.first ?? days.last
      const todo = `correct the date, or move the row to its season`
      return [
        ...(span && (days.first < span.from || days.first > span.to)
          ? [
              warnDates(
                path,
                row.line,
                `${days.first} is outside the season ${season} (${span.from} to ${span.to})`,
                todo,
              ),
            ]
          : []),
        ...(end && lengthOf(days.first, end) > 31
          ? [
              warnDates(
                path,
                row.line,
                `the event lasts ${lengthOf(days.first, end)} days, from ${days.first} to ${end}`,
                'correct the end_date, or add a row for each day',
              ),
            ]
          : []),
      ]
    })
  })
}

/**
 * '2026': from the fall before to the spring after it; '2026-27': a winter season. Null for other
 * titles.
 */
export function findSeasonSpan(season: string): { from: string; to: string } | null {
  const [, first, second] = /^(\d{4})(?:-(\d{2}|\d{4}))?$/.exec(season) ?? []
  if (!first) return null
  const year = Number(first)
  return second
    ? { from: `${year}-06-01`, to: `${year + 1}-08-31` }
    : { from: `${year - 1}-07-01`, to: `${year + 1}-06-30` }
}

const lengthOf = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1

const warnSeason = createWarning('seasons')

/**
 * Seasons without a roster or schedule. The current season's pages are in the menus; earlier
 * seasons are one finding per sport.
 */
export function seasonFiles({ files, sports, rosters, schedules }: CheckedFolder): Finding[] {
  const has = (list: { sport: string; season: string }[], sport: string, season: string) =>
    list.some((file) => file.sport === sport && file.season.toLowerCase() === season.toLowerCase())
  return sports
    .filter(({ nonSport }) => !nonSport)
    .flatMap(({ slug, title, season, line }) => {
      const say = (message: string, todo: string) => warnSeason(files.sports!, line, message, todo)
      const missing =
        season === ''
          ? []
          : [
              ...(has(rosters, slug, season)
                ? []
                : [
                    say(
                      `${title} has no roster for its current season ${season}`,
                      `add rosters/${slug}/${season}.csv`,
                    ),
                  ]),
              ...(has(schedules, slug, season)
                ? []
                : [
                    say(
                      `${title} has no schedule for its current season ${season}`,
                      `add schedules/${slug}/${season}.csv`,
                    ),
                  ]),
            ]
      const seasonsOf = (
        list: { sport: string; season: string }[],
        other: { sport: string; season: string }[],
      ) =>
        list
          .filter(
            (file) =>
              file.sport === slug && file.season !== season && !has(other, slug, file.season),
          )
          .map((file) => file.season)
      const [unplayed, unmanned] = [seasonsOf(rosters, schedules), seasonsOf(schedules, rosters)]
      return [
        ...missing,
        ...(unplayed.length > 0
          ? [
              say(
                `${title} has a roster but no schedule for ${unplayed.join(', ')}`,
                'add the schedules if you have them: those pages are empty',
              ),
            ]
          : []),
        ...(unmanned.length > 0
          ? [
              say(
                `${title} has a schedule but no roster for ${unmanned.join(', ')}`,
                'add the rosters if you have them: those pages are empty',
              ),
            ]
          : []),
      ]
    })
}
