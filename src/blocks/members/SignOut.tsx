import type { FormEvent } from 'react'
import { Button } from '../../ui/Button.tsx'

/** Milliseconds that signing out waits for a store of the browser: the server says `Clear-Site-Data` as well. */
const longest = 3000

/** Signs out. First goes what this site keeps on the device, where there is a script; a browser without one hears it from the server. */
export function SignOut({ tenant }: { tenant: string }) {
  const leave = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const forgotten = import('../../data/forget-device.ts').then(({ forgetDevice }) => forgetDevice(tenant)).catch(() => {})
    const late = new Promise((done) => { setTimeout(done, longest) })
    void Promise.race([forgotten, late]).then(() => form.submit())
  }
  return <form method="post" action="/logout" onSubmit={leave}><Button type="submit" kind="alternate" size="small">Sign out</Button></form>
}
