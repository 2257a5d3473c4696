import type { Play, StatFamily } from '../../contract/box-score.schema.ts'
import { labelPlay } from '../../domain/games/play-label.ts'
import { formatPlaySituation } from '../../domain/games/plays.ts'
import { playText } from '../../domain/games/box-score.ts'
import { clock as clockWords } from '../../domain/calendar/when.ts'
import css from './Plays.module.css'

export type PlayLineProps = {
  play: Play
  ids: Record<'visitor' | 'home', string>
  timed: boolean
  band: boolean
  /** Who won each point, where every rally has one; else null. */
  winners: Map<string, 'home' | 'visitor'> | null
  family: StatFamily
  /** Plays have a situation before them. */
  situated: boolean
}

/** One play: its result, what it also was, and the sentence of the stat crew. */
export function PlayLine({
  play: { id, side, clock, text, score, situation },
  ids,
  timed,
  band,
  winners,
  family,
  situated,
}: PlayLineProps) {
  const winner = winners?.get(id)
  const { label, kind, marks, text: rest } = labelPlay({ text, side }, ids, family)
  const before = formatPlaySituation(situation, playText(text, Object.values(ids)))
  return (
    <li
      className={css.play}
      data-scoring={(score && band) || undefined}
      data-turnover={kind === 'turnover' || undefined}
    >
      {timed && <span className={css.playsClock}>{clockWords(clock)}</span>}{' '}
      {!winners && (
        <>
          <span className={css.team}>{side && ids[side]}</span>{' '}
        </>
      )}
      {situated && (
        // Empty before a kick, so that its text begins where the others do.
        <>
          <span className={css.before}>{before}</span>{' '}
        </>
      )}
      <span>
        {label && (
          <>
            <b className={css.result} data-kind={kind ?? undefined}>
              {label}
            </b>{' '}
          </>
        )}
        {marks.map((mark) => (
          <span key={mark}>
            <span className={css.mark}>{mark}</span>{' '}
          </span>
        ))}
        {withAsides(rest)}
      </span>{' '}
      {winner && (
        <>
          <span className="quiet">{ids[winner]} point</span>{' '}
        </>
      )}
      {score && <b className={css.playsScore}>{`${score.visitor}–${score.home}`}</b>}
    </li>
  )
}

/** Tacklers and the like, in parentheses, are quieter than the play. */
const withAsides = (text: string) =>
  text.split(/(\([^()]*\))/).map((part, i) =>
    i % 2 === 1 ? (
      <span key={i} className={css.aside}>
        {part}
      </span>
    ) : (
      part
    ),
  )
