import type { Drive, StatFile } from '../../src/contract/box-score.schema.ts'
import { attr, child, childrenNamed, numberAttr, type XmlElement } from './file/xml.ts'
import { isZeroClock, ordinal, periodName } from './parts/line-score.ts'
import { resolveSide, type Side, type Teams } from './parts/teams.ts'

/** How a drive ended, as shown. Other endings are shown as in the file. */
const ends = new Map([
  ['TD', 'Touchdown'],
  ['FG', 'Field goal'],
  ['FGA', 'Missed field goal'],
  ['MISSED FG', 'Missed field goal'],
  ['PUNT', 'Punt'],
  ['INT', 'Interception'],
  ['FUMB', 'Fumble'],
  ['FUM', 'Fumble'],
  ['DOWNS', 'Turnover on downs'],
  ['DOWN', 'Turnover on downs'],
  ['GAME', 'End of game'],
  ['END', 'End of game'],
  ['SAF', 'Safety'],
  ['SAFETY', 'Safety'],
])

/**
 * The drives of <drives>, oldest first; undefined when the file has none. A drive with unreadable
 * positions is left out.
 */
export function footballDrives(
  root: XmlElement,
  teams: Teams,
  regulation: number,
): Drive[] | undefined {
  const elements = childrenNamed(child(root, 'drives'), 'drive')
  const periods = elements.map((drive) => Number.parseInt(attr(drive, 'start').split(',')[1]!, 10))
  const last = Math.max(regulation, ...periods.filter(Number.isFinite))
  const drives = elements.flatMap((drive) => driveOf(drive, teams, regulation, last) ?? [])
  return drives.length > 0 ? drives : undefined
}

/** `start="KO,1,15:00,25"`: how, quarter, clock, yards from the own goal line. */
function driveOf(drive: XmlElement, teams: Teams, regulation: number, last: number): Drive | null {
  const [, quarter = '', clock = '', from = ''] = attr(drive, 'start').split(',')
  const [how = '', endQuarter = '', , to = ''] = attr(drive, 'end').split(',')
  const side = resolveSide(attr(drive, 'vh'), teams) ?? resolveSide(attr(drive, 'team'), teams)
  const yards = numberAttr(drive, 'yards')
  if (side === null || from === '' || !isYard(Number(from)) || yards === null) return null
  const reached =
    to !== '' && isYard(Number(to)) ? Number(to) : Math.min(100, Math.max(0, Number(from) + yards))
  const end = how.trim().toUpperCase()
  const period = Number.parseInt(endQuarter, 10) || Number.parseInt(quarter, 10) || 1
  return {
    side,
    yards,
    from: Number(from),
    to: reached,
    plays: numberAttr(drive, 'plays') ?? 0,
    period: periodName(Number.parseInt(quarter, 10) || 1, regulation),
    clock: clock.trim() || null,
    time: attr(drive, 'top') || null,
    result:
      (end === 'HALF' ? endOfPeriod(period, regulation, last) : ends.get(end)) ??
      (how.trim() || null),
    scored: end === 'TD' || end === 'FG',
  }
}

/** Files write HALF for the end of each half. `last` is the last period of the game. */
const endOfPeriod = (period: number, regulation: number, last: number): string =>
  period < regulation ? 'End of half' : period < last ? 'End of regulation' : 'End of game'

const isYard = (value: number) => Number.isFinite(value) && value >= 0 && value <= 100

/**
 * Possession, down and position from <downtogo>; null before the kickoff, before overtime and after
 * the end. At halftime only who receives, if the file tells.
 */
export function footballSituation(
  root: XmlElement,
  teams: Teams,
  { started, complete, period, regulation, periodLabel, clock }: StatFile['status'],
  isTied: boolean,
): StatFile['situation'] {
  const now = child(child(root, 'plays'), 'downtogo')
  const side = resolveSide(attr(now, 'hasball'), teams) ?? resolveSide(attr(now, 'id'), teams)
  if (!started || complete || side === null) return null
  const plays = childrenNamed(child(root, 'plays'), 'qtr').flatMap((quarter) =>
    childrenNamed(quarter, 'play'),
  )
  const ball = spotOf(now, side, teams)
  const before = nextKick(plays, ball)
  // The next drive begins anew; only a try is still played without time on the clock.
  if (periodLabel === 'Half' && before !== 'Try') return secondHalf(plays, teams)
  const isOvertimeNext = isTied && period === regulation && isZeroClock(clock ?? '')
  if (isOvertimeNext && before !== 'Try') return null
  if (before === 'Half begins') return null
  // In overtime no kickoff follows a score.
  if (before === 'Kickoff' && period > regulation) return { side, words: '' }
  if (before !== null)
    return {
      side,
      words: before,
      ...(ball !== null && { field: { from: null, ball, line: null } }),
    }
  const down = formatDown(now, side, teams)
  const toGo = numberAttr(now, 'togo')
  if (down === '' || toGo === null) return { side, words: '' }
  return {
    side,
    words: down,
    ...(ball !== null && {
      field: {
        from: driveStart(plays, side, teams) ?? ball,
        ball,
        line: ball + toGo < 100 ? ball + toGo : null,
      },
    }),
  }
}

