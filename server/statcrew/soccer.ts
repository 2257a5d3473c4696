import { attr, type XmlElement } from './file/xml-element.ts'
import { readGoalGame, type GoalSport } from './goal-game.ts'
import { fieldHockeyTables, soccerTables } from './soccer-tables.ts'
import type { SportPart } from './sport-part.ts'

/** Where the file says that it keeps none, a row of noughts is no fact. */
const keeps = (show: XmlElement | undefined, what: string): boolean => attr(show, what) !== '0'

const soccer: GoalSport = {
  family: 'soccer',
  regulation: 2,
  periodName: () => 'Half',
  clock: { runs: 'up', minutes: 45, overtime: 10, draws: true },
  facts: [
    ['goals', 'Goals', '{shots@g}'],
    ['assists', 'Assists', '{shots@a}'],
    ['shots', 'Shots', '{shots@sh}'],
    ['shots-on-goal', 'Shots on goal', '{shots@sog}'],
    ['saves', 'Saves', '{goalie@saves}'],
    ['fouls', 'Fouls', '{penalty@fouls}'],
    ['cards', 'Yellow-red cards', '{penalty@yellow}-{penalty@red}'],
  ],
  periodFacts: (show) => [
    ['corners', 'Corner kicks', 'corners'],
    ...(keeps(show, 'offsides')
      ? [['offsides', 'Offsides', 'offsides'] as [string, string, string]]
      : []),
  ],
  tables: soccerTables,
  manners: { PK: 'penalty kick', PS: 'penalty kick', OG: 'own goal' },
}

const fieldHockey: GoalSport = {
  ...soccer,
  family: 'field-hockey',
  regulation: 4,
  periodName: (regulation) => (regulation === 2 ? 'Half' : 'Quarter'),
  clock: { runs: 'up', minutes: 15, overtime: 10, draws: true },
  facts: [
    ...soccer.facts.filter(([key]) => !['fouls', 'cards'].includes(key)),
    ['defensive-saves', 'Defensive saves', '{misc@dsave}'],
    ['cards', 'Green-yellow-red cards', '{penalty@green}-{penalty@yellow}-{penalty@red}'],
  ],
  periodFacts: () => [['penalty-corners', 'Penalty corners', 'corners']],
  tables: fieldHockeyTables,
  manners: { PS: 'penalty stroke', PC: 'penalty corner' },
}

/** Reads an <sogame>. */
export function readSoccer(root: XmlElement): SportPart {
  return readGoalGame(root, soccer)
}

/** Reads an <sogame>, or its twin <fhgame>, of field hockey. */
export function readFieldHockey(root: XmlElement): SportPart {
  return readGoalGame(root, fieldHockey)
}
