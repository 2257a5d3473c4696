import { formatSeconds } from '../../domain/calendar/clock-words.ts'
import { useState } from 'react'
import type { HandSide } from '../../contract/ingest.schema.ts'
import type { HandLine, HandRules } from '../../domain/hand-score/rules.ts'
import { formatEvent, formatStep } from '../../domain/hand-score/words.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './Board.module.css'
import type { Tap } from './use-sheet.ts'

type Props = {
  lines: HandLine[]
  rules: HandRules
  names: Record<HandSide, string>
  tap(...taps: Tap[]): void
}

/** Lines shown until all are requested. */
const few = 12

/** All taps of all devices, newest first; each can be undone and redone. */
export function TapLog({ lines, rules, names, tap }: Props) {
  const [all, setAll] = useState(false)
  const visibleLines = all ? lines : lines.slice(0, few)
  return (
    <section className={css.log} aria-label="Scoring log">
      <h2 className={css.title}>Scoring log</h2>
      {lines.length === 0 && (
        <p className="muted">Your scoring log appears here. You can undo any entry.</p>
      )}
      <ol role="list">
        {visibleLines.map(({ event, score, undoneBy }) => {
          const team = event.kind === 'score' ? `${names[event.side]}: ` : ''
          const text = `${team}${formatEvent(event, rules)}`
          const undone = undoneBy.length > 0
          return (
            <li key={event.id} className={css.logLine} data-undone={undone || undefined}>
              <time className="quiet" dateTime={new Date(event.at).toISOString()}>
                {formatSeconds(event.at)}
              </time>
              <span className={css.logWords}>
                {undone ? <s>{text}</s> : text}
                {event.kind === 'score' && formatStep(rules, event.step) && (
                  <span className="quiet"> {formatStep(rules, event.step)}</span>
                )}
              </span>
              <span className="bold">
                {event.kind === 'score' &&
                  !undone &&
                  !rules.sets &&
                  `${score.team}–${score.opponent}`}
              </span>
              <Button
                kind="text"
                onClick={() =>
                  undone
                    ? tap(...undoneBy.map((of) => ({ kind: 'undo' as const, of })))
                    : tap({ kind: 'undo', of: event.id })
                }
              >
                {undone ? 'Redo' : 'Undo'}
                <VisuallyHidden> {text}</VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ol>
      {lines.length > few && !all && (
        <Button kind="alternate" onClick={() => setAll(true)}>
          All {lines.length} entries
        </Button>
      )}
    </section>
  )
}
