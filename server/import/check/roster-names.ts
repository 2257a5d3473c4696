import type { BoxTeam } from '../../../src/contract/box-score.schema.ts'
import { nameKey } from '../../../src/domain/people/names.ts'
import { likelyPlayer } from '../../content/people/likely-player.ts'
import { spellingsIn } from '../../content/people/people-links.ts'
import { ourTeam } from '../../live/match-players.ts'
import { cell } from '../csv/read-csv.ts'
import { parsePersonName } from '../roster/roster-row.ts'
import type { CheckedFolder, SeasonRows } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import type { ScoredGame } from './games.ts'

const warnRosterMatch = createWarning('roster matches')

/**
 * Players of stat files who are not on the season's roster: their box score line has no link to a
 * bio. And the opponent's players who are on it: they are probably listed on the wrong side.
 */
export function unknownPlayers(
  { rosters, settings }: CheckedFolder,
  scored: ScoredGame[],
): Finding[] {
  const missing = new Map<
    string,
    { game: ScoredGame; roster: SeasonRows; name: string; uni: string; files: number }
  >()
  const findings: Finding[] = []
  for (const game of scored) {
    const roster = rosters.find(
      ({ sport, season }) => sport === game.schedule.sport && season === game.schedule.season,
    )
    if (!roster) continue
    const rosterNames = new Set(roster.rows.flatMap(namesOf).map(nameKey).filter(Boolean))
    const us = ourTeamOf(game, rosterNames, settings)
    if (!us) {
      findings.push(
        warnRosterMatch(
          game.path,
          null,
          `no player of ${game.file.visitingTeam.name} or ${game.file.homeTeam.name} is on ` +
            `the roster ${roster.path}`,
          `check that ${game.schedule.path}:${game.row.line} has the right stat file`,
        ),
      )
      continue
    }
    const them = us === game.file.homeTeam ? game.file.visitingTeam : game.file.homeTeam
    findings.push(
      ...playersOf(them)
        .filter(({ name }) => rosterNames.has(nameKey(name)))
        .map(({ name }) => wrongSide(game, roster, them.name, name)),
    )
    for (const { name, uni } of playersOf(us)) {
      if (rosterNames.has(nameKey(name))) continue
      const key = `${roster.path}/${nameKey(name)}`
      const before = missing.get(key)
      missing.set(key, {
        game: before?.game ?? game,
        roster,
        name,
        uni,
        files: (before?.files ?? 0) + 1,
      })
    }
  }
  return [
    ...findings,
    ...[...missing.values()].map(({ game, roster, name, uni, files }) => {
      const near = nearest(roster, name, uni)
      const more = files > 1 ? `, and in ${files - 1} more ${files === 2 ? 'file' : 'files'}` : ''
      const player = uni === '' ? `"${name}"` : `"${name}" (${uni})`
      return warnRosterMatch(
        game.path,
        null,
        `${player} is not in ${roster.path}${more}`,
        near
          ? `line ${near.row.line} of the roster says "${near.name}": use the same spelling, or ` +
              'add this one to its also_known_as'
          : 'add the player to the roster, or ask the scorer to correct the name',
      )
    }),
  ]
}

const wrongSide = ({ path }: ScoredGame, roster: SeasonRows, team: string, name: string) =>
  warnRosterMatch(
    path,
    null,
    `"${name}" is a player of ${team} here, and is also on the roster ${roster.path}`,
    'if it is the same person, correct the side or the name in the stat file',
  )

type Settings = CheckedFolder['settings']
/**
 * Our side of a stat file: by the department's names, else by the players on the roster. Undefined
 * when no player matches.
 */
function ourTeamOf(
  { file }: ScoredGame,
  rosterNames: ReadonlySet<string>,
  settings: Settings,
): BoxTeam | undefined {
  const ourTeams = [file.homeTeam, file.visitingTeam].filter(ourTeam(settings))
  if (ourTeams.length === 1) return ourTeams[0]
  const matches = (team: BoxTeam) =>
    playersOf(team).filter(({ name }) => rosterNames.has(nameKey(name))).length
  const [best] = [file.homeTeam, file.visitingTeam].toSorted((a, b) => matches(b) - matches(a))
  return best && matches(best) > 0 ? best : undefined
}

/** Each player with a row in a table, once. Rows of the team have no number, or TM. */
const playersOf = ({ tables }: BoxTeam): { name: string; uni: string }[] => [
  ...new Map(
    tables
      .flatMap(({ rows }) => rows)
      .filter(
        ({ name, uni }) => uni !== 'TM' && !/^(?:team|tm)$/i.test(name) && nameKey(name) !== '',
      )
      .map(({ name, uni }) => [nameKey(name), { name, uni }]),
  ).values(),
]

/** The names of a row: its own, and its other spellings. */
const namesOf = (row: SeasonRows['rows'][number]): string[] => {
  const name = parsePersonName(row)
  return [name ? `${name.first}${name.last}` : '', ...spellingsIn(cell(row, 'also_known_as'))]
}

function nearest(roster: SeasonRows, name: string, uni: string) {
  const candidates = roster.rows.flatMap((row) => {
    const it = parsePersonName(row)
    return it
      ? [{ ...it, row, jersey: cell(row, 'jersey'), name: `${it.first} ${it.last}`.trim() }]
      : []
  })
  return likelyPlayer(candidates, name, uni)
}
