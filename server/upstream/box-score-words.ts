import type { BoxScore, BoxTeam, StatTable } from '../../src/contract/box-score.schema.ts'

type Item = Record<string, unknown>

/** Our columns with their names in this API family. */
const tableFields: Readonly<
  Record<string, { of: string; names: Readonly<Record<string, string>> }>
> = {
  batting: {
    of: 'hitting',
    names: {
      ab: 'atBats',
      r: 'runsScored',
      h: 'hits',
      rbi: 'runsBattedIn',
      double: 'doubles',
      triple: 'triples',
      hr: 'homeRuns',
      bb: 'walks',
      so: 'strikeouts',
      hbp: 'hitByPitch',
      sb: 'stolenBases',
      lob: 'leftOnBase',
    },
  },
  pitching: {
    of: 'pitching',
    names: {
      ip: 'inningsPitched',
      h: 'hitsAllowed',
      r: 'runsAllowed',
      er: 'earnedRunsAllowed',
      bb: 'walksAllowed',
      so: 'strikeouts',
      hr: 'homerunsAllowed',
      wp: 'wildPitches',
      bf: 'battersFaced',
      np: 'pitches',
      str: 'strikes',
    },
  },
  fielding: {
    of: 'fielding',
    names: {
      po: 'putouts',
      a: 'assists',
      e: 'errors',
      dp: 'involvedInDoublePlays',
      pb: 'passedBalls',
    },
  },
}

/**
 * Additional box score fields of this API family; in baseball also by player. All figures are text.
 */
export function withFormattedBoxScore(item: Item): Item {
  const { venue, thisTeamIsHomeTeam, family, homeTeam, visitingTeam } = item as unknown as BoxScore
  return {
    isNeutral: venue.isNeutral,
    pdfDoc: null,
    homeTeam: teamWords(homeTeam, thisTeamIsHomeTeam, family === 'baseball'),
    visitingTeam: teamWords(visitingTeam, !thisTeamIsHomeTeam, family === 'baseball'),
  }
}

const teamWords = (team: BoxTeam, isTenantTeam: boolean, withPlayers: boolean): Item => ({
  ...team,
  isTenantTeam,
  scoreSummary: { score: team.score, scoreByPeriod: team.scoreByPeriod.join(',') },
  ...(withPlayers ? { players: playersOf(team.tables) } : {}),
})

/** One entry per player in the order of the tables, with the figures of each table. */
function playersOf(tables: readonly StatTable[]): Item[] {
  const players = new Map<string, Item>()
  for (const { key, columns, rows } of tables) {
    const fields = tableFields[key]
    if (!fields) continue
    for (const { uni, name, position, rosterPlayerId, cells } of rows) {
      const playerKey = `${uni}|${name}`
      const player = players.get(playerKey) ?? {
        name,
        playerFirstLastName: name,
        uniform: uni,
        position,
        rosterPlayerId,
      }
      player['position'] ??= position
      player[fields.of] = Object.fromEntries(
        columns.flatMap((column, i) =>
          fields.names[column.key] ? [[fields.names[column.key]!, cells[i] ?? '']] : [],
        ),
      )
      players.set(playerKey, player)
    }
  }
  return [...players.values()]
}
