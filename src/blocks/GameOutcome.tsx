import type { Outcome } from '../domain/game-outcome.ts'
import { LiveDot } from '../ui/Badge.tsx'
import { Digits } from '../ui/Digits.tsx'
import css from './GameOutcome.module.css'
import { ResultMark } from './ResultMark.tsx'

/**
 * The end of a game's line: its result, its score as it grows, its time, or why there is none. Two lines high, always.
 * What has another shape (a digit more, a mark) is drawn anew by its key: nothing that stands is pushed aside.
 */
export function GameOutcome({ outcome: { kind, mark, score, words, note } }: { outcome: Outcome }) {
  return (
    <p className={css.outcome} data-kind={kind}>
      <span className={css.large} data-long={(!score && words.length > 12) || undefined} data-figures={score && `${score.team}–${score.opponent}`.length > 8 ? 'many' : undefined}>
        {mark && <><ResultMark result={mark} /> </>}
        {score ? <span key={`${mark}${score.team.length}:${score.opponent.length}`}><Digits value={score.team} />–<Digits value={score.opponent} /></span> : words}
      </span>{' '}
      <span key={kind} className={css.note}>{kind === 'live' && <><LiveDot /> </>}{note}</span>
    </p>
  )
}
