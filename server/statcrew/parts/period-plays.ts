import { attr, child, childrenNamed, periodOf, type XmlElement } from '../file/xml-element.ts'
import type { NameBook } from './names.ts'
import { PlayList } from './play-list.ts'
import { periodName } from './status.ts'
import { sideOf, type Teams } from './teams.ts'

/**
 * Plays by period as lacrosse, soccer and the two hockeys write them: in words, the score after a
 * goal in an element of its own or on the play.
 */
export function periodPlays(
  root: XmlElement,
  teams: Teams,
  names: NameBook,
  regulation: number,
): PlayList {
  const list = new PlayList()
  childrenNamed(child(root, 'plays'), 'period').forEach((period, index) => {
    const number = periodOf(period, 'number') ?? index + 1
    list.startPeriod(periodName(number, regulation))
    for (const [order, element] of period.children.entries()) {
      if (element.name === 'currentscore')
        list.addScore({ home: attr(element, 'hscore'), visitor: attr(element, 'vscore') })
      if (element.name !== 'play') continue
      list.add({
        id: `${number}-${attr(element, 'number') || order + 1}`,
        side: sideOf(attr(element, 'vh'), teams) ?? sideOf(attr(element, 'team'), teams),
        clock: attr(element, 'clock'),
        text: names.inText(attr(element, 'text').replace(/^\*\s*/, '')),
        score: { home: attr(element, 'hscore'), visitor: attr(element, 'vscore') },
      })
    }
  })
  return list
}
