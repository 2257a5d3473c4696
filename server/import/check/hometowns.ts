import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { isSamePlace } from '../../../src/domain/games/same-place.ts'
import { yearOfSeason } from '../../../src/domain/people/player-fields.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { parsePersonName } from '../roster/roster-row.ts'
import { endsWithState } from '../values/cell-kinds.ts'
import { toKey } from '../values/text.ts'
import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'

const warnHometown = createWarning('people')

/** Longer than a career: the same name is another person. */
const careerYears = 7

/**
 * Players whose bio names another hometown than their row, or has its town in another state; as a
 * note, players with two hometowns in two seasons of a sport.
 */
export const hometowns = (pack: CheckedFolder): Finding[] => [
  ...hometownsInBios(pack),
  ...hometownsOfSeasons(pack),
]

const upper = String.raw`\p{Lu}[\p{L}.'’-]*`
const town = String.raw`${upper}(?: (?:(?:de|del|du|la|of|the) )?${upper}){0,3}`
const state = String.raw`\p{Lu}(?:\p{L}|\.(?=\p{L}))+(?: \p{Lu}\p{L}+)?`
const placePattern = String.raw`(${town}), (${state}\.?)`
/** 'Her hometown is Cinder Lake, Calif.', 'Hometown: Plover, Iowa', 'The Plover, Iowa, native'. */
const stated = [
  new RegExp(String.raw`\b[Hh]ometown(?: is|:)\**:? ${placePattern}`, 'gu'),
  new RegExp(String.raw`(?:^|[.\n*]\s*)(?:(?:He|She) is )?[Aa] native of ${placePattern}`, 'gu'),
  new RegExp(String.raw`(?:^|[.\n*]\s*)(?:An?|The) ${placePattern}, native\b`, 'gu'),
]
const anywhere = new RegExp(placePattern, 'gu')

function hometownsInBios({ rosters }: CheckedFolder): Finding[] {
  return rosters.flatMap(({ path, rows }) =>
    rows.flatMap((row) => {
      const [hometown, bio] = [cell(row, 'hometown'), cell(row, 'bio')]
      const other = hometown && otherPlace(hometown, bio)
      return other
        ? [
            warnHometown(
              path,
              row.line,
              `the hometown of ${nameOf(row)} is ${hometown}, but ${other} in the bio`,
              'correct the one that is wrong',
            ),
          ]
        : []
    }),
  )
}

/** A place of the bio that contradicts the hometown; undefined without one. */
function otherPlace(hometown: string, bio: string): string | undefined {
  const isOther = (written: string) => !isSamePlace(written, hometown)
  for (const pattern of stated)
    for (const match of bio.matchAll(pattern)) {
      const written = placeOf(match)
      if (isOther(written)) return written
    }
  // 'Played at Rye Meadow High in Rye Meadow, Ohio.'
  const [ourTown, ...rest] = hometown.split(',')
  if (rest.length !== 1) return undefined
  for (const match of bio.matchAll(anywhere)) {
    const written = placeOf(match)
    if (
      normalizeSchoolName(match[1]!) === normalizeSchoolName(ourTown!) &&
      endsWithState(written) &&
      isOther(written)
    )
      return written
  }
  return undefined
}

/** 'Elm Ford, Iowa' without the period of its sentence, but 'Elm Ford, Kan.' with its own. */
function placeOf([, townName, stateName]: RegExpExecArray): string {
  const written = `${townName}, ${stateName}`
  return endsWithState(written) ? written : written.replace(/\.$/, '')
}

function nameOf(row: CsvRow): string {
  const name = parsePersonName(row)
  return name ? `${name.first} ${name.last}`.trim() : cell(row, 'name')
}

function hometownsOfSeasons({ rosters }: CheckedFolder): Finding[] {
  const players = rosters.flatMap(({ sport, season, path, rows }) =>
    rows.flatMap((row) => {
      const year = yearOfSeason(season)
      const hometown = cell(row, 'hometown')
      if (year === null || hometown === '' || nameOf(row) === '') return []
      return [{ sport, path, row, year, hometown, person: cell(row, 'person') }]
    }),
  )
  const byName = Map.groupBy(players, ({ sport, row }) => `${sport}/${toKey(nameOf(row))}`)
  return [...byName.values()].flatMap((seasons) =>
    seasons
      .toSorted((a, b) => a.year - b.year)
      .flatMap((later, i, all) => {
        const earlier = all[i - 1]
        if (
          !earlier ||
          later.year === earlier.year ||
          later.year - earlier.year >= careerYears ||
          later.person !== earlier.person ||
          isSamePlace(later.hometown, earlier.hometown)
        )
          return []
        return [
          {
            ...warnHometown(
              later.path,
              later.row.line,
              `the hometown of ${nameOf(later.row)} is ${later.hometown} here, ` +
                `${earlier.hometown} in ${earlier.path} line ${earlier.row.line}`,
              'correct the one that is wrong; for two people, add a person key to one of them',
            ),
            level: 'note' as const,
          },
        ]
      }),
  )
}
