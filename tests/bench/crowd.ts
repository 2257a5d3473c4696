import { connect, type Socket } from 'node:net'
import { textFile } from '../support/text-file.ts'

// The viewers of a Saturday: thousands in one process, each of a department with many games. They
// time every frame on the clock shared by all processes, and reconnect like a browser after a
// server failure: after the `retry` time, with the id of their last frame.

/**
 * How a viewer connects: as a browser to its stream, to `ws` by a web socket, to the bare floor by
 * its department's number.
 */
export type Way = 'stream' | 'ws' | 'raw'
export type CrowdAsk =
  | { kind: 'open'; way: Way; port: number; group: number; count: number }
  | { kind: 'report' }
  /** Viewers that do not have the newest version of each game of their department. */
  | { kind: 'behind'; newest: Map<number, number> }
  | { kind: 'close' }
/**
 * Arrivals of each version (`game:version`) in milliseconds; repeated or older frames; broken
 * streams; viewers told to read again.
 */
export type CrowdReport = {
  arrivals: Map<string, Float64Array>
  twice: number
  back: number
  closed: number
  readAgain: number
}

type Reader = {
  way: Way
  group: number
  socket: Socket
  from: string
  versions: Map<number, number>
  rest: Buffer | undefined
  retry: number
  id: string
}
const readers = new Set<Reader>()
const arrivals = new Map<string, number[]>()
const counts = { twice: 0, back: 0, closed: 0, readAgain: 0 }
const now = () => Number(process.hrtime.bigint()) / 1e6

/** Connections per address: a server accepts at most 5,000, and ports are limited. */
const ofOneAddress = 2500
const shared = Buffer.alloc(256 * 1024)

process.on('message', (ask: CrowdAsk) => {
  void answer(ask).then((said) => process.send!(said))
})

async function answer(ask: CrowdAsk): Promise<object> {
  if (ask.kind === 'open') {
    // In batches, because a listener's queue is short.
    for (let left = ask.count; left > 0; left -= 50) {
      await Promise.all(
        Array.from(
          { length: Math.min(50, left) },
          () =>
            new Promise<void>((done) => {
              const reader: Reader = {
                way: ask.way,
                group: ask.group,
                socket: undefined as never,
                from: `127.0.0.${2 + Math.floor(readers.size / ofOneAddress)}`,
                versions: new Map(),
                rest: undefined,
                retry: 0,
                id: '',
              }
              readers.add(reader)
              open(reader, ask.port, done)
            }),
        ),
      )
    }
  } else if (ask.kind === 'report') {
    const said: CrowdReport = {
      arrivals: new Map([...arrivals].map(([key, times]) => [key, Float64Array.from(times)])),
      ...counts,
    }
    arrivals.clear()
    Object.assign(counts, { twice: 0, back: 0, closed: 0, readAgain: 0 })
    return said
  } else if (ask.kind === 'behind') {
    return {
      behind: [...readers].filter(({ group, versions }) =>
        [...ask.newest].some(
          ([game, version]) => Math.floor(game / 1000) === group && versions.get(game) !== version,
        ),
      ).length,
    }
  } else {
    const gone = [...readers]
    readers.clear()
    for (const { socket } of gone) socket.destroy()
  }
  return { done: true }
}

const questions: Record<Way, (reader: Reader) => string> = {
  stream: ({ group, id }) =>
    textFile(
      'GET /api/v2/stream HTTP/1.1\r',
      `host: d${group}.localhost\r`,
      'accept: text/event-stream\r',
      `${id ? `last-event-id: ${id}\r\n` : ''}\r`,
    ),
  ws: ({ group }) =>
    textFile(
      `GET /${group} HTTP/1.1\r`,
      'host: localhost\r',
      'connection: Upgrade\r',
      'upgrade: websocket\r',
      'sec-websocket-version: 13\r',
      `sec-websocket-key: ${Buffer.alloc(16, 7).toString('base64')}\r`,
      '\r',
    ),
  raw: ({ group }) => `J${group}`,
}

function open(reader: Reader, port: number, done: () => void): void {
  reader.rest = undefined
  reader.socket = connect(
    {
      port,
      host: '127.0.0.1',
      localAddress: reader.from,
      onread: {
        buffer: shared,
        callback: (length) => {
          read(reader, shared.subarray(0, length))
          done()
          return true
        },
      },
    },
    () => {
      reader.socket.write(questions[reader.way](reader))
    },
  )
  reader.socket.on('error', () => {})
  reader.socket.on('close', () => {
    if (!readers.has(reader)) return
    counts.closed++
    setTimeout(() => {
      if (readers.has(reader)) open(reader, port, done)
    }, reader.retry || 1000)
  })
}

const marks = {
  game: Buffer.from('"gameId":'),
  version: Buffer.from('"version":'),
  id: Buffer.from('id:'),
  retry: Buffer.from('retry:'),
  again: Buffer.from('"recovered":false'),
}
const numberAt = (data: Buffer, at: number) =>
  Number.parseInt(data.toString('latin1', at, at + 12), 10)

function read(reader: Reader, part: Buffer): void {
  const time = now()
  const data = reader.rest ? Buffer.concat([reader.rest, part]) : part
  const retry = reader.retry ? -1 : data.indexOf(marks.retry)
  if (retry >= 0) reader.retry = numberAt(data, retry + 6)
  if (data.includes(marks.again)) counts.readAgain++
  let from = 0
  for (let at = data.indexOf(marks.game); at >= 0; at = data.indexOf(marks.game, from)) {
    const version = data.indexOf(marks.version, at)
    // Cut within a frame: the next part has the rest.
    if (version < 0 || version + 24 > data.length) break
    from = version
    take(
      reader,
      numberAt(data, at + marks.game.length),
      numberAt(data, version + marks.version.length),
      time,
    )
  }
  const last = reader.way === 'stream' ? data.lastIndexOf(marks.id, from) : -1
  const end = last < 0 ? -1 : data.indexOf(10, last)
  if (end > 0) reader.id = data.toString('latin1', last + 3, end)
  reader.rest = data.subarray(-2).equals(ending)
    ? undefined
    : Buffer.from(data.subarray(from && from + 1))
}
const ending = Buffer.from('\r\n')

function take({ versions }: Reader, game: number, version: number, time: number): void {
  const known = versions.get(game) ?? 0
  if (known === version) counts.twice++
  else if (known > version) counts.back++
  if (version > known) versions.set(game, version)
  const key = `${game}:${version}`
  const times = arrivals.get(key)
  if (times) times.push(time)
  else arrivals.set(key, [time])
}
