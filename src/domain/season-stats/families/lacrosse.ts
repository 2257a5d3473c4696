import { games, marks, ratio, sum, time, type FamilySpec } from '../columns.ts'

export const lacrosse: FamilySpec = {
  scores: null,
  tables: [
    {
      key: 'offense', title: 'Offense', order: 'pts',
      columns: [
        games(), sum('g', 'G', 'Goals'), sum('a', 'A', 'Assists'), sum('pts', 'Pts', 'Points'), ratio('pts-per-game', 'Pts/G', 'Points per game', { pts: 1 }, { gp: 1 }, 'hundredths'), sum('sh', 'Sh', 'Shots'), ratio('shpct', 'Sh%', 'Shooting percentage', { g: 1 }, { sh: 1 }, 'share'),
        sum('sog', 'SOG', 'Shots on goal'), sum('gb', 'GB', 'Ground balls'), sum('dc', 'DC', 'Draw controls'), sum('fow', 'FOW', 'Face-offs won'), sum('fol', 'FOL', 'Face-offs lost'), sum('to', 'TO', 'Turnovers'), sum('ct', 'CT', 'Caused turnovers'), sum('fouls', 'Fls', 'Fouls'),
      ],
    },
    {
      key: 'goalkeeping', title: 'Goalkeeping', order: 'minutes',
      columns: [
        games('table'), time('minutes', 'Min', 'Minutes'), sum('ga', 'GA', 'Goals against'), ratio('gaa', 'GAA', 'Goals against in sixty minutes', { ga: 1 }, { minutes: 1 }, 'hundredths', 3600), sum('saves', 'Sv', 'Saves'),
        ratio('pct', 'Pct', 'Save percentage', { saves: 1 }, { saves: 1, ga: 1 }, 'share'), marks('w', 'W', 'Wins', 'W'), marks('l', 'L', 'Losses', 'L'), marks('t', 'T', 'Ties', 'T'),
      ],
    },
  ],
  team: [
    ...([['goals', 'Goals'], ['assists', 'Assists'], ['shots', 'Shots']] as const).map(([key, label]) => ({ key, label, kind: 'sum' as const })),
    { key: 'shooting', label: 'Shooting percentage', kind: 'ratio', over: { goals: 1 }, under: { shots: 1 }, scale: 1, style: 'share' },
    ...([['shots-on-goal', 'Shots on goal'], ['saves', 'Saves'], ['ground-balls', 'Ground balls'], ['draw-controls', 'Draw controls'], ['turnovers', 'Turnovers'], ['caused-turnovers', 'Caused turnovers']] as const).map(([key, label]) => ({ key, label, kind: 'sum' as const })),
    { key: 'clears', label: 'Clears-attempts', kind: 'pair' },
    { key: 'free-position', label: 'Free-position goals-shots', kind: 'pair' },
    { key: 'extra-man', label: 'Extra-man goals-chances', kind: 'pair' },
    { key: 'fouls', label: 'Fouls', kind: 'sum' },
    { key: 'goals-per-game', label: 'Goals per game', kind: 'ratio', over: { goals: 1 }, under: { games: 1 }, scale: 1, style: 'tenths' },
  ],
  leaders: [
    { table: 'offense', column: 'pts', title: 'Points', detail: '{g} G, {a} A' },
    { table: 'offense', column: 'g', title: 'Goals', detail: '{sh} Sh, {shpct}' },
    { table: 'offense', column: 'a', title: 'Assists', detail: '{pts} points' },
    { table: 'offense', column: 'gb', title: 'Ground balls', detail: '{ct} CT' },
    { table: 'offense', column: 'dc', title: 'Draw controls', detail: '{gb} GB' },
    { table: 'goalkeeping', column: 'saves', title: 'Saves', detail: '{pct}, {gaa} GAA' },
  ],
  highs: [['offense', 'g'], ['offense', 'a'], ['offense', 'pts'], ['offense', 'sh'], ['offense', 'gb'], ['offense', 'dc'], ['offense', 'ct'], ['goalkeeping', 'saves']],
  teamHighs: ['goals', 'assists', 'shots', 'ground-balls', 'draw-controls', 'caused-turnovers'],
}
