import type { XmlElement } from './file/xml-element.ts'
import { readGoalGame, type GoalSport } from './goal-game.ts'
import { hockeyTables, penaltyMinutes } from './hockey-tables.ts'
import { valueAt } from './parts/stat-table.ts'
import type { SportPart } from './sport-part.ts'

const hockey: GoalSport = {
  family: 'hockey',
  regulation: 3,
  periodName: () => 'Period',
  clock: { runs: 'down', minutes: 20, overtime: 5, draws: true },
  facts: [
    ['goals', 'Goals', '{shots@g}'],
    ['assists', 'Assists', '{shots@a}'],
    ['shots', 'Shots', '{shots@sh}'],
    ['saves', 'Saves', '{goalie@saves}'],
    ['power-play', 'Power-play goals-chances', '{powerplay@ppg}-{powerplay@ppopp}'],
    [
      'penalties',
      'Penalties-minutes',
      (totals) =>
        penaltyMinutes(totals) === ''
          ? ''
          : `${valueAt(totals, 'penalty@count') || '0'}-${penaltyMinutes(totals)}`,
    ],
    ['face-offs', 'Face-offs won', '{misc@facewon}'],
    ['blocks', 'Blocked shots', '{misc@blk}'],
  ],
  periodFacts: () => [],
  tables: hockeyTables,
  manners: { PP: 'power play', SH: 'short-handed', EN: 'empty net', PS: 'penalty shot' },
}

/** Reads the file of an ice hockey game: the skeleton of lacrosse under a root of its own. */
export function readHockey(root: XmlElement): SportPart {
  return readGoalGame(root, hockey)
}
