import type { BoxScore, BoxTeam, StatFamily } from '../../contract/box-score.schema.ts'
import type { LineScores } from '../../contract/game-details.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { LiveGame } from '../../contract/live.schema.ts'
import { plainTime } from '../calendar/clock-words.ts'
import { clock } from '../calendar/when.ts'
import { addZone } from '../calendar/zone-words.ts'
import { getGameKind } from './game.ts'
import { formatGameStatus } from './score.ts'
import { formatNumber } from '../words/number.ts'

const penalty = new RegExp(
  String.raw`\bPENALTY (\S+) (?:[A-Z]{3}: )?(\p{L}[\p{L} -]*?)( \([^)]*\))? ` +
    String.raw`(?=\d+ yards?\b|declined\b|off-?setting\b)`,
  'giu',
)

export type Side = 'visitor' | 'home'
export const teamAt = (box: Pick<BoxScore, 'homeTeam' | 'visitingTeam'>, side: Side): BoxTeam =>
  side === 'home' ? box.homeTeam : box.visitingTeam

export type Line = {
  side: Side
  name: string
  ours: boolean
  score: string
  periods: string[]
  totals: BoxTeam['lineTotals']
}

/**
 * The line score: visitors first. A live state that is newer than the box score replaces its
 * periods and score.
 */
export function buildLineScore(
  box: BoxScore,
  live: LiveGame | null,
): { labels: string[]; lines: [Line, Line] } {
  const newer = live && live.gameId === box.gameId && live.version > box.version ? live : null
  const line = (side: Side): Line => {
    const team = teamAt(box, side)
    const isOurTeam = (side === 'home') === box.thisTeamIsHomeTeam
    const score = newer ? (isOurTeam ? newer.teamScore : newer.opponentScore) : team.score
    const periods = newer
      ? isOurTeam
        ? newer.teamPeriods
        : newer.opponentPeriods
      : team.scoreByPeriod
    return {
      side,
      name: team.name,
      ours: isOurTeam,
      score,
      periods,
      totals: team.lineTotals.map((total) =>
        total.label === 'R' ? { ...total, value: score } : total,
      ),
    }
  }
  const lines: [Line, Line] = [line('visitor'), line('home')]
  const regulation = box.status.regulation
  const count =
    setsPlayed(box) ??
    Math.max(box.periodLabels.length, ...lines.map(({ periods }) => periods.length))
  const label = (i: number) =>
    box.periodLabels[i] ??
    (i < regulation ? String(i + 1) : i === regulation ? 'OT' : `OT ${i - regulation + 1}`)
  return { labels: Array.from({ length: count }, (_, i) => label(i)), lines }
}

/** The sets of a volleyball match that is over; undefined for other games. */
export function setsPlayed({
  family,
  status,
  homeTeam,
  visitingTeam,
}: Pick<BoxScore, 'family' | 'status'> &
  Record<'homeTeam' | 'visitingTeam', { scoreByPeriod?: string[] }>): number | undefined {
  if (family !== 'volleyball' || !status.complete) return undefined
  const played = [homeTeam, visitingTeam].map(({ scoreByPeriod = [] }) =>
    scoreByPeriod.findLastIndex((points) => Number(points) > 0),
  )
  return Math.max(...played) + 1 || undefined
}

/** The line score of a result without a stat file: visitors first. `score` is ours and theirs. */
export function storedLine(
  scores: LineScores,
  score: { team: string; opponent: string } | null,
): { labels: string[]; lines: [Line, Line]; short: [string, string] } {
  const line = (side: Side): Line => {
    const isOurTeam = (side === 'home') === scores.thisTeamIsHomeTeam
    const periods = side === 'home' ? scores.periodHomeScore : scores.periodAwayScore
    return {
      side,
      name: side === 'home' ? scores.homeFullName : scores.awayFullName,
      ours: isOurTeam,
      score: (isOurTeam ? score?.team : score?.opponent) ?? '',
      periods,
      totals: [],
    }
  }
  return {
    labels: scores.periods,
    lines: [line('visitor'), line('home')],
    short: [scores.awayShortName, scores.homeShortName],
  }
}

/** Whether the score counts sets. */
export const isInSets = ({ globalSportShortName }: Game['sport']): boolean =>
  /^[mw]vball$/.test(globalSportShortName ?? '')

