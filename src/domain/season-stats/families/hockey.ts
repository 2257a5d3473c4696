import { games, ratio, signed, sum, type FamilySpec } from '../columns.ts'
import { goalkeeping } from './goal-keeping.ts'

export const hockey: FamilySpec = {
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
  highs: [
    ['skaters', 'g'],
    ['skaters', 'a'],
    ['skaters', 'pts'],
    ['skaters', 'sh'],
    ['skaters', 'pim'],
    ['goalkeeping', 'saves'],
  ],
  teamHighs: ['goals', 'shots', 'blocks'],
}