/** Who receives the second half's kickoff: the winner of the toss that deferred. */
function secondHalf(plays: XmlElement[], teams: Teams): StatFile['situation'] {
  const toss = plays.find((play) => /\btoss and defers\b/i.test(attr(play, 'text')))
  const [, first = ''] = /\b(\S+) will receive\b/i.exec(attr(toss, 'text')) ?? []
  const receiver = resolveSide(first, teams)
  return (
    receiver && { side: receiver === 'home' ? 'visitor' : 'home', words: 'Second-half kickoff' }
  )
}

/**
 * The situation before a play: '3rd & 10 at HSU 49', 'Kickoff', 'Extra point', 'Two-point try'; ''
 * for a note and when the file has no down.
 */
export function situationBefore(play: XmlElement, side: Side | null, teams: Teams): string {
  const type = attr(play, 'type').toUpperCase()
  if (type === 'K') return 'Kickoff'
  if (type === 'X')
    return /\b(?:pass|rush) attempt\b/i.test(attr(play, 'text')) ? 'Two-point try' : 'Extra point'
  return type === '#' || side === null ? '' : formatDown(play, side, teams)
}

/** '3rd & 10 at HSU 49', '1st & goal at ASH 4': by attributes, or by `context="V,3,10,H49"`. */
function formatDown(element: XmlElement | undefined, side: Side, teams: Teams): string {
  const context = attr(element, 'context').split(',')
  const down = Number(attr(element, 'down') || context[1])
  const toGo = Number(attr(element, 'togo') || (context[2] ?? Number.NaN))
  if (!(down >= 1 && down <= 4) || Number.isNaN(toGo)) return ''
  const spot = attr(element, 'spot') || (context[3] ?? '')
  const [, half = '', yard] = /^(.*?)\s*0*(\d{1,2})$/.exec(spot) ?? []
  // A context names the team by its side.
  const owner = resolveSide(half, teams)
  const team = owner === null ? half : teams[owner].id
  const ball = spotOf(element, side, teams)
  const isGoal = ball !== null && ball + toGo === 100
  return `${ordinal(down)} & ${isGoal ? 'goal' : toGo}${team && yard ? ` at ${team} ${yard}` : ''}`
}

/** A kick comes next: <downtogo> then has a down that will not be played. */
function nextKick(
  plays: XmlElement[],
  ball: number | null,
): 'Kickoff' | 'Try' | 'Half begins' | null {
  if (/^start of (?:1st|3rd) quarter/i.test(attr(plays.at(-1), 'text'))) return 'Half begins'
  const last = plays.findLast((play) => !['#', 'E'].includes(attr(play, 'type')))
  const type = attr(last, 'type').toUpperCase()
  const text = attr(last, 'text')
  if (type === 'X' || /\b(?:kick|pass|rush) attempt (?:good|failed|no good)/i.test(text))
    return 'Kickoff'
  if (attr(last, 'score') !== 'Y') return null
  const isTouchdown = type !== 'F' && !/\bsafety\b/i.test(text)
  return isTouchdown && (ball === null || ball >= 90) ? 'Try' : 'Kickoff'
}

/** Where the current drive began: its heading, or the first play of an unbroken possession. */
function driveStart(plays: XmlElement[], side: Side, teams: Teams): number | null {
  let from: number | null = null
  for (const play of plays.toReversed()) {
    const type = attr(play, 'type').toUpperCase()
    const isStart = /\bdrive start\b/i.test(attr(play, 'text'))
    if (type === '#' && !isStart) continue
    if (['K', 'X'].includes(type) || resolveSide(attr(play, 'hasball'), teams) !== side) break
    from = spotOf(play, side, teams) ?? from
    if (isStart) break
  }
  return from
}

/** A position in yards from the goal line of `side`: `context="V,1,10,H35"`, or `spot="HSU35"`. */
function spotOf(element: XmlElement | undefined, side: Side, teams: Teams): number | null {
  const position = attr(element, 'context').split(',')[3] || attr(element, 'spot')
  const [, half = '', yard] = /^(.*?)\s*(\d{1,2})$/.exec(position.trim()) ?? []
  const yards = Number(yard)
  if (yard === undefined || yards > 50) return null
  const halfSide = resolveSide(half, teams)
  if (halfSide === null) return yards === 50 ? 50 : null
  return halfSide === side ? yards : 100 - yards
}