/** What the parts of a game are called: 'set', 'inning', or generally 'period'. */
export const periodWord = (sport: Game['sport']): 'set' | 'inning' | 'period' =>
  isInSets(sport)
    ? 'set'
    : /^(?:base|soft)ball$/.test(sport.globalSportShortName ?? '')
      ? 'inning'
      : 'period'

const holds: Partial<Record<StatFamily, string>> = { baseball: 'batting', volleyball: '' }

/** The situation at halftime, of the team that receives. */
export const secondHalfKickoff = 'Second-half kickoff'

/** What a football team is about to do, in place of a down. */
const kicks = new Map([
  [secondHalfKickoff, 'receives the second-half kickoff'],
  ['Kickoff', 'kicks off'],
  ['Try', 'extra-point attempt'],
])

/** What the team in possession does, for screen readers. */
const possessions: Partial<Record<StatFamily, string>> = {
  baseball: 'batting',
  volleyball: 'serving',
}

/** The team with the ball and what it does; null between drives, innings and periods. */
export function findPossession(
  box: Pick<BoxScore, 'family' | 'situation'>,
  game: Game,
): { side: Side; words: string } | null {
  const situation = currentSituation(box, game)
  return situation?.side && situation.words !== secondHalfKickoff
    ? { side: situation.side, words: possessions[box.family] ?? 'has the ball' }
    : null
}

/**
 * The situation of a live game. The state of the game may be newer than the box score: at halftime
 * only who receives, and that only at halftime.
 */
export function currentSituation(
  { situation }: Pick<BoxScore, 'situation'>,
  game: Game,
): BoxScore['situation'] {
  const isHalftime = formatGameStatus(game) === 'Halftime'
  const isOfHalftime = situation?.words === secondHalfKickoff
  return getGameKind(game) === 'live' && isHalftime === isOfHalftime ? situation : null
}

/**
 * 'HSU ball, 2nd & 8 at ASH 41', 'HSU kicks off', 'HSU batting, 1 out, on first', 'HSU serving'; ''
 * when the file has no situation.
 */
export function formatSituation(
  box: Pick<BoxScore, 'family' | 'situation' | 'homeTeam' | 'visitingTeam'>,
): string {
  const { side, words } = box.situation ?? { side: null, words: '' }
  const kick = side && kicks.get(words)
  if (kick) return `${teamAt(box, side).id} ${kick}`
  const owner =
    side && [teamAt(box, side).id, holds[box.family] ?? 'ball'].filter(Boolean).join(' ')
  return box.family === 'volleyball' && owner
    ? `${owner} ${words.toLowerCase()}`
    : [owner, words].filter(Boolean).join(', ')
}

/** How a field goal attempt ended, as a file writes it. */
const results: Readonly<Record<string, string>> = {
  GOOD: 'good',
  MISSED: 'no good',
  'NO GOOD': 'no good',
  BLOCKED: 'blocked',
}

/**
 * The text of a play without stat codes ('HSU00 TOUCHDOWN, 1ST DOWN, clock 06:54.', '(0-0 )',
 * '[server]') and without a final period, which only some files write.
 */
