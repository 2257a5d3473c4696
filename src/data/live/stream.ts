import type { StreamFrame } from '../../contract/messages.ts'
import { hasPassed } from '../../domain/calendar/zone.ts'

/**
 * The server sends something at least every 20 s; silence of this many milliseconds means a dead
 * connection.
 */
export const deadAfter = 45_000

type Listener = { frame(frame: StreamFrame): void; alive(): void; down(): void }

/**
 * The live stream of this browser. It reconnects with the id of the last frame, detects a dead
 * connection even while hidden (other tabs depend on it), and closes on pagehide, so that the page
 * can enter the back-forward cache.
 */
export function openStream(listener: Listener): void {
  let source: EventSource | undefined
  let lastId = ''
  let heard = 0

  const open = () => {
    source?.close()
    heard = Date.now()
    source = new EventSource(
      `/api/v2/stream${lastId ? `?lastEventId=${encodeURIComponent(lastId)}` : ''}`,
    )
    source.addEventListener('message', (event: MessageEvent<string>) => {
      heard = Date.now()
      if (event.lastEventId) lastId = event.lastEventId
      listener.frame(JSON.parse(event.data) as StreamFrame)
    })
    source.addEventListener('beat', () => {
      heard = Date.now()
      listener.alive()
    })
    source.addEventListener('error', () => listener.down())
  }
  const look = () => {
    if (source?.readyState !== EventSource.CLOSED && !hasPassed(heard, deadAfter, Date.now()))
      return
    listener.down()
    open()
  }
  setInterval(look, 5000)
  addEventListener('online', open)
  addEventListener('pagehide', () => {
    source?.close()
    listener.down()
  })
  addEventListener('pageshow', (event) => event.persisted && open())
  document.addEventListener('visibilitychange', look)
  open()
}
