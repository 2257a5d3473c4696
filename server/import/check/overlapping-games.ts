import { cell } from '../csv/read-csv.ts'
import { isByeWeek } from '../../../src/domain/games/game.ts'
import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { gameRows, isTeamSport, rowName, rowPlace, type GameRow } from './game-rows.ts'
import { stationsIn } from './radio.ts'

const warnPlaces = createWarning('places')
const shortestGap = 2 * 60 * 60 * 1000

/** Two games that begin within two hours at one venue or on one radio station. */
export function overlappingGames(pack: CheckedFolder): Finding[] {
  const rows = gameRows(pack).filter(
    ({ schedule, game }) =>
      isTeamSport(pack, schedule.sport) &&
      game.dateUtc !== null &&
      (game.status === 'A' || game.status === 'O') &&
      !game.endDate &&
      !isByeWeek({ id: null, title: game.opponent.title }),
  )
  return [
    ...overlapsOf(rows, venuesOf).map(([game, earlier, venue]) =>
      warnPlaces(
        game.schedule.path,
        game.row.line,
        `${rowName(game)} begins within two hours of another game at ${venue} ` +
          `(${rowPlace(earlier)})`,
        'correct the time or the venue of one of the games',
      ),
    ),
    ...overlapsOf(rows, ({ row }) => stationsIn(cell(row, 'radio'))).map(
      ([game, earlier, station]) =>
        warnPlaces(
          game.schedule.path,
          game.row.line,
          `${rowName(game)} begins within two hours of another game on ${station} ` +
            `(${rowPlace(earlier)})`,
          'correct the time or the radio station of one of the games',
        ),
    ),
  ]
}

/** The later game, the earlier one, and what they share. Games of a doubleheader are one. */
function overlapsOf(
  rows: readonly GameRow[],
  keysOf: (row: GameRow) => string[],
): [GameRow, GameRow, string][] {
  const keyed = rows.flatMap((row) => keysOf(row).map((key) => ({ key, row })))
  return [...Map.groupBy(keyed, ({ key }) => key)].flatMap(([key, list]) => {
    const inOrder = list.map(({ row }) => row).toSorted((a, b) => startOf(a) - startOf(b))
    return inOrder.flatMap((game, i): [GameRow, GameRow, string][] => {
      const earlier = inOrder[i - 1]
      return earlier &&
        startOf(game) - startOf(earlier) < shortestGap &&
        !areDoubleheader(game, earlier)
        ? [[game, earlier, key]]
        : []
    })
  })
}

const startOf = ({ game }: GameRow): number => Date.parse(game.dateUtc!)
const areDoubleheader = (a: GameRow, b: GameRow): boolean =>
  a.schedule.sport === b.schedule.sport && a.game.isADoubleheader && b.game.isADoubleheader

/** A complex has several fields, on which games may be played at one time. */
const venuesOf = ({ game: { facility, location } }: GameRow): string[] =>
  facility && !/\b(?:complex|fields|courts)\b/i.test(facility.title)
    ? [location ? `${facility.title}, ${location}` : facility.title]
    : []