export function playText(text: string, teams: readonly string[]): string {
  const teamPattern = teams.filter((id) => /^[\w&]+$/.test(id)).join('|')
  const spots = teamPattern
    ? text.replace(
        new RegExp(`\\b(${teamPattern})(\\d{1,2})\\b`, 'g'),
        (_, id: string, yard: string) => `${id} ${Number(yard) ? Number(yard) : 'goal line'}`,
      )
    : text
  return spots
    .replace(/^\[([^\]]+)\] (Service (?:ace|error))(?! by\b)/i, '$2 by $1')
    .replace(/^\[[^\]]*\]\s*/, '')
    .replace(/,?\s*clock \d{1,2}:\d\d/g, '')
    .replace(/\s*\(0-0\s*\)/g, '')
    .replace(/\((\d-\d)\s+\w*\)/g, '($1)')
    .replace(/\bfrom \(([^)]+)\)/g, 'from $1')
    .replace(/( to the (?:\S+ )?(?:\d+|goal line)) (?=[^,.;()]+ return |fair catch)/g, '$1, ')
    .replace(
      /\bfield goal attempt from (\d+) yards (GOOD|MISSED|NO GOOD|BLOCKED)( - )?/gi,
      (_, yards: string, result: string, why = '') =>
        `${yards}-yard field goal is ${results[result.toUpperCase()]}${why && ', '}`,
    )
    .replace(
      /\bkick attempt (good|failed|no good|blocked)\b/gi,
      (_, result: string) => `extra point ${/^failed$/i.test(result) ? 'no good' : result}`,
    )
    .replace(/\bpass attempt (?=to\b|good|failed|no good|successful)/gi, 'two-point pass ')
    .replace(/\brush attempt (?=good|failed|no good|successful)/gi, 'two-point run ')
    .replace(/\b(PENALTY \S+ Delay of Game) \([^)]*\)/gi, '$1')
    .replace(
      penalty,
      (_, team: string, foul: string, player = '') =>
        `Penalty on ${team}: ${foul.toLowerCase()}${player}, `,
    )
    .replace(/,? ?\bTOUCHDOWN(?:, 1ST DOWN)?/g, ', touchdown')
    .replace(/\b1ST DOWN\b/g, 'first down')
    .replace(/\b(for \d+ yards?) gain\b/g, '$1')
    .replace(/\bPENALTY\b/g, 'Penalty')
    .replace(/, Touchback\b/g, ', touchback')
    .replace(/(?:\.\s*)?\bNO PLAY\b/g, (_, index: number) => (index ? ', no play' : 'No play'))
    .replace(/\bdrive start at (\d\d?:\d\d)\.?/i, (_, time: string) => `drive, ${clock(time)}`)
    .replace(/\s+([.,])/g, '$1')
    .trim()
    .replace(/(?<!\.|\b(?:\p{Lu}|[JS]r|[ap]\.m))\.$/u, '')
}

/**
 * 'A. Sedgwick III', for narrow columns; 'Ma. Dantzler' beside a 'Mi. Dantzler' among the `others`;
 * a one-word name is unchanged.
 */
export function shortName(name: string, others: readonly string[] = []): string {
  const [first = '', ...rest] = name.split(' ')
  const last = rest.join(' ')
  if (!last || !/^\p{L}/u.test(first) || first.endsWith('.')) return name
  const namesakes = others.filter((other) => other !== name && other.endsWith(` ${last}`))
  let letters = 1
  while (
    letters < first.length &&
    namesakes.some((other) => other.startsWith(first.slice(0, letters)))
  )
    letters++
  return letters < first.length ? `${first.slice(0, letters)}. ${last}` : name
}

/** 'Temp: 75F Sunny' → 'Sunny, 75°F'; 'wind NW 7mph' → 'NW 7 mph'. */
const weatherWords = (weather: string): string =>
  weather
    .replace(/^Temp:\s*(-?\d+)\s*°?\s*F?\b[,\s]*(.*)$/i, (_, degrees: string, sky: string) =>
      [sky, `${degrees}°F`].filter(Boolean).join(', '),
    )
    .replace(/(\d)\s*°?\s*F\b/g, '$1°F')
    .replace(/(\d)\s*mph\b/gi, '$1 mph')
    .replace(/\bwind:?\s+(?=[NESW]{1,3}\s+\d)/gi, '')

/** With the start in `timeZone`. Officials without a name and an attendance of 0 are left out. */
export function gameFacts(
  { venue }: Pick<BoxScore, 'venue'>,
  timeZone: string,
): { label: string; value: string }[] {
  const officials = venue.officials
    .filter(({ name }) => /\p{L}/u.test(name))
    .map(({ title, name }) => (title ? `${name} (${title})` : name))
  const facts: [string, string | null][] = [
    ['Venue', venue.stadium || venue.location],
    ['Location', venue.stadium ? venue.location : null],
    [
      'Start',
      venue.start &&
        (venue.date
          ? addZone(plainTime(venue.start), venue.date, timeZone)
          : plainTime(venue.start)),
    ],
    ['Time of game', venue.duration],
    ['Attendance', venue.attendance ? formatNumber(venue.attendance) : null],
    ['Weather', venue.weather && weatherWords(venue.weather)],
    ['Officials', officials.join(', ')],
  ]
  return facts.flatMap(([label, value]) => (value?.trim() ? [{ label, value: value.trim() }] : []))
}
