import type { BoxScore } from '../../contract/box-score.schema.ts'
import { playText } from './box-score.ts'
import { labelPlay } from './play-label.ts'

type File = Pick<BoxScore, 'family' | 'lastPlay' | 'plays' | 'homeTeam' | 'visitingTeam'>

/** Who forced a fumble and who recovered it, at the end of the sentence. */
const recovery = /, fumble forced by [^,]+, recovered by [^,]+$/

/** Tacklers, whom the list of plays has; not the player who was penalized. */
const tacklers = / (?<!\b[Oo]n \S+: [^,]*)\(\p{Lu}[^()\d]*\)/gu

/**
 * The last play. A sentence of football ends with what came of it, so that is said first: 'Fumble,
 * DUN recovers · …' is cut in the right place.
 */
export function describeLastPlay(file: File): string | null {
  const { lastPlay, family, plays, homeTeam, visitingTeam } = file
  if (!lastPlay) return null
  const ids = { visitor: visitingTeam.id, home: homeTeam.id }
  if (family !== 'football') return playText(lastPlay, Object.values(ids))
  const side =
    plays.flatMap((period) => period.plays).findLast(({ text }) => text === lastPlay)?.side ?? null
  const { label, marks, text } = labelPlay({ text: lastPlay, side }, ids, family)
  const holder = /\bfumble\b.*\brecovered by (\S+)/i.exec(lastPlay)?.[1]
  const fumble = holder && Object.values(ids).includes(holder) && `${holder} recovers`
  const outcome = [
    label && fumble ? `${label.replace(' lost', '')}` : label,
    label && fumble && (label === 'Fumble lost' ? fumble : `fumble, ${fumble}`),
    ...marks.filter((mark) => mark !== 'Turnover').map((mark) => mark.toLowerCase()),
  ]
  // Who made a sack is part of it.
  const tackled = label.startsWith('Sack') ? text : text.replace(tacklers, '')
  const rest = tackled.replace(recovery, fumble ? '' : '$&')
  return [outcome.filter(Boolean).join(', '), rest].filter(Boolean).join(' · ')
}
