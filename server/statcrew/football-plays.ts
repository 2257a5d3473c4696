import type { StatFile } from '../../src/contract/box-score.schema.ts'
import { situationBefore } from './football-drives.ts'
import { attr, childrenNamed, periodAttr, type XmlElement } from './file/xml.ts'
import type { NameBook, Who } from './parts/name-book.ts'
import { PlayList } from './parts/plays.ts'
import { periodName } from './parts/line-score.ts'
import { resolveSide, type Teams } from './parts/teams.ts'

/**
 * Plays by quarter. A play's text begins with the clock at the snap, "(07:57) "; its clock
 * attribute is the end. A score has the time of the end, as in the scoring summary.
 */
export function footballPlays(
  quarters: XmlElement[],
  teams: Teams,
  names: NameBook,
  regulation: number,
): PlayList {
  const list = new PlayList()
  quarters.forEach((quarter, index) => {
    const number = periodAttr(quarter, 'number') ?? index + 1
    list.startPeriod(periodName(number, regulation))
    for (const [order, element] of quarter.children.entries()) {
      if (element.name === 'score')
        list.addScore({ home: attr(element, 'H'), visitor: attr(element, 'V') })
      if (element.name !== 'play') continue
      const side =
        resolveSide(attr(element, 'hasball'), teams) ??
        resolveSide(attr(element, 'context').charAt(0), teams)
      const snap = /^\((\d{1,2}:\d{2})\)\s*/.exec(attr(element, 'text'))
      const end = attr(element, 'clock')
      const scores = attr(element, 'score') === 'Y' || quarter.children[order + 1]?.name === 'score'
      list.add({
        id: attr(element, 'playid') || `${number}-${order + 1}`,
        side,
        situation: situationBefore(element, side, teams),
        clock: (scores && end) || (snap?.[1] ?? end),
        text: names.inText(attr(element, 'text').slice(snap?.[0].length ?? 0)),
        score: { home: attr(element, 'hscore'), visitor: attr(element, 'vscore') },
      })
    }
  })
  return list
}

/** The scoring summary: scorer, how, conversion, drive. */
export function footballScoring(
  scores: XmlElement | undefined,
  teams: Teams,
  names: NameBook,
  regulation: number,
): StatFile['scoring'] {
  return childrenNamed(scores, 'score').flatMap((score) => {
    const side = resolveSide(attr(score, 'vh'), teams) ?? resolveSide(attr(score, 'team'), teams)
    if (side === null) return []
    return [
      {
        period: periodName(periodAttr(score, 'qtr') ?? 1, regulation),
        clock: attr(score, 'clock') || null,
        side,
        text: [
          `${scoreText(score, names, { side })}${tryText(score, names, { side })}`,
          driveText(score),
        ]
          .filter((part) => part !== '')
          .join('. '),
        home: attr(score, 'hscore'),
        visitor: attr(score, 'vscore'),
      },
    ]
  })
}

const ways = new Map([
  ['RUSH', 'run'],
  ['KO', 'kickoff return'],
  ['KR', 'kickoff return'],
  ['PUNT', 'punt return'],
  ['PR', 'punt return'],
  ['INT', 'interception return'],
  ['FUMB', 'fumble return'],
  ['FUM', 'fumble return'],
  ['FG', 'missed field goal return'],
])

function scoreText(score: XmlElement, names: NameBook, team: Who): string {
  const scorer = names.shown(attr(score, 'scorer'), team)
  const yards = attr(score, 'yds') === '' ? '' : ` ${attr(score, 'yds')} yd`
  const type = attr(score, 'type').toUpperCase()
  if (type === 'FG') return `${scorer}${yards} field goal`
  if (type.startsWith('SAF')) return scorer === '' ? 'Safety' : `${scorer} safety`
  const how = attr(score, 'how').toUpperCase()
  const passer = names.shown(attr(score, 'passer'), team)
  if (how === 'PASS') return `${scorer}${yards} pass${passer === '' ? '' : ` from ${passer}`}`
  return (
    `${scorer}${yards} ` +
    `${ways.get(how) ?? (type === 'TD' || type === '' ? 'touchdown' : type.toLowerCase())}`
  )
}

function tryText(score: XmlElement, names: NameBook, team: Who): string {
  const kind = attr(score, 'pattype').toLowerCase()
  if (kind === '') return ''
  const good = /^(?:good|made|y)/i.test(attr(score, 'patres'))
  const details = [names.shown(attr(score, 'patby'), team), kind, good ? '' : 'failed']
  return ` (${details.filter((detail) => detail !== '').join(' ')})`
}

function driveText(score: XmlElement): string {
  if (attr(score, 'plays') === '' || attr(score, 'drive') === '') return ''
  const parts = [
    counted(attr(score, 'plays'), 'play'),
    counted(attr(score, 'drive'), 'yard'),
    attr(score, 'top'),
  ]
  return `Drive: ${parts.filter((part) => part !== '').join(', ')}`
}

function counted(number: string, noun: string): string {
  return `${number} ${noun}${number === '1' ? '' : 's'}`
}
