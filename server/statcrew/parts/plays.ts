import { attr, child, childrenNamed, periodAttr, type XmlElement } from '../file/xml.ts'
import type { NameBook } from './name-book.ts'
import { periodName } from './line-score.ts'
import { tidyPlayText } from './play-text.ts'
import { resolveSide, type Side, type Teams } from './teams.ts'
import type { Play, StatFile } from '../../../src/contract/box-score.schema.ts'

export type Score = { home: string; visitor: string }
type NewPlay = {
  id: string
  side: Side | null
  clock: string
  text: string
  /** '' when the file does not have it. */
  situation?: string
  score?: Score | null
  spot?: Play['spot']
}

/** 'Start of 3rd quarter', 'End of game': files put the team with the ball there. */
const periodMarker = /^(?:start|end) of\b|^game over\b/i

/** Collects plays, oldest first, with the running score on plays that change it. */
export class PlayList {
  readonly groups: StatFile['plays'] = []
  running: Score = { home: '0', visitor: '0' }
  private readonly ids = new Set<string>()

  startPeriod(period: string): void {
    if (this.groups.at(-1)?.period !== period) this.groups.push({ period, plays: [] })
  }

  /** Volleyball counts from 0 in every set. */
  resetScore(): void {
    this.running = { home: '0', visitor: '0' }
  }

  /** A play without text is left out, but its score counts. */
  add(play: NewPlay): void {
    const group = this.groups.at(-1)
    if (group === undefined) return
    const score = this.change(play.score ?? null)
    if (play.text === '') return
    group.plays.push({
      id: this.unused(play.id),
      side: periodMarker.test(play.text) ? null : play.side,
      clock: play.clock || null,
      text: tidyPlayText(play.text),
      score,
      ...(play.situation ? { situation: play.situation } : {}),
      ...(play.spot ? { spot: play.spot } : {}),
    })
  }

  /** A separate score element after a play belongs to that play. */
  addScore(score: Score): void {
    const play = this.groups.at(-1)?.plays.at(-1)
    const changed = this.change(score)
    if (play !== undefined && changed !== null) play.score = changed
  }

  /** The last play whose text is not left out. */
  last(isLeftOut: (text: string) => boolean = () => false): Play | null {
    return (
      this.groups.flatMap(({ plays }) => plays).findLast(({ text }) => !isLeftOut(text)) ?? null
    )
  }

  private change(score: Score | null): Score | null {
    if (score === null || score.home === '' || score.visitor === '') return null
    if (score.home === this.running.home && score.visitor === this.running.visitor) return null
    this.running = score
    return score
  }

  private unused(id: string): string {
    const baseId = id.replace(/[^A-Za-z0-9]+/g, '-')
    let unused = baseId
    for (let copy = 2; this.ids.has(unused); copy++) unused = `${baseId}-${copy}`
    this.ids.add(unused)
    return unused
  }
}

/** A scoring summary for files without one: the plays that changed the score. */
export function collectScoring(plays: StatFile['plays']): StatFile['scoring'] {
  return plays.flatMap((group) =>
    group.plays.flatMap((play) =>
      play.score === null || play.side === null
        ? []
        : [
            {
              period: group.period,
              clock: play.clock,
              side: play.side,
              text: play.text,
              home: play.score.home,
              visitor: play.score.visitor,
            },
          ],
    ),
  )
}

/**
 * Warns when the plays end with another score than the line score; files without scoring plays are
 * ignored.
 */
export function checkRunning(
  list: PlayList,
  home: string,
  visitor: string,
  warnings: string[],
): void {
  const { running } = list
  if (running.home === '0' && running.visitor === '0') return
  if (running.home !== home || running.visitor !== visitor)
    warnings.push(
      `The plays end at ${running.visitor}-${running.home} (visitors first), the score says ` +
        `${visitor}-${home}.`,
    )
}

/**
 * Plays by period in lacrosse, soccer and both kinds of hockey: text, with the score after a goal
 * in its own element or on the play.
 */
export function periodPlays(
  root: XmlElement,
  teams: Teams,
  names: NameBook,
  regulation: number,
): PlayList {
  const list = new PlayList()
  childrenNamed(child(root, 'plays'), 'period').forEach((period, index) => {
    const number = periodAttr(period, 'number') ?? index + 1
    list.startPeriod(periodName(number, regulation))
    for (const [order, element] of period.children.entries()) {
      if (element.name === 'currentscore')
        list.addScore({ home: attr(element, 'hscore'), visitor: attr(element, 'vscore') })
      if (element.name !== 'play') continue
      list.add({
        id: `${number}-${attr(element, 'number') || order + 1}`,
        side: resolveSide(attr(element, 'vh'), teams) ?? resolveSide(attr(element, 'team'), teams),
        clock: attr(element, 'clock'),
        text: names.inText(attr(element, 'text').replace(/^\*\s*/, '')),
        score: { home: attr(element, 'hscore'), visitor: attr(element, 'vscore') },
      })
    }
  })
  return list
}
