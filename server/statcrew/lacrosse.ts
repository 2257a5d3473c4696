import type { XmlElement } from './file/xml-element.ts'
import { readGoalGame, type GoalSport } from './goal-game.ts'
import { lacrosseTables } from './lacrosse-tables.ts'
import type { SportPart } from './sport-part.ts'

const lacrosse: GoalSport = {
  family: 'lacrosse',
  regulation: 4,
  periodName: (regulation) => (regulation === 2 ? 'Half' : 'Period'),
  clock: { runs: 'down', minutes: 15, overtime: 4, draws: false },
  facts: [
    ['goals', 'Goals', '{shots@g}'],
    ['assists', 'Assists', '{shots@a}'],
    ['shots', 'Shots', '{shots@sh}'],
    ['shots-on-goal', 'Shots on goal', '{shots@sog}'],
    ['saves', 'Saves', '{goalie@saves}'],
    ['ground-balls', 'Ground balls', '{misc@gb}'],
    ['draw-controls', 'Draw controls', '{misc@dc}'],
    ['turnovers', 'Turnovers', '{misc@turnover}'],
    ['caused-turnovers', 'Caused turnovers', '{misc@ct}'],
    ['clears', 'Clears-attempts', '{clear@clearm}-{clear@cleara}'],
    ['free-position', 'Free-position goals-shots', '{goaltype@freepos}-{shots@freepos}'],
    ['extra-man', 'Extra-man goals-chances', '{powerplay@ppg}-{powerplay@ppopp}'],
    ['fouls', 'Fouls', '{penalty@foul}'],
  ],
  periodFacts: () => [],
  tables: lacrosseTables,
  manners: { PP: 'extra-man', SH: 'man-down', EN: 'empty net' },
}

/** Reads an <lcgame>, men's or women's: the root does not say which (quirk Q63). */
export function readLacrosse(root: XmlElement): SportPart {
  return readGoalGame(root, lacrosse)
}
