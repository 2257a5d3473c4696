import { goesOut, listenToOutbox, sendOutbox, waitingForms, type Waiting } from './form-outbox.ts'

/**
 * The longest wait between two tries, and that after a form was heard of that did not get away, in
 * milliseconds.
 */
const longest = 5 * 60_000
const first = 5000

/**
 * Sends what waits for as long as a page is open, and tells what is left of it. A line that is
 * there but leads nowhere says nothing when it is back: who waits is tried again by the clock.
 */
export function keepSending(tenant: string, show: (waiting: Waiting[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let busy = false
  let ended = false
  const later = (milliseconds: number) => {
    timer = setTimeout(() => void send(), milliseconds)
  }
  const read = async () => {
    const now = await waitingForms(tenant)
    if (ended || !now) return
    show(now)
    if (!busy && timer === undefined && now.some((one) => goesOut(one) && !one.sending))
      later(first)
  }
  const send = async () => {
    if (busy || ended) return
    clearTimeout(timer)
    timer = undefined
    busy = true
    const after = await sendOutbox(tenant)
    busy = false
    if (ended) return
    tries = after === null ? 0 : tries + 1
    if (after !== null) later(Math.min(longest, Math.max(after, 2000 * 2 ** tries)))
    await read()
  }
  const soon = () => {
    tries = 0
    void send()
  }
  const seen = () => {
    if (document.visibilityState === 'visible') soon()
  }
  const unhear = listenToOutbox(tenant, () => void read())
  addEventListener('online', soon)
  document.addEventListener('visibilitychange', seen)
  void read().then(send)
  return () => {
    ended = true
    clearTimeout(timer)
    unhear()
    removeEventListener('online', soon)
    document.removeEventListener('visibilitychange', seen)
  }
}
