import {
  attr,
  child,
  childrenNamed,
  numberOf,
  periodOf,
  type XmlElement,
} from './file/xml-element.ts'
import type { NameBook } from './parts/names.ts'
import { PlayList } from './parts/play-list.ts'
import { ordinal } from './parts/status.ts'
import { sideOf, type Side, type Teams } from './parts/teams.ts'

/** A half inning of the plays. `outs` is counted, for the file states it only before each play. */
export type HalfInning = { inning: number; side: Side; batting: XmlElement; outs: number }

export function halfInnings(root: XmlElement, teams: Teams): HalfInning[] {
  return childrenNamed(child(root, 'plays'), 'inning').flatMap((inning, index) =>
    childrenNamed(inning, 'batting').flatMap((batting) => {
      const side = sideOf(attr(batting, 'vh'), teams) ?? sideOf(attr(batting, 'id'), teams)
      return side === null
        ? []
        : [
            {
              inning: periodOf(inning, 'number') ?? index + 1,
              side,
              batting,
              outs: outsIn(batting),
            },
          ]
    }),
  )
}

/** Plays by half inning, 'Top 1st'. Runs stand on the plays; the running score is counted. */
export function baseballPlays(halves: HalfInning[], teams: Teams, names: NameBook): PlayList {
  const list = new PlayList()
  const runs = { home: 0, visitor: 0 }
  for (const half of halves) {
    list.startPeriod(`${half.side === 'visitor' ? 'Top' : 'Bot'} ${ordinal(half.inning)}`)
    for (const [order, play] of childrenNamed(half.batting, 'play').entries()) {
      runs[half.side] += Math.max(numberOf(play, 'runs') ?? 0, 0)
      const narrative = childrenNamed(play, 'narrative')
        .map((part) => attr(part, 'text'))
        .filter((part) => part !== '')
      list.add({
        id: attr(play, 'seq') || `${half.inning}-${half.side}-${order + 1}`,
        side: sideOf(attr(child(play, 'sub'), 'vh'), teams) ?? half.side,
        clock: '',
        text: names.inText(narrative.join(' ') || attr(play, 'text')),
        score: { home: String(runs.home), visitor: String(runs.visitor) },
      })
    }
  }
  return list
}

function outsIn(batting: XmlElement): number {
  const movements = childrenNamed(batting, 'play').flatMap((play) => [
    ...childrenNamed(play, 'batter'),
    ...childrenNamed(play, 'runner'),
  ])
  return movements.reduce((outs, movement) => outs + (numberOf(movement, 'out') ?? 0), 0)
}
