import { games, ratio, sum, type CategorySpec, type FamilySpec } from '../columns.ts'
import { goalkeeping } from './goal-keeping.ts'

const offense: CategorySpec = {
  key: 'offense',
  title: 'Offense',
  order: 'pts',
  columns: [
    games(),
    sum('g', 'G', 'Goals'),
    sum('a', 'A', 'Assists'),
    sum('pts', 'Pts', 'Points'),
    sum('sh', 'Sh', 'Shots'),
    ratio('shpct', 'Sh%', 'Shooting percentage', { g: 1 }, { sh: 1 }, 'share'),
    sum('sog', 'SOG', 'Shots on goal'),
    sum('gwg', 'GW', 'Game-winning goals'),
    sum('dsv', 'DSv', 'Defensive saves'),
    sum('fouls', 'Fls', 'Fouls'),
    sum('gc', 'GC', 'Green cards'),
    sum('yc', 'YC', 'Yellow cards'),
    sum('rc', 'RC', 'Red cards'),
  ],
}

/** Eleven on a field and a keeper: soccer, and field hockey but for the length of its game. */
const field = (minutes: number): FamilySpec => ({
  scores: null,
  tables: [offense, goalkeeping(minutes)],
  team: [
    ...(
      [
        ['goals', 'Goals'],
        ['assists', 'Assists'],
        ['shots', 'Shots'],
        ['shots-on-goal', 'Shots on goal'],
        ['saves', 'Saves'],
        ['corners', 'Corner kicks'],
        ['penalty-corners', 'Penalty corners'],
        ['offsides', 'Offsides'],
        ['fouls', 'Fouls'],
      ] as const
    ).map(([key, label]) => ({ key, label, kind: 'sum' as const })),
    {
      key: 'goals-per-game',
      label: 'Goals per game',
      kind: 'ratio',
      over: { goals: 1 },
      under: { games: 1 },
      scale: 1,
      style: 'hundredths',
    },
  ],
  leaders: [
    { table: 'offense', column: 'pts', title: 'Points', detail: '{g} G, {a} A' },
    { table: 'offense', column: 'g', title: 'Goals', detail: '{sh} Sh, {shpct}' },
    { table: 'offense', column: 'a', title: 'Assists', detail: '{pts} points' },
    { table: 'offense', column: 'sh', title: 'Shots', detail: '{sog} on goal' },
    { table: 'goalkeeping', column: 'saves', title: 'Saves', detail: '{pct}, {gaa} GAA' },
  ],
  highs: [
    ['offense', 'g'],
    ['offense', 'a'],
    ['offense', 'pts'],
    ['offense', 'sh'],
    ['goalkeeping', 'saves'],
  ],
  teamHighs: ['goals', 'assists', 'shots', 'shots-on-goal', 'corners', 'penalty-corners'],
})

export const soccer = field(90)
export const fieldHockey = field(60)
