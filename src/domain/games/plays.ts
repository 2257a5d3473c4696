import type { BoxScore, Drive } from '../../contract/box-score.schema.ts'
import { clock } from '../calendar/when.ts'
import { formatDrive } from './drawings.ts'
import { noPlay } from './play-label-football.ts'

type Plays = BoxScore['plays'][number]['plays']

/** A player of basketball comes in or goes out: often ten lines between two plays. */
const isSubstitution = (text: string): boolean =>
  /\b(?:enters|leaves) the game\b|^sub(?:stitution)? (?:in|out)\b/i.test(text)

/**
 * Newest first during the game, in playing order when it is complete. Substitutions of basketball
 * are left out.
 */
export const playFeed = (
  box: Pick<BoxScore, 'plays' | 'status'> & Partial<Pick<BoxScore, 'family'>>,
): BoxScore['plays'] => {
  const isShown = ({ text }: Plays[number]) => box.family !== 'basketball' || !isSubstitution(text)
  const playedPeriods = continueDrives(
    box.plays
      .map(({ period, plays }) => ({ period, plays: kickoffsInDrives(plays.filter(isShown)) }))
      .filter(({ plays }) => plays.length > 0),
  )
  return box.status.complete
    ? playedPeriods
    : playedPeriods.toReversed().map(({ period, plays }) => ({ period, plays: newestFirst(plays) }))
}

/**
 * Whether less than half of the plays score. Otherwise, as in volleyball, there is no point in
 * highlighting scoring plays.
 */
export const scoresAreRare = ({ plays }: Pick<BoxScore, 'plays'>): boolean => {
  const all = plays.flatMap((group) => group.plays)
  const scores = all.filter(({ score }) => score).length
  return scores > 0 && scores * 2 < all.length
}

/** Scores beyond which a list of them says less than how the lead went. */
const manyScores = 40

/** Whether a game has too many scores for a list, as in basketball. */
export const scoresOften = ({ scoring }: Pick<BoxScore, 'scoring'>): boolean =>
  scoring.length > manyScores

/**
 * Which score put the winner ahead for good, by its place in the list; -1 for a tie, during the
 * game, and when the list does not end with the final score.
 */
export function findGoAhead({
  scoring,
  status,
  homeTeam,
  visitingTeam,
}: Pick<BoxScore, 'scoring' | 'status'> &
  Record<'homeTeam' | 'visitingTeam', { score: string }>): number {
  const last = scoring.at(-1)
  if (!status.complete || last?.home !== homeTeam.score || last.visitor !== visitingTeam.score)
    return -1
  const leaders = scoring.map(({ home, visitor }) => Math.sign(Number(home) - Number(visitor)))
  const winner = leaders.at(-1)
  return winner ? leaders.findLastIndex((leader) => leader !== winner) + 1 : -1
}

/** '1st half' of '1st', by what the periods are called; 'OT', 'Set 1' and 'Top 1st' say it all. */
export const periodTitle = (period: string, { periodName }: Pick<BoxScore, 'periodName'>): string =>
  /^\d+[a-z]+$/.test(period) ? `${period} ${periodName.toLowerCase()}` : period

/** The plays that changed the score, and the periods that have any. */
export const scoringOnly = (feed: BoxScore['plays']): BoxScore['plays'] =>
  feed
    .map(({ period, plays }) => ({ period, plays: plays.filter(({ score }) => score) }))
    .filter(({ plays }) => plays.length > 0)

/**
 * The team that won each point of a set in playing order, by the score: in a match of rallies the
 * side of a play may be that of its player, who can lose the point by an error.
 */
export function pointWinners(plays: Plays): Map<string, 'home' | 'visitor'> {
  const winners = new Map<string, 'home' | 'visitor'>()
  let before = { home: 0, visitor: 0 }
  for (const { id, score } of plays) {
    if (!score) continue
    const points = { home: Number(score.home), visitor: Number(score.visitor) }
    const [home, visitor] = [points.home > before.home, points.visitor > before.visitor]
    if (home !== visitor) winners.set(id, home ? 'home' : 'visitor')
    before = points
  }
  return winners
}

export const isDriveStart = ({ text }: Pick<Plays[number], 'text'>): boolean =>
  /\bdrive (?:start\b|\(continued\))/i.test(text)

/** The situation before a play, '3rd & 10 at HSU 49'; '' where its text says it again: a kick. */
export const formatPlaySituation = (situation: string | undefined, text: string): string =>
  situation && !text.toLowerCase().includes(situation.toLowerCase().replace(/ try$/, ''))
    ? situation
    : ''

/**
 * Lines that are not plays: starts and ends, headings of drives, timeouts, lineups, substitutions.
 */
const notes = new RegExp(
  [
    '^(?:start|end) of\\b',
    '^game over\\b',
    '\\bstarters:',
    '\\b(?:drive start|drive \\(continued|wins toss|timeout|at goalie|substitution)\\b',
    '\\b(?:enters|leaves) the game$',
  ].join('|'),
  'i',
)

/** A play, or a penalty without one. */
export const isEvent = ({ text }: Pick<Plays[number], 'text'>): boolean => !notes.test(text)
const isPlay = (play: Pick<Plays[number], 'text'>) => isEvent(play) && !noPlay.test(play.text)

/** '2 new plays'; '' for none, as of a correction. */
export const countNew = (count: number, noun: string): string =>
  count > 0 ? `${count} new ${noun}${count === 1 ? '' : 's'}` : ''

