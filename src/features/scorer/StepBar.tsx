import type { HandSide } from '../../contract/ingest.schema.ts'
import {
  isSetWon,
  type HandGame,
  type HandLine,
  type HandRules,
} from '../../domain/hand-score/rules.ts'
import { formatEvent, formatStep } from '../../domain/hand-score/words.ts'
import { Button } from '../../ui/Button.tsx'
import css from './Console.module.css'

type Props = {
  game: HandGame
  rules: HandRules
  last: number
  names: Record<HandSide, string>
  newest: HandLine | undefined
  undo: (() => void) | undefined
  go(step: number): void
  start(): void
  end(): void
  reopen(): void
}

/** The period, and undo: within reach of the thumb and away from the button that ends the game. */
export function StepBar({
  game: { state, step, periods },
  rules,
  last,
  names,
  newest,
  undo,
  go,
  start,
  end,
  reopen,
}: Props) {
  const stepName = rules.halves ? 'half inning' : rules.periodName.toLowerCase()
  const over = isSetWon(rules, step, periods.team[step - 1] ?? 0, periods.opponent[step - 1] ?? 0)
  return (
    <div className={css.bar}>
      <Button kind="alternate" size="large" disabled={!undo} onClick={undo}>
        <span className={css.undo}>
          Undo
          {newest && (
            <span className={css.what}>
              {newest.event.kind === 'score' && `${names[newest.event.side]}: `}
              {formatEvent(newest.event, rules)}
            </span>
          )}
        </span>
      </Button>
      {state === 'before' && (
        <Button size="large" onClick={start}>
          Start the game
        </Button>
      )}
      {state === 'final' && (
        <Button kind="alternate" size="large" onClick={reopen}>
          Not over yet
        </Button>
      )}
      {state === 'on' && (
        <>
          {last > 1 && (
            <div className={css.steps} role="group" aria-label={`Which ${stepName}`}>
              <Button
                kind="alternate"
                size="large"
                disabled={step <= 1}
                onClick={() => go(step - 1)}
                aria-label={`Back to ${formatStep(rules, Math.max(1, step - 1))}`}
              >
                ‹ {step > 1 ? formatStep(rules, step - 1) : ''}
              </Button>
              <Button
                kind={over ? 'priority' : 'alternate'}
                size="large"
                disabled={step >= last}
                onClick={() => go(step + 1)}
                aria-label={`Go to ${formatStep(rules, Math.min(last, step + 1))}`}
              >
                {step < last ? formatStep(rules, step + 1) : ''} ›
              </Button>
            </div>
          )}
          <div className={css.end}>
            <Button kind="alternate" size="large" onClick={end}>
              Final…
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
