import type { BoxScore, StatFile } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import { normalizeSchoolName } from '../../src/domain/games/school-names.ts'
import type { ReadContext } from '../content/read-context.ts'
import { otherGameOfBytes } from '../content/live/stat-files.ts'
import {
  dayMs,
  describeGame,
  describeGameOfId,
  gamesAround,
  near,
  type Scheduled,
} from './games-around.ts'
import {
  createHolding,
  createNote,
  createSerious,
  alignSides,
  type StatFinding,
  type OurSide,
} from './match-players.ts'
import { findNamedSchool, isLikeName, type Team } from './named-school.ts'

/**
 * Whether a stat file is of this game. `another`: surely of another game. `unclear`: a person must
 * say so. Both are held, and their findings name the other games.
 */
export type WhichGame = {
  is: 'this' | 'another' | 'unclear'
  findings: StatFinding[]
}

type Evidence = {
  game: Game
  file: StatFile
  bytes: Uint8Array
  side: OurSide
  /** Neither team of the file has a name of the department. */
  usUnnamed: boolean
  /** What the site shows of this game: its teams and its day were accepted. */
  shown: BoxScore | null
}

/**
 * Compares a file with the schedule: bytes of another game, the opponent's name, the day, the
 * place, the number in a doubleheader. Whole names, never prefixes. A file with the teams and the
 * day of the published version is of this game.
 */
export async function whichGame(context: ReadContext, evidence: Evidence): Promise<WhichGame> {
  const { game, file, bytes, side, usUnnamed } = evidence
  const otherGameId = await otherGameOfBytes(context, game.id, bytes)
  if (otherGameId !== undefined)
    return another(
      `exactly this file is published as ${await describeGameOfId(context, otherGameId)}`,
    )
  const games = await gamesAround(context, game, file)
  const schedule = games.filter(({ isOfTeam }) => isOfTeam)
  const them = side === 'home' ? file.visitingTeam : file.homeTeam
  const accepted = acceptedAs(evidence, them)
  const numbered = byNumber(game, file, schedule, accepted)
  if (numbered) return numbered
  if (accepted.teams && accepted.day) return { is: 'this', findings: [] }
  const opponent = await findNamedSchool(context, game, them)
  if (opponent.others.length > 0) {
    const statement =
      `the file says ${them.name}, which is ` +
      `${opponent.others.map(({ title }) => title).join(' and ')}`
    const ids = opponent.others.map(({ id }) => id)
    const played = schedule.filter(({ opponentId }) => ids.includes(opponentId ?? 0))
    return another(
      `${statement}, not ${game.opponent.title}` +
        (played.length > 0 ? `: it is ${played.map(describeGame).join(' or ')}` : ''),
    )
  }
  const { isThem } = opponent
  return onDay(game, file, { them, side, usUnnamed, isThem, games, accepted })
}

const another = (text: string): WhichGame => ({ is: 'another', findings: [createHolding(text)] })
const unclear = (text: string): WhichGame => ({ is: 'unclear', findings: [createHolding(text)] })

/** What the published version already had. */
function acceptedAs({ file, side, shown }: Evidence, them: Team) {
  if (!shown) return { teams: false, day: false, number: null }
  const before = alignSides(side === 'home', shown)
  const was = side === 'home' ? before.visitingTeam : before.homeTeam
  return {
    teams: normalizeSchoolName(was.name) === normalizeSchoolName(them.name),
    day: before.venue.date === file.venue.date,
    number: before.venue.doubleheaderGame ?? null,
  }
}

