import { games, innings, marks, ratio, sum, type FamilySpec } from '../columns.ts'

/** Three outs an inning: what is counted by the nine innings is divided by outs. */
const nine = 27

export const baseball: FamilySpec = {
  scores: null,
  tables: [
    {
      key: 'batting', title: 'Batting', order: 'ab',
      columns: [
        games(), ratio('avg', 'Avg', 'Batting average', { h: 1 }, { ab: 1 }, 'share'), sum('ab', 'AB', 'At bats'), sum('r', 'R', 'Runs'), sum('h', 'H', 'Hits'), sum('double', '2B', 'Doubles'), sum('triple', '3B', 'Triples'), sum('hr', 'HR', 'Home runs'),
        sum('rbi', 'RBI', 'Runs batted in'), ratio('slg', 'Slg', 'Slugging percentage', { h: 1, double: 1, triple: 2, hr: 3 }, { ab: 1 }, 'share'),
        sum('bb', 'BB', 'Walks'), sum('hbp', 'HBP', 'Hit by pitch'), sum('so', 'SO', 'Strikeouts'), sum('sb', 'SB', 'Stolen bases'),
      ],
    },
    {
      key: 'pitching', title: 'Pitching', order: 'ip',
      columns: [
        ratio('era', 'ERA', 'Earned runs per nine innings', { er: 1 }, { ip: 1 }, 'hundredths', nine), games('table', 'App', 'Appearances'), marks('w', 'W', 'Wins', 'W'), marks('l', 'L', 'Losses', 'L'), marks('sv', 'Sv', 'Saves', 'S'),
        innings('ip', 'IP', 'Innings pitched'), sum('h', 'H', 'Hits'), sum('r', 'R', 'Runs'), sum('er', 'ER', 'Earned runs'), sum('bb', 'BB', 'Walks'), sum('so', 'SO', 'Strikeouts'), sum('hr', 'HR', 'Home runs'), sum('wp', 'WP', 'Wild pitches'), sum('bf', 'BF', 'Batters faced'),
        ratio('whip', 'WHIP', 'Walks and hits per inning', { bb: 1, h: 1 }, { ip: 1 }, 'hundredths', 3), ratio('k9', 'K/9', 'Strikeouts per nine innings', { so: 1 }, { ip: 1 }, 'tenths', nine),
      ],
    },
    {
      key: 'fielding', title: 'Fielding', order: 'po',
      columns: [games(), sum('po', 'PO', 'Putouts'), sum('a', 'A', 'Assists'), sum('e', 'E', 'Errors'), ratio('pct', 'Pct', 'Fielding percentage', { po: 1, a: 1 }, { po: 1, a: 1, e: 1 }, 'share'), sum('dp', 'DP', 'Double plays'), sum('pb', 'PB', 'Passed balls')],
    },
  ],
  team: [
    ...([['runs', 'Runs'], ['hits', 'Hits'], ['errors', 'Errors'], ['left-on-base', 'Left on base'], ['at-bats', 'At bats']] as const).map(([key, label]) => ({ key, label, kind: 'sum' as const })),
    { key: 'average', label: 'Batting average', kind: 'ratio', over: { hits: 1 }, under: { 'at-bats': 1 }, scale: 1, style: 'share' },
    ...([['doubles', 'Doubles'], ['triples', 'Triples'], ['home-runs', 'Home runs'], ['walks', 'Walks'], ['strikeouts', 'Strikeouts'], ['stolen-bases', 'Stolen bases'], ['double-plays', 'Double plays']] as const).map(([key, label]) => ({ key, label, kind: 'sum' as const })),
    { key: 'runs-per-game', label: 'Runs per game', kind: 'ratio', over: { runs: 1 }, under: { games: 1 }, scale: 1, style: 'tenths' },
  ],
  leaders: [
    { table: 'batting', column: 'avg', title: 'Batting average', detail: '{h} for {ab}', least: ['ab', 2] },
    { table: 'batting', column: 'hr', title: 'Home runs', detail: '{slg} slugging' },
    { table: 'batting', column: 'rbi', title: 'Runs batted in', detail: '{h} H, {hr} HR' },
    { table: 'batting', column: 'sb', title: 'Stolen bases', detail: '{r} R' },
    { table: 'pitching', column: 'so', title: 'Strikeouts', detail: '{ip} IP, {era} ERA' },
    { table: 'pitching', column: 'w', title: 'Wins', detail: '{w}-{l}, {era} ERA' },
  ],
  highs: [['batting', 'h'], ['batting', 'r'], ['batting', 'rbi'], ['batting', 'hr'], ['batting', 'double'], ['batting', 'sb'], ['pitching', 'so'], ['pitching', 'ip']],
  teamHighs: ['runs', 'hits', 'doubles', 'home-runs', 'stolen-bases'],
}
