import { connect, type Socket } from 'node:net'

// Thousands of viewers of the live stream in one process: bare sockets into one shared buffer, so
// that they cost less than the measured server. They time arrivals on the clock shared by all
// processes.

export type WatchersAsk =
  /** `asks` false: a floor's socket, which sends without a request. */
  | { kind: 'open'; port: number; count: number; asks: boolean; stalled: boolean }
  | { kind: 'report' }
  | { kind: 'wake' }
  | { kind: 'close' }
/**
 * The arrival of each version at every viewer in milliseconds, the version each viewer has, and
 * repeated or skipped versions.
 */
export type Report = {
  arrivals: Map<number, Float64Array>
  finals: Map<string, number>
  twice: number
  skipped: number
  closed: number
}

type Watcher = { socket: Socket; version: number; score: string; rest: Buffer | undefined }
const watchers = new Set<Watcher>()
const arrivals = new Map<number, number[]>()
let twice = 0
let skipped = 0
let closed = 0

/** Connections per address: a server accepts at most 5,000, and ports are limited. */
const ofOneAddress = 4000
const marks = { version: Buffer.from('"version":'), score: Buffer.from('"teamScore":"') }

process.on('message', (ask: WatchersAsk) => {
  void answer(ask).then((said) => process.send!(said))
})

async function answer(ask: WatchersAsk): Promise<object> {
  if (ask.kind === 'open') {
    // In batches, because a listener's queue is short.
    for (let left = ask.count; left > 0; left -= 50)
      await Promise.all(Array.from({ length: Math.min(50, left) }, () => open(ask)))
  } else if (ask.kind === 'report') {
    const finals = new Map<string, number>()
    for (const { score } of watchers) finals.set(score, (finals.get(score) ?? 0) + 1)
    const said: Report = {
      arrivals: new Map(
        [...arrivals].map(([version, times]) => [version, Float64Array.from(times)]),
      ),
      finals,
      twice,
      skipped,
      closed,
    }
    arrivals.clear()
    return said
  } else if (ask.kind === 'wake') {
    for (const { socket } of watchers) socket.resume()
  } else {
    for (const { socket } of watchers) socket.destroy()
    watchers.clear()
  }
  return { done: true }
}

function open({
  port,
  asks,
  stalled,
}: {
  port: number
  asks: boolean
  stalled: boolean
}): Promise<void> {
  return new Promise((done, failed) => {
    const watcher: Watcher = { socket: undefined as never, version: 0, score: '', rest: undefined }
    const buffer = shared
    watcher.socket = connect(
      {
        port,
        host: '127.0.0.1',
        localAddress: `127.0.0.${2 + Math.floor(watchers.size / ofOneAddress)}`,
        onread: {
          buffer,
          callback: (length) => {
            read(watcher, buffer.subarray(0, length))
            done()
            return true
          },
        },
      },
      () => {
        if (asks)
          watcher.socket.write(
            'GET /api/v2/stream HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n',
          )
        if (stalled) watcher.socket.pause()
        if (!asks || stalled) done()
      },
    )
    watcher.socket.on('error', failed)
    watcher.socket.on('close', () => {
      if (watchers.delete(watcher)) closed++
    })
    watchers.add(watcher)
  })
}
const shared = Buffer.alloc(256 * 1024)

function read(watcher: Watcher, part: Buffer): void {
  const now = Number(process.hrtime.bigint()) / 1e6
  const data = watcher.rest ? Buffer.concat([watcher.rest, part]) : part
  let from = 0
  for (let at = data.indexOf(marks.version); at >= 0; at = data.indexOf(marks.version, from)) {
    const version = Number.parseInt(
      data.toString('latin1', at + marks.version.length, at + marks.version.length + 9),
      10,
    )
    const score = data.indexOf(marks.score, at)
    const end = score < 0 ? -1 : data.indexOf(34, score + marks.score.length)
    // Cut within a frame: the next part has the rest.
    if (end < 0) break
    from = end
    take(watcher, version, data.toString('latin1', score + marks.score.length, end), now)
  }
  watcher.rest = data.subarray(-2).equals(ending) ? undefined : Buffer.from(data.subarray(from))
}
const ending = Buffer.from('\r\n')

function take(watcher: Watcher, version: number, score: string, now: number): void {
  if (version === watcher.version) twice++
  if (watcher.version > 0 && version > watcher.version + 1) skipped++
  watcher.version = version
  watcher.score = score
  const times = arrivals.get(version)
  if (times) times.push(now)
  else arrivals.set(version, [now])
}
