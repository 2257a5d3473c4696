import type { HandSide } from '../../contract/ingest.schema.ts'
import type { HandRules } from '../../domain/hand-score/rules.ts'
import css from './Board.module.css'

type Props = {
  place: 'first' | 'second'
  side: HandSide
  name: string
  rules: HandRules
  playing: boolean
  score(side: HandSide, points: number): void
}

/** A team's scoring buttons: ours in the department's color, theirs neutral. */
export function TeamPad({ place, side, name, rules, playing, score }: Props) {
  return (
    <div
      className={css.pad}
      role="group"
      aria-label={name}
      data-place={place}
      data-theme={side === 'team' ? 'on-primary' : 'default-white'}
      data-few={rules.buttons.length === 1 || undefined}
    >
      {rules.buttons.map(({ points, label }) => (
        <button
          key={label}
          type="button"
          className={css.button}
          disabled={!playing}
          onClick={() => score(side, points)}
        >
          <span className={css.points}>+{points}</span> <span className={css.label}>{label}</span>
        </button>
      ))}
    </div>
  )
}
