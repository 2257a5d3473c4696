import type { StatTable } from '../../src/contract/box-score.schema.ts'
import { attr, type XmlElement } from './file/xml.ts'
import { amount, count, statTables, text, valueAt, type TableSpec } from './parts/stat-table.ts'
import type { FileTeam } from './parts/teams.ts'

const position = (player: XmlElement): string =>
  attr(player, 'startpos') || attr(player, 'opos') || attr(player, 'dpos') || attr(player, 'pos')
const by =
  (path: string) =>
  (a: XmlElement, b: XmlElement): number =>
    (Number(valueAt(b, path)) || 0) - (Number(valueAt(a, path)) || 0)

/** Average yards to one decimal; programs state an average only for punts. */
function average(yards: string, times: string) {
  return (of: XmlElement): string => {
    const number = Number(valueAt(of, times))
    return number > 0 ? (Number(valueAt(of, yards)) / number).toFixed(1) : ''
  }
}

/** An assisted tackle for loss or sack counts as half. */
function withHalves(soloPath: string, assisted: string) {
  return (of: XmlElement): string =>
    String((Number(valueAt(of, soloPath)) || 0) + (Number(valueAt(of, assisted)) || 0) / 2)
}

const returns = (key: string, title: string, name: string): TableSpec => ({
  key,
  title,
  has: [name],
  position,
  order: by(`${name}@no`),
  columns: [
    count('no', 'No.', 'Number', `${name}@no`),
    amount('yds', 'Yds', 'Yards', `${name}@yds`),
    count('td', 'TD', 'Touchdowns', `${name}@td`),
    text('long', 'Long', 'Longest', `${name}@long`),
  ],
})

