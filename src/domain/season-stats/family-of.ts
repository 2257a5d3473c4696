import type { StatFamily } from '../../contract/box-score.schema.ts'
import {
  fewer,
  games,
  more,
  ratio,
  signed,
  sum,
  marks,
  time,
  type FamilySpec,
  type CategorySpec,
} from './columns.ts'
import { baseball } from './families/baseball.ts'
import { basketball } from './families/basketball.ts'
import { football } from './families/football.ts'
import { lacrosse } from './families/lacrosse.ts'
import { volleyball } from './families/volleyball.ts'

/**
 * For sports with a goalkeeper; goals against average is per this many minutes, the length of a
 * game.
 */
const goalkeeping = (minutes: number): CategorySpec => ({
  key: 'goalkeeping',
  title: 'Goalkeeping',
  order: 'minutes',
  columns: [
    games('table'),
    time('minutes', 'Min', 'Minutes'),
    sum('ga', 'GA', 'Goals against'),
    ratio(
      'gaa',
      'GAA',
      `Goals against in ${minutes} minutes`,
      { ga: 1 },
      { minutes: 1 },
      'hundredths',
      minutes * 60,
    ),
    sum('saves', 'Sv', 'Saves'),
    ratio('pct', 'Pct', 'Save percentage', { saves: 1 }, { saves: 1, ga: 1 }, 'share'),
    marks('w', 'W', 'Wins', 'W'),
    marks('l', 'L', 'Losses', 'L'),
    marks('t', 'T', 'Ties', 'T'),
  ],
})

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

/** Soccer, and field hockey with another length of a game. */
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
  compared: [
    more('offense', 'sh', 'Shots per game', 'gp'),
    more('offense', 'sog', 'Shots on goal per game', 'gp'),
    more('offense', 'shpct', 'Shooting percentage'),
    more('offense', 'a', 'Assists per game', 'gp'),
    more('goalkeeping', 'pct', 'Save percentage'),
    fewer('offense', 'fouls', 'Fouls per game', 'gp'),
  ],
  scoredIn: { table: 'offense', column: 'g' },
  highs: [
    ['offense', 'g'],
    ['offense', 'a'],
    ['offense', 'pts'],
    ['offense', 'sh'],
    ['goalkeeping', 'saves'],
  ],
  careers: [
    ['offense', 'g', 25],
    ['offense', 'a', 25],
    ['offense', 'pts', 50],
    ['goalkeeping', 'saves', 100],
  ],
  teamHighs: ['goals', 'assists', 'shots', 'shots-on-goal', 'corners', 'penalty-corners'],
})

const soccer = field(90)
const fieldHockey = field(60)

const hockey: FamilySpec = {
  scores: null,
  tables: [
    {
      key: 'skaters',
      title: 'Skaters',
      order: 'pts',
      columns: [
        games(),
        sum('g', 'G', 'Goals'),
        sum('a', 'A', 'Assists'),
        sum('pts', 'Pts', 'Points'),
        signed('pm', '+/-', 'Plus and minus'),
        sum('sh', 'Sh', 'Shots'),
        ratio('shpct', 'Sh%', 'Shooting percentage', { g: 1 }, { sh: 1 }, 'share'),
        sum('ppg', 'PP', 'Power-play goals'),
        sum('shg', 'SH', 'Short-handed goals'),
        sum('gwg', 'GW', 'Game-winning goals'),
        sum('pen', 'Pen', 'Penalties'),
        sum('pim', 'PIM', 'Penalty minutes'),
        sum('fow', 'FOW', 'Face-offs won'),
        sum('fol', 'FOL', 'Face-offs lost'),
        sum('blk', 'Blk', 'Blocked shots'),
      ],
    },
    goalkeeping(60),
  ],
  team: [
    ...(
      [
        ['goals', 'Goals'],
        ['shots', 'Shots'],
        ['saves', 'Saves'],
      ] as const
    ).map(([key, label]) => ({ key, label, kind: 'sum' as const })),
    { key: 'power-play', label: 'Power-play goals-chances', kind: 'pair' },
    { key: 'penalties', label: 'Penalties-minutes', kind: 'pair' },
    { key: 'face-offs', label: 'Face-offs won', kind: 'sum' },
    { key: 'blocks', label: 'Blocked shots', kind: 'sum' },
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
    { table: 'skaters', column: 'pts', title: 'Points', detail: '{g} G, {a} A' },
    { table: 'skaters', column: 'g', title: 'Goals', detail: '{sh} Sh, {shpct}' },
    { table: 'skaters', column: 'a', title: 'Assists', detail: '{pts} points' },
    { table: 'skaters', column: 'pm', title: 'Plus and minus', detail: '{gp} games' },
    { table: 'skaters', column: 'ppg', title: 'Power-play goals', detail: '{g} goals' },
    { table: 'goalkeeping', column: 'saves', title: 'Saves', detail: '{pct}, {gaa} GAA' },
  ],
  compared: [
    more('skaters', 'sh', 'Shots per game', 'gp'),
    more('skaters', 'shpct', 'Shooting percentage'),
    more('skaters', 'ppg', 'Power-play goals per game', 'gp'),
    more('goalkeeping', 'pct', 'Save percentage'),
    more('skaters', 'blk', 'Blocked shots per game', 'gp'),
    fewer('skaters', 'pim', 'Penalty minutes per game', 'gp'),
  ],
  scoredIn: { table: 'skaters', column: 'g' },
  highs: [
    ['skaters', 'g'],
    ['skaters', 'a'],
    ['skaters', 'pts'],
    ['skaters', 'sh'],
    ['skaters', 'pim'],
    ['goalkeeping', 'saves'],
  ],
  careers: [
    ['skaters', 'g', 50],
    ['skaters', 'a', 50],
    ['skaters', 'pts', 100],
    ['goalkeeping', 'saves', 1000],
  ],
  teamHighs: ['goals', 'shots', 'blocks'],
}

/** Hand scored: a score by period, no figures. */
const plain: FamilySpec = {
  scores: null,
  tables: [],
  team: [],
  leaders: [],
  compared: [],
  scoredIn: null,
  highs: [],
  careers: [],
  teamHighs: [],
}

/** Season statistics by family of stat files. A missing family does not compile. */
export const families: Record<StatFamily, FamilySpec> = {
  football,
  baseball,
  volleyball,
  lacrosse,
  basketball,
  soccer,
  hockey,
  'field-hockey': fieldHockey,
  plain,
}

/** Families by sport code, for season files of a department. */
export const familyOfSport = (code: string | null): FamilySpec | null => {
  switch (code) {
    case 'football':
      return football
    case 'baseball':
    case 'softball':
      return baseball
    case 'wvball':
    case 'mvball':
      return volleyball
    case 'wlax':
    case 'mlax':
      return lacrosse
    case 'mbball':
    case 'wbball':
      return basketball
    case 'msoc':
    case 'wsoc':
      return soccer
    case 'mhockey':
    case 'whockey':
      return hockey
    case 'fhockey':
      return fieldHockey
    default:
      return null
  }
}
