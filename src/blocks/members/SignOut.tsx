import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { isWritten, tellSignedOut } from '../../platform/member-tabs.ts'
import { Button } from '../../ui/Button.tsx'
import css from './SignOut.module.css'

/** Milliseconds that signing out waits for a store of the browser: the server says `Clear-Site-Data` as well. */
const longest = 3000

/** Signs out. First goes what this site keeps on the device, where there is a script, and what would be lost with it is asked about; a browser without one hears it from the server. */
export function SignOut({ tenant }: { tenant: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [lost, setLost] = useState('')
  const leave = () => {
    const forgotten = import('../../data/forget-device.ts').then(({ forgetDevice }) => forgetDevice(tenant)).catch(() => {})
    const late = new Promise((done) => { setTimeout(done, longest) })
    void Promise.race([forgotten, late]).then(() => {
      tellSignedOut(tenant)
      form.current?.submit()
    })
  }
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [waits, written] = await Promise.all([import('../../data/not-sent.ts').then(async ({ notSent, notSentWords }) => notSentWords(await notSent(tenant))).catch(() => ''), isWritten(tenant)])
    const words = [waits, written && 'A form for members is half filled.'].filter(Boolean).join(' ')
    if (words) setLost(words)
    else leave()
  }
  return (
    <>
      <form ref={form} method="post" action="/logout" onSubmit={(event) => void ask(event)}><Button type="submit" kind="alternate" size="small">Sign out</Button></form>
      {lost && <Question lost={lost} leave={leave} stay={() => setLost('')} />}
    </>
  )
}

function Question({ lost, leave, stay }: { lost: string; leave(): void; stay(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => { dialog.current?.showModal() }, [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="sign-out-question" aria-describedby="sign-out-lost" onClose={stay}>
      <h2 id="sign-out-question" className={css.question}>Sign out?</h2>
      <p id="sign-out-lost"><strong>{lost}</strong> Signing out clears this device: what was entered is lost.</p>
      <p className={css.ways}>
        <Button onClick={leave}>Sign out all the same</Button>
        <Button kind="alternate" onClick={() => dialog.current?.close()}>Stay signed in</Button>
      </p>
    </dialog>
  )
}
