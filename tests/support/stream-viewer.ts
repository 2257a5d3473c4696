import { get } from 'node:http'
import type { StreamFrame } from '../../src/contract/messages.ts'

export type StreamViewer = {
  /** The newest version of each game received. */
  versions: Map<number, number>
  scores: Map<number, string>
  /** The content of the first frame of each connection. */
  recovered: boolean[]
  /** Frames older than those received. Known ones may be repeated during catch-up. */
  wrong: string[]
  close(): void
}

/**
 * A viewer of the live stream outside a browser, which behaves like a browser: it reconnects after
 * the given time, with the id of its last frame.
 */
export function viewStream(port: number, host: string): StreamViewer {
  const viewer: StreamViewer = {
    versions: new Map(),
    scores: new Map(),
    recovered: [],
    wrong: [],
    close: () => {
      closed = true
      hangUp()
    },
  }
  let closed = false
  let hangUp = () => {}
  let retry = 1000
  let lastId = ''

  const take = (frame: StreamFrame) => {
    if (frame.kind === 'sync') return void viewer.recovered.push(frame.recovered)
    const { gameId, version, teamScore } = frame.game
    const known = viewer.versions.get(gameId) ?? 0
    if (version < known) viewer.wrong.push(`${gameId}:${version} after ${known}`)
    viewer.versions.set(gameId, version)
    viewer.scores.set(gameId, teamScore)
  }
  const open = () => {
    let gone = false
    const again = () => {
      if (gone || closed) return
      gone = true
      setTimeout(open, retry)
    }
    const asked = get(
      {
        port,
        host: '127.0.0.1',
        path: '/api/v2/stream',
        agent: false,
        headers: { host, ...(lastId && { 'last-event-id': lastId }) },
      },
      (answer) => {
        let text = ''
        answer
          .on('data', (part) => {
            text += part
            for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
              const event = text.slice(0, end)
              text = text.slice(end + 2)
              retry = Number(/^retry:(\d+)$/m.exec(event)?.[1] ?? retry)
              lastId = /^id:(.+)$/m.exec(event)?.[1] ?? lastId
              const data = /^data:(.+)$/m.exec(event)?.[1]
              // A heartbeat's data is its interval.
              if (data && !/^event:beat$/m.test(event)) take(JSON.parse(data) as StreamFrame)
            }
          })
          .on('error', again)
          .on('close', again)
      },
    )
    asked.on('error', again)
    hangUp = () => asked.destroy()
  }
  open()
  return viewer
}
