import type { Drive, StatFile } from '../../src/contract/box-score.schema.ts'
import { attr, child, childrenNamed, numberOf, type XmlElement } from './file/xml.ts'
import { ordinal, periodName } from './parts/line-score.ts'
import { sideOf, type Teams } from './parts/teams.ts'

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
  ['DOWNS', 'Downs'],
  ['DOWN', 'Downs'],
  ['HALF', 'End of half'],
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
  const drives = childrenNamed(child(root, 'drives'), 'drive').flatMap(
    (drive) => driveOf(drive, teams, regulation) ?? [],
  )
  return drives.length > 0 ? drives : undefined
}

/** `start="KO,1,15:00,25"`: how, quarter, clock, yards from the own goal line. */
function driveOf(drive: XmlElement, teams: Teams, regulation: number): Drive | null {
  const [, quarter = '', clock = '', from = ''] = attr(drive, 'start').split(',')
  const [how = '', , , to = ''] = attr(drive, 'end').split(',')
  const side = sideOf(attr(drive, 'vh'), teams) ?? sideOf(attr(drive, 'team'), teams)
  const yards = numberOf(drive, 'yards')
  if (side === null || from === '' || !isYard(Number(from)) || yards === null) return null
  const reached =
    to !== '' && isYard(Number(to)) ? Number(to) : Math.min(100, Math.max(0, Number(from) + yards))
  const end = how.trim().toUpperCase()
  return {
    side,
    yards,
    from: Number(from),
    to: reached,
    plays: numberOf(drive, 'plays') ?? 0,
    period: periodName(Number.parseInt(quarter, 10) || 1, regulation),
    clock: clock.trim() || null,
    time: attr(drive, 'top') || null,
    result: ends.get(end) ?? (how.trim() || null),
    scored: end === 'TD' || end === 'FG',
  }
}

const isYard = (value: number) => Number.isFinite(value) && value >= 0 && value <= 100

/** Possession, down and position from <downtogo>; null before the kickoff and after the end. */
export function footballSituation(
  root: XmlElement,
  teams: Teams,
  { started, complete }: StatFile['status'],
): StatFile['situation'] {
  const now = child(child(root, 'plays'), 'downtogo')
  const side = sideOf(attr(now, 'hasball'), teams) ?? sideOf(attr(now, 'id'), teams)
  if (!started || complete || side === null) return null
  const down = numberOf(now, 'down')
  const toGo = numberOf(now, 'togo')
  const [, half, yard] = /^(.*?)\s*0*(\d{1,2})$/.exec(attr(now, 'spot')) ?? []
  const at = half && yard ? ` at ${half} ${yard}` : ''
  return {
    side,
    words:
      down !== null && down >= 1 && down <= 4 && toGo !== null
        ? `${ordinal(down)} & ${toGo}${at}`
        : '',
  }
}
