import { games, max, perGame, ratio, signed, sum, type CategorySpec, type FamilySpec } from '../columns.ts'

const returns = (key: string, title: string): CategorySpec => ({
  key, title, order: 'yds',
  columns: [games(), sum('no', 'No', 'Number'), signed('yds', 'Yds', 'Yards'), ratio('avg', 'Avg', 'Yards each', { yds: 1 }, { no: 1 }, 'tenths'), sum('td', 'TD', 'Touchdowns'), max('long', 'Long', 'Longest')],
})

export const football: FamilySpec = {
  scores: 'Points',
  tables: [
    {
      key: 'passing', title: 'Passing', order: 'yds',
      columns: [
        games(), sum('comp', 'Cmp', 'Completions'), sum('att', 'Att', 'Attempts'), ratio('pct', 'Pct', 'Completion percentage', { comp: 1 }, { att: 1 }, 'tenths', 100), signed('yds', 'Yds', 'Yards'),
        ratio('avg', 'Avg', 'Yards per attempt', { yds: 1 }, { att: 1 }, 'tenths'), perGame('yds', 'Yards per game'), sum('td', 'TD', 'Touchdowns'), sum('int', 'Int', 'Interceptions'), max('long', 'Long', 'Longest'),
        sum('sacks', 'Sck', 'Times sacked'), ratio('rating', 'Rtg', 'Passing efficiency', { yds: 8.4, td: 330, comp: 100, int: -200 }, { att: 1 }, 'tenths'),
      ],
    },
    {
      key: 'rushing', title: 'Rushing', order: 'yds',
      columns: [
        games(), sum('att', 'Att', 'Attempts'), sum('gain', 'Gain', 'Yards gained'), sum('loss', 'Loss', 'Yards lost'), signed('yds', 'Net', 'Net yards'), ratio('avg', 'Avg', 'Yards per attempt', { yds: 1 }, { att: 1 }, 'tenths'),
        sum('td', 'TD', 'Touchdowns'), max('long', 'Long', 'Longest'), perGame('yds', 'Yards per game'),
      ],
    },
    {
      key: 'receiving', title: 'Receiving', order: 'yds',
      columns: [
        games(), sum('no', 'Rec', 'Receptions'), signed('yds', 'Yds', 'Yards'), ratio('avg', 'Avg', 'Yards per reception', { yds: 1 }, { no: 1 }, 'tenths'), sum('td', 'TD', 'Touchdowns'), max('long', 'Long', 'Longest'), perGame('yds', 'Yards per game'),
      ],
    },
    {
      key: 'kicking', title: 'Field goals and extra points', order: 'fgmade',
      columns: [
        games(), sum('fgmade', 'FGM', 'Field goals made'), sum('fgatt', 'FGA', 'Field goals attempted'), ratio('fgpct', 'Pct', 'Field-goal percentage', { fgmade: 1 }, { fgatt: 1 }, 'tenths', 100), max('long', 'Long', 'Longest field goal'),
        sum('blkd', 'Blkd', 'Field goals blocked'), sum('xpmade', 'XPM', 'Extra points made'), sum('xpatt', 'XPA', 'Extra points attempted'),
      ],
    },
    { key: 'kickoffs', title: 'Kickoffs', order: 'no', columns: [games(), sum('no', 'No', 'Kickoffs'), sum('yds', 'Yds', 'Yards'), ratio('avg', 'Avg', 'Yards per kickoff', { yds: 1 }, { no: 1 }, 'tenths'), sum('tb', 'TB', 'Touchbacks'), sum('ob', 'OB', 'Out of bounds')] },
    {
      key: 'punting', title: 'Punting', order: 'no',
      columns: [
        games(), sum('no', 'No', 'Punts'), sum('yds', 'Yds', 'Yards'), ratio('avg', 'Avg', 'Yards per punt', { yds: 1 }, { no: 1 }, 'tenths'), max('long', 'Long', 'Longest'), sum('inside20', 'In20', 'Inside the 20'),
        sum('plus50', '50+', 'Punts of 50 yards or more'), sum('tb', 'TB', 'Touchbacks'), sum('fc', 'FC', 'Fair catches'), sum('blkd', 'Blkd', 'Blocked'),
      ],
    },
    returns('kick-returns', 'Kickoff returns'),
    returns('punt-returns', 'Punt returns'),
    returns('interceptions', 'Interceptions'),
    { key: 'fumbles', title: 'Fumbles', order: 'no', columns: [games(), sum('no', 'No', 'Fumbles'), sum('lost', 'Lost', 'Fumbles lost')] },
    {
      key: 'defense', title: 'Defense', order: 'tot',
      columns: [
        games(), sum('solo', 'Solo', 'Solo tackles'), sum('ast', 'Ast', 'Assisted tackles'), sum('tot', 'Tot', 'Total tackles'), sum('tfl', 'TFL', 'Tackles for loss'), sum('tflyds', 'TFLYds', 'Yards of tackles for loss'), sum('sacks', 'Sacks', 'Sacks'),
        sum('ff', 'FF', 'Forced fumbles'), sum('fr', 'FR', 'Fumble recoveries'), sum('int', 'Int', 'Interceptions'), sum('brup', 'PBU', 'Passes broken up'), sum('qbh', 'QBH', 'Quarterback hurries'), sum('blkd', 'Blk', 'Blocked kicks'), sum('saf', 'Saf', 'Safeties'),
      ],
    },
  ],
  team: [
    { key: 'first-downs', label: 'First downs', kind: 'sum' },
    { key: 'first-downs-by', label: 'By rush, pass, penalty', kind: 'pair' },
    { key: 'rushing', label: 'Rushing yards', kind: 'sum' },
    { key: 'rushing-attempts', label: 'Rushing attempts', kind: 'sum' },
    { key: 'rushing-average', label: 'Yards per rush', kind: 'ratio', over: { rushing: 1 }, under: { 'rushing-attempts': 1 }, scale: 1, style: 'tenths' },
    { key: 'passing', label: 'Passing yards', kind: 'sum' },
    { key: 'passing-line', label: 'Completions-attempts-interceptions', kind: 'pair' },
    { key: 'total-offense', label: 'Total offense', kind: 'sum' },
    { key: 'plays', label: 'Plays', kind: 'sum' },
    { key: 'yards-per-play', label: 'Yards per play', kind: 'ratio', over: { 'total-offense': 1 }, under: { plays: 1 }, scale: 1, style: 'tenths' },
    { key: 'yards-per-game', label: 'Yards per game', kind: 'ratio', over: { 'total-offense': 1 }, under: { games: 1 }, scale: 1, style: 'tenths' },
    { key: 'penalties', label: 'Penalties-yards', kind: 'pair' },
    { key: 'fumbles', label: 'Fumbles-lost', kind: 'pair' },
    { key: 'third-downs', label: 'Third-down conversions', kind: 'pair' },
    { key: 'fourth-downs', label: 'Fourth-down conversions', kind: 'pair' },
    { key: 'red-zone', label: 'Red-zone scores-chances', kind: 'pair' },
    { key: 'sacks', label: 'Sacks by-yards', kind: 'pair' },
    { key: 'punts', label: 'Punts-average', kind: 'mean' },
    { key: 'possession', label: 'Time of possession per game', kind: 'clock' },
  ],
  leaders: [
    { table: 'passing', column: 'yds', title: 'Passing yards', detail: '{comp}/{att}, {td} TD' },
    { table: 'rushing', column: 'yds', title: 'Rushing yards', detail: '{att} att, {td} TD' },
    { table: 'receiving', column: 'yds', title: 'Receiving yards', detail: '{no} rec, {td} TD' },
    { table: 'defense', column: 'tot', title: 'Tackles', detail: '{solo} solo, {tfl} TFL' },
    { table: 'defense', column: 'sacks', title: 'Sacks', detail: '{tot} tackles' },
    { table: 'interceptions', column: 'no', title: 'Interceptions', detail: '{yds} yds' },
  ],
  highs: [['passing', 'yds'], ['passing', 'comp'], ['passing', 'td'], ['rushing', 'yds'], ['rushing', 'att'], ['rushing', 'td'], ['rushing', 'long'], ['receiving', 'no'], ['receiving', 'yds'], ['receiving', 'td'], ['receiving', 'long'], ['kicking', 'fgmade'], ['kicking', 'long'], ['punting', 'long'], ['defense', 'tot'], ['defense', 'tfl'], ['defense', 'sacks']],
  teamHighs: ['score', 'first-downs', 'rushing', 'passing', 'total-offense', 'plays'],
}
