import { fewer, games, more, ratio, shared, sum, type FamilySpec } from '../columns.ts'

const perSet = (key: string, of: Record<string, number>, label: string, title: string) =>
  ratio(key, label, title, of, { sp: 1 }, 'hundredths')

export const volleyball: FamilySpec = {
  scores: 'Sets',
  tables: [
    {
      key: 'attack',
      title: 'Attack and set',
      order: 'k',
      columns: [
        games('season', 'MP', 'Matches played'),
        shared('sp', 'SP', 'Sets played'),
        sum('k', 'K', 'Kills'),
        perSet('k-per-set', { k: 1 }, 'K/S', 'Kills per set'),
        sum('e', 'E', 'Attack errors'),
        sum('ta', 'TA', 'Total attacks'),
        ratio('pct', 'Pct', 'Hitting percentage', { k: 1, e: -1 }, { ta: 1 }, 'share'),
        sum('a', 'A', 'Assists'),
        perSet('a-per-set', { a: 1 }, 'A/S', 'Assists per set'),
        sum('bhe', 'BHE', 'Ball-handling errors'),
        sum('pts', 'Pts', 'Points'),
        perSet('pts-per-set', { pts: 1 }, 'Pts/S', 'Points per set'),
      ],
    },
    {
      key: 'defense',
      title: 'Serve, defense, block',
      order: 'dig',
      columns: [
        games('season', 'MP', 'Matches played'),
        shared('sp', 'SP', 'Sets played'),
        sum('sa', 'SA', 'Service aces'),
        perSet('sa-per-set', { sa: 1 }, 'SA/S', 'Aces per set'),
        sum('se', 'SE', 'Service errors'),
        sum('re', 'RE', 'Reception errors'),
        sum('dig', 'Dig', 'Digs'),
        perSet('dig-per-set', { dig: 1 }, 'D/S', 'Digs per set'),
        sum('bs', 'BS', 'Solo blocks'),
        sum('ba', 'BA', 'Block assists'),
        sum('be', 'BE', 'Blocking errors'),
      ],
    },
  ],
  team: [
    ...(
      [
        ['kills', 'Kills'],
        ['attack-errors', 'Attack errors'],
        ['attacks', 'Total attacks'],
      ] as const
    ).map(([key, label]) => ({ key, label, kind: 'sum' as const })),
    {
      key: 'hitting',
      label: 'Hitting percentage',
      kind: 'ratio',
      over: { kills: 1, 'attack-errors': -1 },
      under: { attacks: 1 },
      scale: 1,
      style: 'share',
    },
    ...(
      [
        ['assists', 'Assists'],
        ['aces', 'Service aces'],
        ['service-errors', 'Service errors'],
        ['digs', 'Digs'],
        ['reception-errors', 'Reception errors'],
        ['blocks', 'Team blocks'],
        ['points', 'Points'],
      ] as const
    ).map(([key, label]) => ({ key, label, kind: 'sum' as const })),
    {
      key: 'kills-per-match',
      label: 'Kills per match',
      kind: 'ratio',
      over: { kills: 1 },
      under: { games: 1 },
      scale: 1,
      style: 'tenths',
    },
  ],
  leaders: [
    { table: 'attack', column: 'k', title: 'Kills', detail: '{k-per-set} per set' },
    {
      table: 'attack',
      column: 'pct',
      title: 'Hitting percentage',
      detail: '{k} K, {e} E, {ta} TA',
      least: ['ta', 3],
    },
    { table: 'attack', column: 'a', title: 'Assists', detail: '{a-per-set} per set' },
    { table: 'defense', column: 'dig', title: 'Digs', detail: '{dig-per-set} per set' },
    { table: 'defense', column: 'sa', title: 'Service aces', detail: '{sa-per-set} per set' },
    { table: 'attack', column: 'pts', title: 'Points', detail: '{pts-per-set} per set' },
  ],
  compared: [
    more('attack', 'pct', 'Hitting percentage'),
    more('attack', 'k-per-set', 'Kills per set'),
    more('attack', 'a-per-set', 'Assists per set'),
    more('defense', 'dig-per-set', 'Digs per set'),
    more('defense', 'sa-per-set', 'Aces per set'),
    fewer('defense', 'se', 'Service errors per set', 'sp'),
  ],
  scoredIn: null,
  highs: [
    ['attack', 'k'],
    ['attack', 'ta'],
    ['attack', 'a'],
    ['attack', 'pts'],
    ['defense', 'sa'],
    ['defense', 'dig'],
    ['defense', 'bs'],
    ['defense', 'ba'],
  ],
  careers: [
    ['attack', 'k', 500],
    ['attack', 'a', 1000],
    ['defense', 'dig', 500],
    ['defense', 'sa', 100],
  ],
  teamHighs: ['kills', 'assists', 'aces', 'digs', 'blocks', 'points'],
}
