import { isPlaceholder } from '../site/opponents.ts'
import { cell } from '../csv/read-csv.ts'
import { isSamePlace } from '../../../src/domain/games/same-place.ts'
import { isByeWeek } from '../../../src/domain/games/game.ts'
import type { CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import { gameRows, isTeamSport, rowName, rowPlace, type GameRow } from './game-rows.ts'

const warnPlaces = createWarning('places')

/** Two games of one team on a day in two cities. Exhibitions may be played by a part of a team. */
export function twoPlaces(pack: CheckedFolder): Finding[] {
  const rows = gameRows(pack).filter(
    ({ schedule, row, game }) =>
      isTeamSport(pack, schedule.sport) &&
      (game.status === 'A' || game.status === 'O') &&
      game.type !== 'S' &&
      !game.endDate &&
      isTown(game.location) &&
      !isPlaceholder(cell(row, 'opponent')) &&
      !isByeWeek({ id: null, title: cell(row, 'opponent') }),
  )
  const days = Map.groupBy(
    rows,
    ({ schedule, game }) => `${schedule.sport}/${game.date.slice(0, 10)}`,
  )
  return [...days.values()].flatMap(([first, ...others]) =>
    others
      .filter((other) => !isSamePlace(townOf(first!), townOf(other)))
      .map((other) =>
        warnPlaces(
          other.schedule.path,
          other.row.line,
          `${rowName(other)} is in ${townOf(other)}; on the same day the team plays in ` +
            `${townOf(first!)} (${rowPlace(first!)})`,
          'correct the day or the place of one of the games',
        ),
      ),
  )
}

const townOf = ({ game }: GameRow): string => game.location!
/** 'Tarrow, Iowa': with a venue in it, or without a state, a place is not compared. */
const isTown = (location: string | null): boolean => location?.split(',').length === 2
