import type { PlayerStats } from '../../src/contract/player-stats.schema.ts'
import { sampleSport } from './sample-sport.ts'

const line = (value: number) => ({ cells: [String(value)], values: [value] })

/** Statistics of a player with three games, one of them below zero and one not in the schedule. */
export const sampleArc = (): PlayerStats => ({
  rosterPlayerId: 11,
  playerId: 4,
  name: 'Ada Byron',
  sport: sampleSport,
  season: '2026',
  tables: [
    {
      key: 'rushing',
      title: 'Rushing',
      columns: [{ key: 'yds', label: 'YDS', title: 'Yards' }],
      season: line(27),
      seasons: [
        { season: '2026', rosterPlayerId: 11, ...line(27) },
        { season: '2025', rosterPlayerId: 5, ...line(610) },
      ],
      career: line(637),
      games: [
        { gameId: 1, ...line(40) },
        { gameId: 2, ...line(-25) },
        { gameId: 3, ...line(12) },
      ],
    },
  ],
  games: (['Ashford', 'Calder Tech'] as const).map((opponent, i) => ({
    gameId: i + 1,
    date: `2026-09-0${i + 5}T13:00:00`,
    opponent,
    atVs: i === 0 ? 'vs' : 'at',
    status: 'W',
    teamScore: '14',
    opponentScore: '7',
    attendance: null,
    url: `/sports/football/stats/2026/game/boxscore/${i + 1}`,
  })),
  charts: [{ table: 'rushing', column: 'yds', title: 'Rushing yards' }],
})