export const footballSpecs: TableSpec[] = [
  {
    key: 'passing',
    title: 'Passing',
    has: ['pass'],
    position,
    order: by('pass@att'),
    columns: [
      count('comp', 'Cmp', 'Completions', 'pass@comp'),
      count('att', 'Att', 'Attempts', 'pass@att'),
      amount('yds', 'Yds', 'Yards', 'pass@yds'),
      count('td', 'TD', 'Touchdowns', 'pass@td'),
      count('int', 'Int', 'Interceptions', 'pass@int'),
      text('long', 'Long', 'Longest', 'pass@long'),
      count('sacks', 'Sck', 'Times sacked', 'pass@sacks'),
      count('sackyds', 'Yds lost', 'Yards lost to sacks', 'pass@sackyds'),
    ],
  },
  {
    key: 'rushing',
    title: 'Rushing',
    has: ['rush'],
    position,
    order: by('rush@att'),
    columns: [
      count('att', 'Att', 'Attempts', 'rush@att'),
      count('gain', 'Gain', 'Yards gained', 'rush@gain'),
      count('loss', 'Loss', 'Yards lost', 'rush@loss'),
      amount('yds', 'Net', 'Net yards', 'rush@yds'),
      text('avg', 'Avg', 'Yards per attempt', average('rush@yds', 'rush@att')),
      count('td', 'TD', 'Touchdowns', 'rush@td'),
      text('long', 'Long', 'Longest', 'rush@long'),
    ],
  },
  {
    key: 'receiving',
    title: 'Receiving',
    has: ['rcv'],
    position,
    order: by('rcv@no'),
    columns: [
      count('no', 'Rec', 'Receptions', 'rcv@no'),
      amount('yds', 'Yds', 'Yards', 'rcv@yds'),
      text('avg', 'Avg', 'Yards per reception', average('rcv@yds', 'rcv@no')),
      count('td', 'TD', 'Touchdowns', 'rcv@td'),
      text('long', 'Long', 'Longest', 'rcv@long'),
    ],
  },
  {
    key: 'kicking',
    title: 'Field goals and extra points',
    has: ['fg', 'pat'],
    position,
    columns: [
      count('fgmade', 'FGM', 'Field goals made', 'fg@made'),
      count('fgatt', 'FGA', 'Field goals attempted', 'fg@att'),
      text('long', 'Long', 'Longest field goal', 'fg@long'),
      count('blkd', 'Blkd', 'Field goals blocked', 'fg@blkd'),
      count('xpmade', 'XPM', 'Extra points made', 'pat@kickmade'),
      count('xpatt', 'XPA', 'Extra points attempted', 'pat@kickatt'),
    ],
  },
  {
    key: 'kickoffs',
    title: 'Kickoffs',
    has: ['ko'],
    position,
    columns: [
      count('no', 'No.', 'Kickoffs', 'ko@no'),
      count('yds', 'Yds', 'Yards', 'ko@yds'),
      text('avg', 'Avg', 'Yards per kickoff', average('ko@yds', 'ko@no')),
      count('tb', 'TB', 'Touchbacks', 'ko@tb'),
      count('ob', 'OB', 'Out of bounds', 'ko@ob'),
    ],
  },
  {
    key: 'punting',
    title: 'Punting',
    has: ['punt'],
    position,
    columns: [
      count('no', 'No.', 'Punts', 'punt@no'),
      count('yds', 'Yds', 'Yards', 'punt@yds'),
      text('avg', 'Avg', 'Yards per punt', average('punt@yds', 'punt@no')),
      text('long', 'Long', 'Longest', 'punt@long'),
      count('inside20', 'In20', 'Inside the 20', 'punt@inside20'),
      count('plus50', '50+', 'Punts of 50 yards or more', 'punt@plus50'),
      count('tb', 'TB', 'Touchbacks', 'punt@tb'),
      count('fc', 'FC', 'Fair catches', 'punt@fc'),
      count('blkd', 'Blkd', 'Blocked', 'punt@blkd'),
    ],
  },
  returns('kick-returns', 'Kickoff returns', 'kr'),
  returns('punt-returns', 'Punt returns', 'pr'),
  returns('interceptions', 'Interceptions', 'ir'),
  {
    key: 'fumbles',
    title: 'Fumbles',
    has: ['fumbles'],
    position,
    columns: [
      count('no', 'No.', 'Fumbles', 'fumbles@no'),
      count('lost', 'Lost', 'Fumbles lost', 'fumbles@lost'),
    ],
  },
  {
    key: 'defense',
    title: 'Defense',
    has: ['defense'],
    position,
    order: by('defense@tot_tack'),
    columns: [
      count('solo', 'Solo', 'Solo tackles', 'defense@tackua'),
      count('ast', 'Ast', 'Assisted tackles', 'defense@tacka'),
      count(
        'tot',
        'Tot',
        'Total tackles',
        (of) =>
          valueAt(of, 'defense@tot_tack') ||
          String(
            (Number(valueAt(of, 'defense@tackua')) || 0) +
              (Number(valueAt(of, 'defense@tacka')) || 0),
          ),
      ),
      count('tfl', 'TFL', 'Tackles for loss', withHalves('defense@tflua', 'defense@tfla')),
      count('tflyds', 'Yds', 'Yards of tackles for loss', 'defense@tflyds'),
      count(
        'sacks',
        'Sacks',
        'Sacks',
        (of) => valueAt(of, 'defense@sacks') || withHalves('defense@sackua', 'defense@sacka')(of),
      ),
      count('ff', 'FF', 'Forced fumbles', 'defense@ff'),
      count('fr', 'FR', 'Fumble recoveries', 'defense@fr'),
      count('int', 'Int', 'Interceptions', 'defense@int'),
      count('brup', 'PBU', 'Passes broken up', 'defense@brup'),
      count('qbh', 'QBH', 'Quarterback hurries', 'defense@qbh'),
      count('blkd', 'Blk', 'Blocked kicks', 'defense@blkd'),
      count('saf', 'Saf', 'Safeties', 'defense@saf'),
    ],
  },
]

export function footballTables(team: FileTeam, warnings: string[]): StatTable[] {
  return statTables(footballSpecs, team, warnings)
}
