import type { StreamFrame } from '../../contract/messages.ts'
import { hasElapsed } from '../../domain/calendar/elapsed.ts'

/**
 * Milliseconds of silence that mean a dead connection. A heartbeat says in how many milliseconds
 * the next one comes: soon while a game is on, and at least every 20 s.
 */
export const deadAfter = 45_000
const deadAfterBeat = (every: number): number => (every > 0 ? 2 * every + 1000 : deadAfter)
/**
 * Milliseconds to wait for the first frame when the old connection was lost, doubled with each
 * attempt: the browser may use another connection that was lost, too.
 */
const opensWithin = 2500

type Listener = {
  frame(frame: StreamFrame): void
  /** `within`: milliseconds in which the next frame or heartbeat comes. */
  alive(within: number): void
  down(): void
}

/**
 * The live stream of this browser. It reconnects with the id of the last frame, detects a dead
 * connection even while hidden (other tabs depend on it), and closes on pagehide, so that the page
 * can enter the back-forward cache. Returns a function that reopens a stream that may have died
 * while the device slept.
 */
export function openStream(listener: Listener): (since: number) => void {
  let source: EventSource | undefined
  let lastId = ''
  let lastSignal = 0
  let within = deadAfter
  let tries = 0

  const open = () => {
    source?.close()
    lastSignal = Date.now()
    source = new EventSource(
      `/api/v2/stream${lastId ? `?lastEventId=${encodeURIComponent(lastId)}` : ''}`,
    )
    source.addEventListener('message', (event: MessageEvent<string>) => {
      recordSignal()
      if (event.lastEventId) lastId = event.lastEventId
      listener.frame(JSON.parse(event.data) as StreamFrame)
    })
    source.addEventListener('beat', ({ data }: MessageEvent<string>) => {
      recordSignal()
      within = deadAfterBeat(Number(data))
      listener.alive(within)
    })
    source.addEventListener('error', () => listener.down())
  }
  const recordSignal = () => {
    lastSignal = Date.now()
    if (tries > 0) within = deadAfter
    tries = 0
  }
  const reopen = () => {
    within = Math.min(deadAfter, opensWithin * 2 ** tries++)
    listener.down()
    open()
  }
  const checkSignal = () => {
    if (source?.readyState === EventSource.CLOSED || hasElapsed(lastSignal, within, Date.now()))
      reopen()
  }
  setInterval(checkSignal, 1000)
  addEventListener('online', open)
  addEventListener('pagehide', () => {
    source?.close()
    listener.down()
  })
  addEventListener('pageshow', (event) => event.persisted && open())
  open()
  return (since) => {
    if (tries === 0 && hasElapsed(lastSignal, since, Date.now())) reopen()
    else checkSignal()
  }
}
