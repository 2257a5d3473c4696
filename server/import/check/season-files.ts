import type { CheckedPack } from './checked-pack.ts'
import { warningOf, type Finding } from './finding.ts'

const found = warningOf('seasons')

/**
 * Seasons that have no roster or no schedule: of the current one both pages are in the menus; of
 * earlier ones one finding a sport.
 */
export function seasonFiles({ files, sports, rosters, schedules }: CheckedPack): Finding[] {
  const has = (list: { sport: string; season: string }[], sport: string, season: string) =>
    list.some((file) => file.sport === sport && file.season.toLowerCase() === season.toLowerCase())
  return sports
    .filter(({ nonSport }) => !nonSport)
    .flatMap(({ slug, title, season, line }) => {
      const say = (what: string, todo: string) => found(files.sports!, line, what, todo)
      const missing =
        season === ''
          ? []
          : [
              ...(has(rosters, slug, season)
                ? []
                : [
                    say(
                      `${title} has no roster of its current season ${season}`,
                      `add rosters/${slug}/${season}.csv`,
                    ),
                  ]),
              ...(has(schedules, slug, season)
                ? []
                : [
                    say(
                      `${title} has no schedule of its current season ${season}`,
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
                `${title} has a roster and no schedule of ${unplayed.join(', ')}`,
                'add the schedules, or leave it: those pages are empty',
              ),
            ]
          : []),
        ...(unmanned.length > 0
          ? [
              say(
                `${title} has a schedule and no roster of ${unmanned.join(', ')}`,
                'add the rosters, or leave it: those pages are empty',
              ),
            ]
          : []),
      ]
    })
}
