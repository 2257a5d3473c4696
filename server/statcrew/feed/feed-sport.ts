import type { StatFamily, StatFile } from '../../../src/contract/box-score.schema.ts'
import { basketballPlayers } from '../basketball-tables.ts'
import { baseballSpecs } from '../baseball-tables.ts'
import { footballSpecs } from '../football-tables.ts'
import { goalkeeping } from '../goal-keeping.ts'
import { skaters } from '../hockey-tables.ts'
import { lacrosseOffense } from '../lacrosse-tables.ts'
import type { TableSpec } from '../parts/stat-table.ts'
import { fieldHockeyOffense, soccerOffense } from '../soccer-tables.ts'
import { volleyballSpecs } from '../volleyball-tables.ts'

type Family = Exclude<StatFamily, 'plain'>

/**
 * What the feed of a sport leaves unsaid: how many periods a game has and what they are called; and
 * the tables that are read of it, those of its stat files.
 */
export type FeedSport = {
  family: Family
  regulation: number
  periodName: StatFile['periodName']
  runsUp?: true
  tables: readonly TableSpec[]
}

const football: FeedSport = {
  family: 'football',
  regulation: 4,
  periodName: 'Quarter',
  tables: footballSpecs,
}
const baseball: FeedSport = {
  family: 'baseball',
  regulation: 9,
  periodName: 'Inning',
  tables: baseballSpecs,
}
const volleyball: FeedSport = {
  family: 'volleyball',
  regulation: 5,
  periodName: 'Set',
  tables: volleyballSpecs,
}
const lacrosse: FeedSport = {
  family: 'lacrosse',
  regulation: 4,
  periodName: 'Period',
  tables: [lacrosseOffense, goalkeeping],
}
const men: FeedSport = {
  family: 'basketball',
  regulation: 2,
  periodName: 'Half',
  tables: [basketballPlayers],
}
const soccer: FeedSport = {
  family: 'soccer',
  regulation: 2,
  periodName: 'Half',
  runsUp: true,
  tables: [soccerOffense, goalkeeping],
}
const hockey: FeedSport = {
  family: 'hockey',
  regulation: 3,
  periodName: 'Period',
  tables: [skaters, goalkeeping],
}
const fieldHockey: FeedSport = {
  family: 'field-hockey',
  regulation: 4,
  periodName: 'Quarter',
  runsUp: true,
  tables: [fieldHockeyOffense, goalkeeping],
}

/** By the code of a sport, as schedules and feeds write it. */
const byCode = new Map<string, FeedSport>([
  ['football', football],
  ['baseball', baseball],
  ['softball', { ...baseball, regulation: 7 }],
  ['wvball', volleyball],
  ['mvball', volleyball],
  ['wlax', lacrosse],
  ['mlax', lacrosse],
  ['mbball', men],
  ['wbball', { ...men, regulation: 4, periodName: 'Quarter' }],
  ['msoc', soccer],
  ['wsoc', soccer],
  ['mhockey', hockey],
  ['whockey', hockey],
  ['fhockey', fieldHockey],
])

/** By the feed's type, 'BasketballGame', where its code says nothing. */
const byType = new Map<string, FeedSport>([
  ['football', football],
  ['baseball', baseball],
  ['softball', byCode.get('softball')!],
  ['volleyball', volleyball],
  ['lacrosse', lacrosse],
  ['basketball', men],
  ['soccer', soccer],
  ['hockey', hockey],
  ['icehockey', hockey],
  ['fieldhockey', fieldHockey],
])

export const sportOfFeed = (code: string, type: string): FeedSport | null =>
  byCode.get(code.toLowerCase()) ??
  byType.get(
    type
      .toLowerCase()
      .replace(/game$/, '')
      .replace(/[^a-z]/g, ''),
  ) ??
  null
/** The feed's code where it is one that we know, else ''. */
export const knownCode = (code: string): string =>
  byCode.has(code.toLowerCase()) ? code.toLowerCase() : ''
