import type { StatFile } from '../../src/contract/box-score.schema.ts'
import { readBaseball } from './baseball.ts'
import { readBasketball } from './basketball.ts'
import { decodeText, attr, child, readXml, type XmlElement } from './file/xml.ts'
import { readFootball } from './football.ts'
import {
  withContradictions,
  playerContradictions,
  scoreContradictions,
  teamContradictions,
} from './parts/contradictions.ts'
import { isoDay } from './parts/names.ts'
import { readTeams } from './parts/teams.ts'
import { StatFileError, type SportPart } from './sport-part.ts'
import { readVolleyball } from './volleyball.ts'
import { readGoalGame, type GoalSport } from './goal-game.ts'
import { lacrosseTables } from './lacrosse-tables.ts'
import { hockeyTables, penaltyMinutes } from './hockey-tables.ts'
import { valueAt } from './parts/stat-table.ts'
import { fieldHockeyTables, soccerTables } from './soccer-tables.ts'

/** When the file says that it does not keep a figure, zeros mean nothing. */
const keeps = (show: XmlElement | undefined, attribute: string): boolean =>
  attr(show, attribute) !== '0'

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

/** Parses an <sogame>. */
function readSoccer(root: XmlElement): SportPart {
  return readGoalGame(root, soccer)
}

/** Parses an <sogame>, or an <fhgame>, of field hockey. */
function readFieldHockey(root: XmlElement): SportPart {
  return readGoalGame(root, fieldHockey)
}

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

/** Parses an <lcgame>, men's or women's: the root does not say which. */
function readLacrosse(root: XmlElement): SportPart {
  return readGoalGame(root, lacrosse)
}

/** `sport` is the schedule's sport code, because a file's root is not reliable. */
type Reader = (root: XmlElement, sport: string | null) => SportPart

const readers = new Map<string, Reader>([
  ['fbgame', readFootball],
  ['bsgame', readBaseball],
  ['vbgame', readVolleyball],
  ['lcgame', readLacrosse],
  ['bbgame', readBasketball],
  [
    'sogame',
    (root, sport) =>
      sport === 'fhockey' || isFieldHockey(root) ? readFieldHockey(root) : readSoccer(root),
  ],
  ['fhgame', readFieldHockey],
  ...['ihgame', 'icgame', 'hkgame', 'hygame'].map((root): [string, Reader] => [root, readHockey]),
])

const otherSports = new Map([
  ['tngame', 'tennis'],
  ['wpgame', 'water polo'],
])

/**
 * Parses a stat file of the StatCrew XML family from any program. The same bytes give the same
 * result.
 *
 * Throws only `StatFileError`: the bytes are not complete XML ('not-xml', 'cut-off', with the
 * line), not a stat file ('unknown-root'), of an unsupported sport ('other-sport'), or lack a team
 * ('incomplete'). Figures that do not add up are kept and reported in `warnings`; what cannot both
 * be right, such as two winners, in `contradictions`. `venue.date` is
 * '' when the file's date is unreadable. `sport` is the game's sport code if known; it decides what
 * the file does not say (field hockey as soccer, seven innings of softball).
 */
export function parseStatFile(bytes: Uint8Array, sport: string | null = null): StatFile {
  const root = readXml(decodeText(bytes))
  const read = readers.get(root.name)
  if (read === undefined) throw refusal(root)
  const generated = attr(root, 'generated')
  const part = read(root, sport)
  return {
    ...part,
    ...withContradictions([
      ...teamContradictions(root, readTeams(root), part.warnings),
      ...(part.contradictions ?? []),
      ...scoreContradictions(part),
      ...playerContradictions(part),
    ]),
    source: attr(root, 'source'),
    generated: isoDay(generated) || generated || null,
  }
}

function refusal(root: XmlElement): StatFileError {
  const sport = otherSports.get(root.name)
  if (sport !== undefined)
    return new StatFileError('other-sport', `${sport} stat files are not supported`)
  return new StatFileError('unknown-root', `not a stat file: root <${root.name}>`)
}

/** Field hockey may be written as soccer with a marker, which is on different elements. */
function isFieldHockey(root: XmlElement): boolean {
  const venue = child(root, 'venue')
  return [root, venue, child(venue, 'rules'), child(venue, 'show'), child(root, 'show')].some(
    (element) => attr(element, 'fhk') === '1',
  )
}

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

/** Parses an ice hockey file: the structure of lacrosse under its own root. */
function readHockey(root: XmlElement): SportPart {
  return readGoalGame(root, hockey)
}
