import type { StreamFrame } from '../../contract/messages.ts'

/** The server says something at least every 20 s; silence beyond this many milliseconds is a dead line. */
const deadAfter = 45_000

type Listener = { frame(frame: StreamFrame): void; up(): void; down(): void }

/**
 * The live stream of this browser: reconnects by itself with the id of the last frame, notices a line that has died without
 * a word, and lets go when the page is put away, so that the page can be restored at once. Returns how to end it.
 */
export function openStream(listener: Listener): () => void {
  let source: EventSource | undefined
  let lastId = ''
  let heard = Date.now()

  const open = () => {
    source?.close()
    heard = Date.now()
    source = new EventSource(`/api/v2/stream${lastId ? `?lastEventId=${encodeURIComponent(lastId)}` : ''}`)
    source.addEventListener('message', (event: MessageEvent<string>) => {
      heard = Date.now()
      if (event.lastEventId) lastId = event.lastEventId
      listener.up()
      listener.frame(JSON.parse(event.data) as StreamFrame)
    })
    source.addEventListener('beat', () => { heard = Date.now() })
    source.addEventListener('error', () => listener.down())
  }
  const look = () => {
    if (document.visibilityState === 'hidden') return
    const dead = source?.readyState === EventSource.CLOSED || Date.now() - heard > deadAfter
    if (dead) open()
  }
  const away = () => source?.close()
  const watch = setInterval(look, 5000)
  addEventListener('online', open)
  addEventListener('pagehide', away)
  addEventListener('pageshow', (event) => event.persisted && open())
  document.addEventListener('visibilitychange', look)
  open()
  return () => {
    clearInterval(watch)
    removeEventListener('online', open)
    document.removeEventListener('visibilitychange', look)
    source?.close()
  }
}
