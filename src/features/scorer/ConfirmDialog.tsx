import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import css from './Console.module.css'

export type Confirmation = { title: string; text: string; yes: string; no: string; sure(): void }

/** Milliseconds during which a second tap is ignored. */
const tooSoon = 700

/**
 * Confirms an action that is public at once. Focus starts on the button that cancels; the
 * confirming button is elsewhere and ignores a tap already on its way.
 */
export function ConfirmDialog({
  title,
  text,
  yes,
  no,
  sure,
  close,
}: Confirmation & { close(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    // A dialog focuses its first button, which here would confirm.
    cancelButton.current?.focus()
    const timer = setTimeout(() => setReady(true), tooSoon)
    return () => clearTimeout(timer)
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={close}
    >
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      <div className={css.dialogWays}>
        {/* Not disabled, which would take it from the keyboard's way: it only does not listen. */}
        <Button
          size="large"
          aria-disabled={!ready}
          onClick={() => {
            if (!ready) return
            dialog.current?.close()
            sure()
          }}
        >
          {yes}
        </Button>
        <Button
          ref={cancelButton}
          kind="alternate"
          size="large"
          onClick={() => dialog.current?.close()}
        >
          {no}
        </Button>
      </div>
    </dialog>
  )
}
