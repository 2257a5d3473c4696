import type { Outcome } from '../domain/games/game-outcome.ts'
import { LiveDot } from '../ui/Badge.tsx'
import { Digits } from '../ui/Digits.tsx'
import css from './GameOutcome.module.css'
import { ResultMark } from './ResultMark.tsx'

/**
 * The end of a game's line: its result, its score as it grows, its time, or why there is none. Two
 * lines high, always. Of a meet with several races each placing has a line. What has another shape
 * (a digit more, a mark) is drawn anew by its key: nothing that stands is pushed aside.
 */
export function GameOutcome({
  outcome: { kind, mark, score, words, note },
  game,
}: {
  outcome: Outcome
  /** Its id. */ game: number
}) {
  const long = hasLongWords({ score, words })
  const tells = kind === 'final' || (kind === 'live' && score !== null)
  return (
    <p className={css.outcome} data-kind={kind}>
      <span
        className={css.large}
        data-spoils={tells ? game : undefined}
        data-long={long || undefined}
        data-figures={score && `${score.team}–${score.opponent}`.length > 8 ? 'many' : undefined}
      >
        {mark && (
          <>
            <ResultMark result={mark} />{' '}
          </>
        )}
        {score ? (
          <span key={`${mark}${score.team.length}:${score.opponent.length}`}>
            <Digits value={score.team} />–<Digits value={score.opponent} />
          </span>
        ) : long ? (
          words.split(' | ').map((line) => (
            <span key={line} className={css.line}>
              {line}
            </span>
          ))
        ) : tells ? (
          <span>{words}</span>
        ) : (
          words
        )}
      </span>{' '}
      <span key={kind} className={css.note}>
        {kind === 'live' && (
          <>
            <LiveDot />{' '}
          </>
        )}
        {note}
      </span>
    </p>
  )
}

/** The times or the placings of several races are no figure but a sentence. */
export const hasLongWords = ({ score, words }: Pick<Outcome, 'score' | 'words'>): boolean =>
  !score && words.length > 12
