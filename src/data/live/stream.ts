import type { StreamFrame } from '../../contract/messages.ts'
import { hasPassed } from '../../domain/calendar/zone.ts'

/**
 * The server says something at least every 20 s; silence beyond this many milliseconds is a dead
 * line.
 */
export const deadAfter = 45_000

type Listener = { frame(frame: StreamFrame): void; alive(): void; down(): void }

/**
 * The live stream of this browser: reconnects by itself with the id of the last frame, notices a
 * line that has died without a word, hidden or not (other tabs listen to it), and lets go when the
 * page is put away, so that the page can be restored at once.
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
