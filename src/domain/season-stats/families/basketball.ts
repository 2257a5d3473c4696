import { games, perGame, ratio, sum, type FamilySpec, type SeasonColumn } from '../columns.ts'

const share = (
  key: string,
  label: string,
  title: string,
  makes: string,
  attempts: string,
): SeasonColumn => ratio(key, label, title, { [makes]: 1 }, { [attempts]: 1 }, 'share')

export const basketball: FamilySpec = {
  scores: 'Points',
  tables: [
    {
      key: 'players',
      title: 'Players',
      order: 'pts',
      columns: [
        games(),
        sum('min', 'Min', 'Minutes'),
        sum('pts', 'Pts', 'Points'),
        perGame('pts', 'Points per game', 'Pts/G'),
        sum('fgm', 'FGM', 'Field goals made'),
        sum('fga', 'FGA', 'Field goals attempted'),
        share('fgpct', 'FG%', 'Field-goal percentage', 'fgm', 'fga'),
        sum('fgm3', '3PM', 'Three-pointers made'),
        sum('fga3', '3PA', 'Three-pointers attempted'),
        share('fgpct3', '3P%', 'Three-point percentage', 'fgm3', 'fga3'),
        sum('ftm', 'FTM', 'Free throws made'),
        sum('fta', 'FTA', 'Free throws attempted'),
        share('ftpct', 'FT%', 'Free-throw percentage', 'ftm', 'fta'),
        sum('oreb', 'Off', 'Offensive rebounds'),
        sum('dreb', 'Def', 'Defensive rebounds'),
        sum('reb', 'Reb', 'Rebounds'),
        perGame('reb', 'Rebounds per game', 'Reb/G'),
        sum('ast', 'Ast', 'Assists'),
        perGame('ast', 'Assists per game', 'Ast/G'),
        sum('to', 'TO', 'Turnovers'),
        sum('blk', 'Blk', 'Blocks'),
        sum('stl', 'Stl', 'Steals'),
        sum('pf', 'PF', 'Personal fouls'),
      ],
    },
  ],
  team: [
    { key: 'field-goals', label: 'FG', kind: 'pair' },
    { key: 'three-pointers', label: '3PT', kind: 'pair' },
    { key: 'free-throws', label: 'FT', kind: 'pair' },
    ...(
      [
        ['rebounds', 'Rebounds'],
        ['assists', 'Assists'],
        ['turnovers', 'Turnovers'],
        ['blocks', 'Blocks'],
        ['steals', 'Steals'],
        ['points-in-the-paint', 'Points in the paint'],
        ['points-off-turnovers', 'Points off turnovers'],
        ['bench-points', 'Bench points'],
        ['fouls', 'Fouls'],
      ] as const
    ).map(([key, label]) => ({ key, label, kind: 'sum' as const })),
  ],
  leaders: [
    {
      table: 'players',
      column: 'pts-per-game',
      title: 'Points per game',
      detail: '{pts} points in {gp} games',
      least: ['gp', 0.5],
    },
    {
      table: 'players',
      column: 'reb-per-game',
      title: 'Rebounds per game',
      detail: '{reb} rebounds in {gp} games',
      least: ['gp', 0.5],
    },
    {
      table: 'players',
      column: 'ast-per-game',
      title: 'Assists per game',
      detail: '{ast} assists in {gp} games',
      least: ['gp', 0.5],
    },
    {
      table: 'players',
      column: 'fgpct',
      title: 'Field-goal percentage',
      detail: '{fgm} of {fga}',
      least: ['fga', 4],
    },
    { table: 'players', column: 'stl', title: 'Steals', detail: '{pf} fouls' },
    { table: 'players', column: 'blk', title: 'Blocks', detail: '{reb} rebounds' },
  ],
  highs: [
    ['players', 'pts'],
    ['players', 'reb'],
    ['players', 'ast'],
    ['players', 'fgm3'],
    ['players', 'stl'],
    ['players', 'blk'],
  ],
  teamHighs: ['score', 'rebounds', 'assists', 'steals', 'blocks'],
}