/** What is counted in a list of plays: each rally of volleyball is a point. */
export const playNoun = ({ family }: Pick<BoxScore, 'family'>): 'play' | 'point' =>
  family === 'volleyball' ? 'point' : 'play'

/**
 * '35 plays', '1 earlier play', '47 points'; '' without any. Kicks count, which the statistics of a
 * team do not count as offense; notes and penalties without a play do not.
 */
export function countPlays(
  plays: Plays,
  label = '',
  noun: ReturnType<typeof playNoun> = 'play',
): string {
  const count = plays.filter((play) => (noun === 'point' ? play.score : isPlay(play))).length
  return count === 0 ? '' : `${count} ${label}${noun}${count === 1 ? '' : 's'}`
}

/** '8 plays, 62 yards, 2:51, touchdown' of the drive that this heading begins, once it is over. */
export function summarizeDrive(
  { drives = [] }: Pick<BoxScore, 'drives'>,
  period: string,
  heading: Pick<Plays[number], 'side' | 'clock'>,
): string | undefined {
  const drive = drives.find(
    (other) =>
      other.result !== null &&
      other.side === heading.side &&
      other.period === period &&
      clock(other.clock) === clock(heading.clock),
  )
  return drive && `${formatDrive(drive)}, ${drive.result?.toLowerCase()}`
}

/** Seconds of a quarter of college football. */
const quarter = 900

/** The drive in progress, from the plays since its heading; null outside one. */
export function findCurrentDrive({
  family,
  plays,
  situation,
  status,
}: Pick<BoxScore, 'family' | 'plays' | 'situation' | 'status'>): Drive | null {
  const field = situation?.field
  const all = plays.flatMap((group) =>
    group.plays.map((play) => ({ ...play, period: group.period })),
  )
  const start = all.findLastIndex(isDriveStart)
  const heading = all[start]
  if (family !== 'football' || !field || field.from === null || !heading) return null
  const { side } = situation
  if (side === null || heading.side !== side) return null
  const snaps = all.slice(start).filter((play) => isPlay(play) && play.situation !== 'Kickoff')
  const [began, now] = [heading.clock, status.clock].map(parseClock)
  const elapsed =
    began === undefined || now === undefined
      ? null
      : began - now + (began < now || heading.period !== status.periodLabel ? quarter : 0)
  return {
    side,
    period: heading.period,
    clock: heading.clock,
    from: field.from,
    to: field.ball,
    plays: snaps.length,
    yards: field.ball - field.from,
    time:
      elapsed === null
        ? null
        : `${Math.floor(elapsed / 60)}:${String(elapsed % 60).padStart(2, '0')}`,
    result: null,
    scored: false,
  }
}

/** '6 plays, 41 yards, 2:12' of the drive in progress; '' outside one. */
export function summarizeCurrentDrive(box: Parameters<typeof findCurrentDrive>[0]): string {
  const drive = findCurrentDrive(box)
  return drive ? formatDrive(drive) : ''
}

/** '08:39' in seconds. */
function parseClock(text: string | null | undefined): number | undefined {
  const [, minutes, seconds] = /^(\d+):(\d\d)/.exec(text ?? '') ?? []
  return minutes && seconds ? Number(minutes) * 60 + Number(seconds) : undefined
}

/** A kickoff after the heading of the drive that it begins; files have it before the heading. */
function kickoffsInDrives(plays: Plays): Plays {
  const sorted: Plays = []
  for (const play of plays) {
    if (isDriveStart(play)) {
      const last = sorted.findLastIndex(
        (other) => isDriveStart(other) || (other.situation && other.situation !== 'Kickoff'),
      )
      const kickoff = sorted.findIndex(
        ({ situation }, index) => index > last && situation === 'Kickoff',
      )
      sorted.splice(kickoff === -1 ? sorted.length : kickoff, 0, play)
    } else sorted.push(play)
  }
  return sorted
}

/** A drive that goes on after the end of a quarter has a heading there, too. */
function continueDrives(periods: BoxScore['plays']): BoxScore['plays'] {
  let current: Plays[number] | undefined
  return periods.map(({ period, plays }) => {
    const first = plays.findIndex((play) => isDriveStart(play) || !notes.test(play.text))
    const play = plays[first]
    const from = current
    current = plays.findLast(isDriveStart) ?? current
    const continues =
      from && play && !isDriveStart(play) && play.side === from.side && play.situation !== 'Kickoff'
    if (!continues) return { period, plays }
    const text = from.text.replace(/\bdrive (?:start|\(continued\)).*/i, 'drive (continued)')
    const heading = { ...from, id: `${from.id} ${period}`, clock: null, text }
    return { period, plays: plays.toSpliced(first, 0, heading) }
  })
}

/**
 * Newest drive first, and within it the newest play first, below the drive's heading. A kickoff
 * whose drive has no heading yet is not in the drive before it.
 */
function newestFirst(plays: Plays): Plays {
  const drives: Plays[] = []
  for (const play of plays) {
    const isNext =
      play.situation === 'Kickoff' &&
      drives.at(-1)?.some((other) => !isDriveStart(other) && other.situation !== 'Kickoff')
    if (drives.length === 0 || isNext || isDriveStart(play)) drives.push([])
    drives.at(-1)?.push(play)
  }
  return drives
    .toReversed()
    .flatMap(([first, ...rest]) =>
      !first
        ? []
        : isDriveStart(first)
          ? [first, ...rest.toReversed()]
          : [...rest.toReversed(), first],
    )
}
