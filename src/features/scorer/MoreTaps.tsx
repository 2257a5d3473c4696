import { useId, useState } from 'react'
import type { HandSide } from '../../contract/ingest.schema.ts'
import type { HandRules } from '../../domain/hand-score/rules.ts'
import { Button } from '../../ui/Button.tsx'
import css from './Console.module.css'
import type { BoardSide } from './Board.tsx'
import type { Tap } from './use-sheet.ts'

type Props = {
  rules: HandRules
  sides: BoardSide[]
  playing: boolean
  clock: string | null
  score(side: HandSide, points: number): void
  tap(...taps: Tap[]): void
}

/** Less frequent entries: a total (to start in mid-game), the clock, a note. */
export function MoreTaps({ rules, sides, playing, clock, score, tap }: Props) {
  const id = useId()
  const [points, setPoints] = useState('')
  const [left, setLeft] = useState('')
  const [note, setNote] = useState('')
  const number = /^[1-9]\d?$/.test(points) ? Number(points) : null
  return (
    <details className={css.more}>
      <summary>More: points, clock, note</summary>
      <form className={css.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={`${id}-points`}>Points, 1 to 99</label>
        <input
          className="input"
          id={`${id}-points`}
          inputMode="numeric"
          autoComplete="off"
          pattern="[1-9][0-9]?"
          maxLength={2}
          value={points}
          onChange={({ currentTarget }) => setPoints(currentTarget.value)}
        />
        <div className="cluster">
          {sides.map(({ key, name }) => (
            <Button
              key={key}
              kind="alternate"
              disabled={!playing || number === null}
              onClick={() => {
                score(key, number!)
                setPoints('')
              }}
            >
              +{number ?? 'n'} {rules.other} {name}
            </Button>
          ))}
        </div>
      </form>
      {rules.regulation > 0 && !rules.sets && !rules.halves && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            tap({ kind: 'clock', clock: left })
            setLeft('')
          }}
        >
          <label htmlFor={`${id}-clock`}>Clock, such as 8:39</label>
          <input
            className="input"
            id={`${id}-clock`}
            inputMode="text"
            autoComplete="off"
            pattern="\d{1,3}:[0-5]\d"
            required
            value={left}
            onChange={({ currentTarget }) => setLeft(currentTarget.value)}
          />
          <div className="cluster">
            <Button kind="alternate" type="submit" disabled={!playing}>
              Set the clock
            </Button>
            {clock && (
              <Button kind="text" onClick={() => tap({ kind: 'clock', clock: '' })}>
                Without a clock
              </Button>
            )}
          </div>
        </form>
      )}
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (note.trim()) tap({ kind: 'note', text: note.trim() })
          setNote('')
        }}
      >
        <label htmlFor={`${id}-note`}>Note for fans</label>
        <input
          className="input"
          id={`${id}-note`}
          maxLength={200}
          autoComplete="off"
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className="cluster">
          <Button kind="alternate" type="submit" disabled={!playing || note.trim() === ''}>
            Send the note
          </Button>
        </div>
      </form>
    </details>
  )
}
