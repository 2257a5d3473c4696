import { BoxScore, type BoxTeam, type StatFamily } from '../../src/contract/box-score.schema.ts'
import { families } from '../../src/domain/season-stats/family-of.ts'

const names = ['Ada Quill', 'Bo Ferreira', 'Cy Okonkwo-Hallstrom', 'Dot Marsh']
const totals: Partial<
  Record<StatFamily, [key: string, label: string, home: string, visitor: string][]>
> = {
  basketball: [
    ['field-goals', 'FG', '28-60', '25-58'],
    ['free-throws', 'FT', '10-14', '12-20'],
    ['turnovers', 'Turnovers', '9', '14'],
  ],
  soccer: [
    ['shots', 'Shots', '12', '7'],
    ['corners', 'Corner kicks', '5', '3'],
    ['offsides', 'Offsides', '2', '4'],
  ],
  hockey: [
    ['shots', 'Shots', '31', '24'],
    ['power-play', 'Power-play goals-chances', '2-5', '0-3'],
    ['penalties', 'Penalties-minutes', '3-6', '5-13'],
  ],
  'field-hockey': [
    ['shots', 'Shots', '14', '9'],
    ['penalty-corners', 'Penalty corners', '8', '2'],
  ],
}

/**
 * A finished game of any family, with the tables that a season of the family adds up: every figure
 * encodes its place, so that a wrong column shows. Validated by the contract.
 */
export function inventedBox(family: StatFamily, gameId = 1): BoxScore {
  const periods = { basketball: ['1', '2'], soccer: ['1', '2'], hockey: ['1', '2', '3', 'OT'] }[
    family as string
  ] ?? ['1', '2', '3', '4']
  const half = family === 'basketball' || family === 'soccer'
  const team = (side: 'home' | 'visitor'): BoxTeam => ({
    id: side === 'home' ? 'HSU' : 'ASH',
    name: side === 'home' ? 'Herons' : 'Ashford',
    record: '7-2',
    rank: null,
    score: side === 'home' ? '3' : '2',
    scoreByPeriod: periods.map((_, i) => (i === 0 ? (side === 'home' ? '3' : '2') : '0')),
    lineTotals: [],
    totals: (totals[family] ?? []).map(([key, label, home, visitor]) => ({
      key,
      label,
      value: side === 'home' ? home : visitor,
    })),
    tables: families[family].tables.map(({ key, title, columns }) => {
      const told = columns.flatMap((column) =>
        column.kind === 'ratio' || column.kind === 'games'
          ? []
          : [{ key: column.key, label: column.label, title: column.title }],
      )
      const cell = (row: number, at: number) =>
        told[at]!.key === 'minutes'
          ? '60:00'
          : ['w', 'l', 't'].includes(told[at]!.key)
            ? ''
            : String((side === 'home' ? 4 : 3) + at - row)
      return {
        key,
        title,
        columns: told,
        total: told.map((_, at) => cell(0, at)),
        rows: names.map((name, row) => ({
          name: side === 'home' ? name : `${name} Jr.`,
          uni: String(row + 4),
          position: row === 0 ? 'F' : null,
          indent: row === 3,
          rosterPlayerId: side === 'home' && row === 0 ? 77 : null,
          cells: told.map((_, at) => cell(row, at)),
        })),
      }
    }),
  })
  return BoxScore.parse({
    family,
    source: 'invented',
    generated: null,
    gameId,
    version: 1,
    updatedAt: '',
    thisTeamIsHomeTeam: true,
    status: {
      started: true,
      complete: true,
      period: periods.length,
      regulation: half ? 2 : family === 'hockey' ? 3 : 4,
      periodLabel: 'Final',
      clock: null,
    },
    venue: {
      date: '2026-10-01',
      start: '7 p.m.',
      location: 'Harlan, Ohio',
      stadium: null,
      attendance: 812,
      duration: '1:58',
      weather: null,
      isNeutral: false,
      isALeagueGame: true,
      isAPostseasonGame: false,
      doubleheaderGame: null,
      officials: [{ title: 'Referee', name: 'P. Lindqvist' }],
    },
    periodName: half ? 'Half' : family === 'hockey' ? 'Period' : 'Quarter',
    periodLabels: periods,
    homeTeam: team('home'),
    visitingTeam: team('visitor'),
    scoring: [
      {
        period: '1st',
        clock: '12:31',
        side: 'home',
        text: 'Ada Quill (Bo Ferreira)',
        home: '1',
        visitor: '0',
      },
    ],
    plays: [
      {
        period: '1st',
        plays: [
          {
            id: '1',
            side: 'visitor',
            clock: '14:02',
            text: 'Penalty on Dot Marsh Jr., tripping, 2 minutes',
            score: null,
          },
        ],
      },
    ],
    lastPlay: null,
    homeTeamName: 'Herons',
    visitingTeamName: 'Ashford',
    homeTeamScore: '3',
    visitingTeamScore: '2',
    periodScoresHome: [],
    periodScoresAway: [],
  })
}
