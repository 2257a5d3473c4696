import { formatSeconds } from '../../domain/calendar/clock-words.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import css from './Console.module.css'
import { tokenIn } from './use-device-token.ts'
import type { useSheet } from './use-sheet.ts'

const taps = (number: number) => `${number} ${number === 1 ? 'entry' : 'entries'}`

type Props = { sheet: ReturnType<typeof useSheet>; give(text: string): boolean; forget(): void }

/**
 * Whether all taps were sent, always in one line. It says that unsent taps are stored on this
 * device.
 */
export function SendLine({
  sheet: { waiting, answeredAt, failing, refused, kept, nudge },
  give,
  forget,
}: Props) {
  if (refused)
    return (
      <Ended
        text={refused.text}
        waiting={waiting}
        again={refused.status === 401 || refused.status === 403}
        give={give}
        forget={forget}
      />
    )
  const text =
    waiting > 0
      ? `${taps(waiting)} to send` +
        `${failing ? `, ${kept ? 'saved on this device' : 'keep this page open'}` : ''}`
      : answeredAt === null
        ? failing
          ? 'Offline. Your entries are saved on this device'
          : 'Connecting…'
        : failing
          ? `Not connected; all sent ${formatSeconds(answeredAt)}`
          : `All sent ${formatSeconds(answeredAt)}`
  return (
    <div className={css.line} data-state={failing ? 'failing' : waiting > 0 ? 'waiting' : 'sent'}>
      <span className={css.dot} aria-hidden="true" />
      <span data-sending>{text}</span>
      {failing && (
        <Button kind="text" onClick={nudge}>
          Try now
        </Button>
      )}
      {!kept && (
        <span className={css.warn}>
          This browser does not save data: keep this page open while you score.
        </span>
      )}
    </div>
  )
}

/** The link has expired or is for another game. Taps are kept. */
function Ended({
  text,
  waiting,
  again,
  give,
  forget,
}: {
  text: string
  waiting: number
  again: boolean
  give(text: string): boolean
  forget(): void
}) {
  const [link, setLink] = useState('')
  return (
    <div className={css.ended} role="alert">
      <p>The server no longer accepts entries from this page: {text}</p>
      {waiting > 0 && (
        <p>{taps(waiting)}, saved on this device. They are sent when you use a new link.</p>
      )}
      {again && (
        <form
          className={css.sendForm}
          onSubmit={(event) => {
            event.preventDefault()
            give(link)
          }}
        >
          <label>
            New link{' '}
            <input
              className="input"
              type="password"
              autoComplete="off"
              value={link}
              onChange={({ currentTarget }) => setLink(currentTarget.value)}
            />
          </label>
          <Button type="submit" disabled={!tokenIn(link)}>
            Use it
          </Button>
          <Button kind="text" onClick={forget}>
            Stop using this link
          </Button>
        </form>
      )}
    </div>
  )
}
