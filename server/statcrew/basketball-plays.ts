import { attr, child, childrenNamed, periodAttr, type XmlElement } from './file/xml.ts'
import type { NameBook } from './parts/name-book.ts'
import { PlayList } from './parts/plays.ts'
import { periodName } from './parts/line-score.ts'
import { resolveSide, type Side, type Teams } from './parts/teams.ts'

/** Whether a sentence is that of a SUB: no play. */
export const isSubstitution = (text: string): boolean => /(?:leaves|enters) the game$/.test(text)

/**
 * Plays by period. Basketball files have tokens (GOOD 3PTR) instead of sentences; a sentence in the
 * file is preferred.
 */
export function basketballPlays(
  root: XmlElement,
  teams: Teams,
  names: NameBook,
  regulation: number,
): PlayList {
  const list = new PlayList()
  childrenNamed(child(root, 'plays'), 'period').forEach((period, index) => {
    const number = periodAttr(period, 'number') ?? index + 1
    list.startPeriod(periodName(number, regulation))
    for (const [order, play] of childrenNamed(period, 'play').entries()) {
      const side = resolveSide(attr(play, 'vh'), teams) ?? resolveSide(attr(play, 'team'), teams)
      list.add({
        id: `${number}-${attr(play, 'number') || order + 1}`,
        side,
        clock: attr(play, 'time') || attr(play, 'clock'),
        text:
          names.inText(attr(play, 'text'), {
            side,
            uni: attr(play, 'uni'),
            given: attr(play, 'checkname') || attr(play, 'name'),
          }) || playText(play, side, teams, names),
        score: { home: attr(play, 'hscore'), visitor: attr(play, 'vscore') },
      })
    }
  })
  return list
}

const shots: Readonly<Record<string, string>> = {
  '3PTR': '3-pointer',
  '2PTR': '2-pointer',
  FT: 'free throw',
  JUMPER: 'jump shot',
  LAYUP: 'layup',
  DUNK: 'dunk',
  TIPIN: 'tip-in',
  HOOK: 'hook shot',
}
const rebounds: Readonly<Record<string, string>> = {
  OFF: 'Offensive rebound',
  DEF: 'Defensive rebound',
  DEADB: 'Dead-ball rebound',
}
const timeouts: Readonly<Record<string, string>> = {
  TEAM: 'Timeout',
  FULL: 'Timeout',
  '30SEC': '30-second timeout',
  MEDIA: 'Media timeout',
  TV: 'Media timeout',
  OFFICIAL: 'Official timeout',
}
const fouls: Readonly<Record<string, string>> = {
  TECH: 'Technical foul',
  OFF: 'Offensive foul',
  FLAG: 'Flagrant foul',
}

/**
 * 'Ada Quill made a 3-pointer', 'Defensive rebound by Lakeshore State': a team's own row is
 * named by the team. '' for a token without meaning to readers.
 */
function playText(play: XmlElement, side: Side | null, teams: Teams, names: NameBook): string {
  const [action, type] = [attr(play, 'action').toUpperCase(), attr(play, 'type').toUpperCase()]
  const team = side === null ? '' : teams[side].name
  const writtenName = attr(play, 'checkname') || attr(play, 'name')
  const isTeam = writtenName === '' || /^(?:tm|team)$/i.test(writtenName)
  const actor = isTeam ? team : names.shown(writtenName, { side, uni: attr(play, 'uni') })
  const by = actor === '' ? '' : ` by ${actor}`
  const shot = shots[type] ?? 'shot'
  switch (action) {
    case 'GOOD':
      return `${actor} made a ${shot}`
    case 'MISS':
      return `${actor} missed a ${shot}`
    case 'REBOUND':
      return `${rebounds[type] ?? 'Rebound'}${by}`
    case 'ASSIST':
      return `Assist${by}`
    case 'TURNOVER':
      return `Turnover${by}`
    case 'STEAL':
      return `Steal${by}`
    case 'BLOCK':
      return `Block${by}`
    case 'FOUL':
      return `${fouls[type] ?? 'Foul'}${actor === '' ? '' : ` on ${actor}`}`
    case 'FOULTAKEN':
      return actor === '' ? '' : `${actor} drew the foul`
    case 'SUB':
      return isTeam ? '' : `${actor} ${type === 'OUT' ? 'leaves' : 'enters'} the game`
    case 'TIMEOUT':
      return `${timeouts[type] ?? 'Timeout'}${/^(?:MEDIA|TV|OFFICIAL)$/.test(type) ? '' : by}`
    case 'JUMPBALL':
      return `Jump ball${type === 'WON' ? ` won${by}` : ''}`
    default:
      return ''
  }
}
