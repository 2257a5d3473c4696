import type { LiveGame } from '../../contract/live.schema.ts'
import { asOfAttribute, type StreamFrame } from '../../contract/messages.ts'

/** Failed connections after which the app takes over, which polls without a stream. */
const mostFailures = 3

/**
 * Calls `changed` with each change of a game since the page was drawn, and without one when changes
 * cannot be known. Listens only while the page is visible, from the moment of its drawing on,
 * so that a change in between is not missed.
 */
export function untilChange(changed: (game?: LiveGame) => void, ended: AbortSignal): void {
  const asOf = document.documentElement.getAttribute(asOfAttribute)
  if (!asOf) return changed()
  let source: EventSource | undefined
  let failures = 0
  const close = () => source?.close()
  const listen = () => {
    close()
    if (document.visibilityState === 'hidden' || ended.aborted) return
    source = new EventSource(`/api/v2/stream?lastEventId=${encodeURIComponent(asOf)}`)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      failures = 0
      const frame = JSON.parse(data) as StreamFrame
      if (frame.kind === 'game') changed(frame.game)
      else if (!frame.recovered) changed()
    })
    source.addEventListener('error', () => {
      if (++failures >= mostFailures) changed()
      else if (source?.readyState === EventSource.CLOSED) setTimeout(listen, 2000)
    })
  }
  document.addEventListener('visibilitychange', listen, { signal: ended })
  addEventListener('pagehide', close, { signal: ended })
  addEventListener('pageshow', ({ persisted }) => persisted && listen(), { signal: ended })
  ended.addEventListener('abort', close)
  listen()
}
