import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { withTimeout } from '../../domain/with-timeout.ts'
import { isWritten, announceSignOut } from '../../platform/member-tabs.ts'
import { Button } from '../../ui/Button.tsx'
import css from './members.module.css'

/**
 * Milliseconds that signing out waits for a browser store; the server also sends `Clear-Site-Data`.
 */
const storeTimeoutMs = 3000
/** Milliseconds that the server has to answer. */
const answersWithin = 15_000

/**
 * Signs out. With a script it first asks about unsent data and clears what the site stored on the
 * device; without one the server's header does. Other tabs are told after the server has ended the
 * session. Without a network nothing is done.
 */
export function SignOut({ tenant }: { tenant: string }) {
  const [stays, setStays] = useState(false)
  const [unsentText, setUnsentText] = useState('')
  const leave = async () => {
    setUnsentText('')
    setStays(!navigator.onLine)
    if (!navigator.onLine) return
    await withTimeout(
      async () => (await import('../../data/forget-device.ts')).deleteDeviceData(tenant),
      undefined,
      storeTimeoutMs,
    )
    const answer = await fetch('/logout', {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(answersWithin),
    }).catch(() => undefined)
    if (answer?.type !== 'opaqueredirect') return setStays(true)
    announceSignOut(tenant)
    location.assign('/')
  }
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [waits, written] = await Promise.all([
      import('../../data/unsent-data.ts')
        .then(async ({ readUnsentData, formatUnsentData }) =>
          formatUnsentData(await readUnsentData(tenant)),
        )
        .catch(() => ''),
      isWritten(tenant),
    ])
    const text = [waits, written && 'You have an unfinished form.'].filter(Boolean).join(' ')
    if (text) setUnsentText(text)
    else await leave()
  }
  return (
    <>
      <form method="post" action="/logout" onSubmit={(event) => void ask(event)}>
        <Button type="submit" kind="alternate" size="small">
          Sign out
        </Button>
        {stays && (
          <p className={css.stays} role="alert">
            The server could not be reached, so you may still be signed in. Try again when you
            reconnect.
          </p>
        )}
      </form>
      {unsentText && (
        <Question lost={unsentText} leave={() => void leave()} stay={() => setUnsentText('')} />
      )}
    </>
  )
}

function Question({ lost, leave, stay }: { lost: string; leave(): void; stay(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="sign-out-question"
      aria-describedby="sign-out-lost"
      onClose={stay}
    >
      <h2 id="sign-out-question" className={css.question}>
        Sign out?
      </h2>
      <p id="sign-out-lost">
        <strong>{lost}</strong> Signing out deletes what you entered.
      </p>
      <p className="cluster">
        <Button onClick={leave}>Sign out anyway</Button>
        <Button kind="alternate" onClick={() => dialog.current?.close()}>
          Stay signed in
        </Button>
      </p>
    </dialog>
  )
}