/** The game's number in its doubleheader, as written or by the order of its day. */
function byNumber(
  game: Game,
  { venue }: StatFile,
  schedule: Scheduled[],
  accepted: { number: number | null },
): WhichGame | undefined {
  const number = venue.doubleheaderGame
  if (number === null) return undefined
  const statement = `the file is game ${number} of a doubleheader`
  if (accepted.number !== null && accepted.number !== number)
    return another(`${statement}, the published version game ${accepted.number}`)
  const same = schedule.filter(({ opponentId }) => opponentId === game.opponent.id)
  const day = venue.date || game.date.slice(0, 10)
  const onDay = same.filter(({ date }) => date === day)
  const ownGame = onDay.find(({ id }) => id === game.id)
  const numberedGame = onDay[number - 1]
  if (ownGame && numberedGame && onDay.length > 1)
    return ownGame === numberedGame
      ? undefined
      : another(`${statement}: it is ${describeGame(numberedGame)}`)
  if (venue.date === '' && number > 1)
    return unclear(
      `${statement} and has no date: if it is ${game.date.slice(0, 10)}, publish the file`,
    )
  // A suspended game of another day is ended before the game of this day.
  const open = same.filter(({ id, date, isOver }) => id !== game.id && date < venue.date && !isOver)
  return ownGame && open.length > 0
    ? unclear(
        `${statement}, but the schedule has one game on ${venue.date}: ` +
          `it may be the end of ${open.map(describeGame).join(' or ')}`,
      )
    : undefined
}

function onDay(
  game: Game,
  file: StatFile,
  {
    them,
    side,
    usUnnamed,
    isThem,
    games,
    accepted,
  }: {
    them: Team
    side: OurSide
    usUnnamed: boolean
    isThem: boolean
    games: Scheduled[]
    accepted: { teams: boolean; day: boolean }
  },
): WhichGame {
  const { date } = file.venue
  const scheduled = game.date.slice(0, 10)
  const daysAway = date === '' || accepted.day ? 0 : daysOff(game, date)
  const isOtherPlace = game.locationIndicator === (side === 'home' ? 'A' : 'H')
  const misplaced =
    isOtherPlace && !file.venue.isNeutral
      ? `the file says that ${file.homeTeam.name} is the home team, the schedule that ` +
        `${side === 'home' ? them.name : 'the department'} is`
      : null
  if (!isThem && !accepted.teams) {
    const statement =
      `the file says ${them.name}${daysAway > 0 ? ` on ${date}` : ''}, ` +
      `the schedule ${game.opponent.title}${daysAway > 0 ? ` on ${scheduled}` : ''}`
    const fix =
      'if both are the same school, publish the file and add its name to the aliases of ' +
      `${game.opponent.title}`
    const isElsewhere = daysAway > 0 || (date === '' && misplaced !== null)
    if (usUnnamed || isElsewhere || !isLikeName(them.name, game.opponent.title))
      return unclear(`${statement}: ${fix}`)
    return { is: 'this', findings: [createSerious(`${statement}: ${fix}`)] }
  }
  // The home team of one day is a matter of words; without the day it says which game it is.
  if (daysAway === 0)
    return date === '' && misplaced !== null
      ? unclear(`the file has no date, and ${misplaced}: if it is this game, publish the file`)
      : { is: 'this', findings: misplaced === null ? [] : [createNote(misplaced)] }
  const statement = `the file is for ${date}, the schedule says ${scheduled}`
  const onThatDay = games.find(
    (candidate) =>
      candidate.id !== game.id &&
      candidate.date === date &&
      candidate.opponentId === game.opponent.id,
  )
  if (onThatDay) return another(`${statement}: it is ${describeGame(onThatDay)}`)
  if (misplaced !== null)
    return unclear(`${statement}, and ${misplaced}: if the game was moved, publish the file`)
  return daysAway > near
    ? unclear(`${statement}: if the game was moved, change its date and publish the file`)
    : { is: 'this', findings: [createNote(statement)] }
}

function daysOff(game: Game, date: string): number {
  const [from, to] = [game.date, game.endDate ?? game.date].map((wall) =>
    Date.parse(`${wall.slice(0, 10)}T00:00:00Z`),
  ) as [number, number]
  const fileTime = Date.parse(`${date}T00:00:00Z`)
  return Math.max(0, from - fileTime, fileTime - to) / dayMs
}
