import type { BoxScore, StatFile } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import { cleanOpponentName, normalizeSchoolName } from '../../src/domain/games/game.ts'
import { GameDoc, OpponentDoc } from '../content/docs.ts'
import type { ReadContext } from '../content/read-context.ts'
import { otherGameOfBytes } from '../content/live/stat-files.ts'
import { isOfSport } from './of-sport.ts'
import {
  createHolding,
  createNote,
  createSerious,
  alignSides,
  type StatFinding,
  type OurSide,
} from './match-players.ts'

/**
 * Whether a stat file is of this game. `another`: surely of another game. `unclear`: a person must
 * say so. Both are held, and their findings name the other games.
 */
export type WhichGame = {
  is: 'this' | 'another' | 'unclear'
  findings: StatFinding[]
}

/** Days by which a file may differ from the schedule: games past midnight or moved by rain. */
const near = 3
const day = 86_400_000

type Team = { name: string; id: string }
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
    return another(`exactly this file is published as ${await nameOf(context, otherGameId)}`)
  const games = await gamesAround(context, game, file)
  const schedule = games.filter(({ isOfTeam }) => isOfTeam)
  const them = side === 'home' ? file.visitingTeam : file.homeTeam
  const accepted = acceptedAs(evidence, them)
  const numbered = byNumber(game, file, schedule, accepted)
  if (numbered) return numbered
  if (accepted.teams && accepted.day) return { is: 'this', findings: [] }
  const opponent = await schoolOf(context, game, them)
  if (opponent.others.length > 0) {
    const statement =
      `the file says ${them.name}, which is ` +
      `${opponent.others.map(({ title }) => title).join(' and ')}`
    const ids = opponent.others.map(({ id }) => id)
    const played = schedule.filter(({ opponentId }) => ids.includes(opponentId ?? 0))
    return another(
      `${statement}, not ${game.opponent.title}` +
        (played.length > 0 ? `: it is ${played.map(wordsOf).join(' or ')}` : ''),
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
      : another(`${statement}: it is ${wordsOf(numberedGame)}`)
  if (venue.date === '' && number > 1)
    return unclear(
      `${statement} and has no date: if it is ${game.date.slice(0, 10)}, publish the file`,
    )
  // A suspended game of another day is ended before the game of this day.
  const open = same.filter(({ id, date, isOver }) => id !== game.id && date < venue.date && !isOver)
  return ownGame && open.length > 0
    ? unclear(
        `${statement}, but the schedule has one game on ${venue.date}: ` +
          `it may be the end of ${open.map(wordsOf).join(' or ')}`,
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
  if (onThatDay) return another(`${statement}: it is ${wordsOf(onThatDay)}`)
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
  return Math.max(0, from - fileTime, fileTime - to) / day
}

/** Words that many names of schools have. */
const common =
  /\b(?:the|of|at|and|a|m|univ|university|college|state|st|saint|institute|tech|school|u)\b/g

/** Whether two names may be one school: a rare word in common, or initials: NC State. */
export function isLikeName(name: string, other: string): boolean {
  const [a, b] = [normalizeSchoolName(name), normalizeSchoolName(other)]
  const rare = (name: string) => name.replace(common, ' ').split(/\s+/).filter(Boolean)
  const initials = (name: string) => name.replace(/(\S)\S*\s*/g, '$1')
  const hasInitials = (name: string, of: string) =>
    rare(name).some((part) => part.length > 1 && initials(of).startsWith(part))
  return rare(a).some((part) => rare(b).includes(part)) || hasInitials(a, b) || hasInitials(b, a)
}

/**
 * Which schools of the department's list the file's opponent is: this game's, and others. A name
 * decides before a tag.
 */
async function schoolOf(
  context: ReadContext,
  { opponent }: Game,
  them: Team,
): Promise<{ isThem: boolean; others: { id: number; title: string }[] }> {
  const rows = await context.db
    .selectFrom('opponent')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .execute()
  const schools = rows.map(({ id, doc }) => ({ id, ...OpponentDoc.parse(JSON.parse(doc)) }))
  const has = (names: (string | null)[], name: string) =>
    name !== '' &&
    names.some(
      (candidate) =>
        candidate !== null && normalizeSchoolName(candidate) === normalizeSchoolName(name),
    )
  const namesOf = ({ title, aliases }: { title: string; aliases: string[] }) => [title, ...aliases]
  const opponentNames = [opponent.title, cleanOpponentName(opponent.title)]
  const namedSchools = schools.filter((school) => has(namesOf(school), them.name))
  const tagged = schools.filter(
    (school) => has([...namesOf(school), school.tag], them.id) || has([school.tag], them.name),
  )
  const matchedSchools = namedSchools.length > 0 ? namedSchools : tagged
  const isThem =
    opponent.id === null ||
    matchedSchools.some(({ id }) => id === opponent.id) ||
    has(opponentNames, them.name) ||
    (namedSchools.length === 0 && has(opponentNames, them.id))
  return { isThem, others: isThem || namedSchools.length === 0 ? [] : namedSchools }
}

type Scheduled = {
  id: number
  date: string
  opponentId: number | null
  title: string
  isOver: boolean
  /** Of the same team: not of the women in a men's game. */
  isOfTeam: boolean
}

const wordsOf = ({ id, date, title }: Scheduled): string => `game ${id} (${title}, ${date})`

/**
 * The games of all teams that the file may be of, around the days of the game and the file, in
 * order of play.
 */
async function gamesAround(
  context: ReadContext,
  game: Game,
  { family, venue: { date } }: StatFile,
): Promise<Scheduled[]> {
  const days = [game.date.slice(0, 10), date || game.date.slice(0, 10)].toSorted()
  const shifted = (text: string, by: number) =>
    new Date(Date.parse(`${text}T00:00:00Z`) + by * day).toISOString().slice(0, 10)
  const rows = await context.db
    .selectFrom('game')
    .innerJoin('sport', (j) =>
      j.onRef('sport.tenant', '=', 'game.tenant').onRef('sport.id', '=', 'game.sport_id'),
    )
    .select(['game.id', 'game.date', 'game.opponent_id', 'game.doc', 'game.sport_id'])
    .select('sport.doc as sport')
    .where('game.tenant', '=', context.tenant)
    .where('game.date', '>=', shifted(days[0]!, -near))
    .where('game.date', '<=', `${shifted(days[1]!, near)}T99`)
    .orderBy('game.date')
    .orderBy('game.id')
    .execute()
  return rows
    .filter(({ sport }) => {
      const { globalSportShortName: code } = JSON.parse(sport) as Record<string, string | null>
      return isOfSport(family, code ?? '')
    })
    .map(({ id, date: wall, opponent_id: opponentId, doc, sport_id: sportId }) => {
      const { opponent, result, doubleheaderGame } = GameDoc.parse(JSON.parse(doc))
      const isOver = Boolean(result?.status)
      return {
        id,
        date: wall.slice(0, 10),
        opponentId,
        title: opponent.title,
        isOver,
        isOfTeam: sportId === game.sport.id,
        doubleheaderGame,
      }
    })
    .toSorted((a, b) =>
      a.date === b.date ? (a.doubleheaderGame ?? 0) - (b.doubleheaderGame ?? 0) : 0,
    )
}

async function nameOf(context: ReadContext, id: number): Promise<string> {
  const row = await context.db
    .selectFrom('game')
    .select(['date', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return `game ${id}`
  const { opponent } = GameDoc.parse(JSON.parse(row.doc))
  return `game ${id} (${opponent.title}, ${row.date.slice(0, 10)})`
}
