import type { Game } from '../../contract/game.schema.ts'
import type { ConferenceStanding } from '../../contract/sports.schema.ts'

type Table = Pick<ConferenceStanding, 'season' | 'rows'> & { sport: { id: number } }
type Side = 'team' | 'opponent'

/**
 * A team's record in the standings of the game's sport and season: '8-2 (5-2)', overall and in the
 * conference once it has played there; '' when they lack the team. For an opponent that is in no
 * standings, the record that the schedule gives.
 */
export function teamRecord(
  tables: readonly Table[],
  game: Pick<Game, 'sport' | 'season' | 'opponent' | 'opponentRecord'>,
  side: Side,
): string {
  const { opponent } = game
  const record = recordOfRow(tables, game, ({ isTenant, opponentId }) =>
    side === 'team' ? isTenant : opponent.id !== null && opponentId === opponent.id,
  )
  return record || (side === 'opponent' ? (game.opponentRecord ?? '') : '')
}

/** The same of another school of the conference; '' for one that we never play. */
export const schoolRecord = (
  tables: readonly Table[],
  game: Pick<Game, 'sport' | 'season'>,
  school: { opponentId: number | null },
): string =>
  recordOfRow(
    tables,
    game,
    ({ opponentId }) => opponentId !== null && opponentId === school.opponentId,
  )

function recordOfRow(
  tables: readonly Table[],
  { sport, season }: Pick<Game, 'sport' | 'season'>,
  isRow: (row: Table['rows'][number]) => boolean,
): string {
  const table = tables.find((item) => item.sport.id === sport.id && item.season === season)
  const row = table?.rows.find(isRow)
  return row?.overallRecord ? withConference(row.overallRecord, row.conferenceRecord) : ''
}

/** '8-2 (5-2)'; the overall record alone before the first conference game. */
export const withConference = (overall: string, conference: string): string =>
  /[1-9]/.test(conference) ? `${overall} (${conference})` : overall

/** A record in a stat file: '5-2', or with the conference '5-2, 3-1'; '' for what it lacks. */
export function splitRecord(record: string | null): { overall: string; conference: string } {
  const [overall = '', conference = ''] = record?.match(/\d+(?:-\d+)+/g) ?? []
  return { overall, conference }
}

/** The same as '5-2 (3-1)'; null without one. */
export function recordInFile(record: string | null): string | null {
  const { overall, conference } = splitRecord(record)
  return overall ? withConference(overall, conference) : null
}

/** Our record and theirs side by side: both with the conference, or both without. */
export function alikeRecords(team: string | null, opponent: string | null) {
  const records = [team, opponent] as const
  const isMixed = team && opponent && team.includes('(') !== opponent.includes('(')
  return isMixed ? records.map((record) => record!.replace(/ \(.*/, '')) : records
}
