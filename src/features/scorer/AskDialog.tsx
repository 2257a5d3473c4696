import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import css from './Console.module.css'

export type Asked = { title: string; text: string; yes: string; no: string; sure(): void }

/** Milliseconds in which a second tap of the same thumb decides nothing. */
const tooSoon = 700

/**
 * What everybody is told of at once is asked for first. It opens on the answer that does nothing,
 * and the other one stands elsewhere and does not hear a thumb that was on its way.
 */
export function AskDialog({ title, text, yes, no, sure, close }: Asked & { close(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const nothing = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    // A dialog begins at its first button, and that is the one that decides.
    nothing.current?.focus()
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
        {/* Not disabled, which would take it from the keyboard's way: it only does not listen yet. */}
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
        <Button ref={nothing} kind="alternate" size="large" onClick={() => dialog.current?.close()}>
          {no}
        </Button>
      </div>
    </dialog>
  )
}
