import { connect } from 'node:net'
import { hasProgram, loadCore, output, processorTimeOf } from './processes.ts'

/** Connections that are kept open and busy, and the encodings that their requests accept. */
type Load = { connections: number; encoding: string }
const usualLoad: Load = { connections: 32, encoding: 'br' }
const lastChunk = '\r\n0\r\n\r\n'
export const generator = hasProgram('wrk')
  ? 'wrk'
  : 'a Node client (wrk is not installed): it is itself near its limit, and the ratios say less'

/**
 * Requests per second, and per second of the server's processor time, which stays comparable on a
 * shared machine.
 */
export type Rate = { wall: number; processor: number }

/** Sends requests without pause. Throws when an answer is not a success. */
export async function rateOf(
  { url, pid }: { url: string; pid: number },
  seconds: number,
  wanted = usualLoad,
): Promise<Rate> {
  const before = processorTimeOf(pid)
  const answers = await answersOf(url, seconds, wanted)
  return { wall: answers / seconds, processor: (answers * 1000) / (processorTimeOf(pid) - before) }
}

async function answersOf(
  url: string,
  seconds: number,
  { connections, encoding }: Load,
): Promise<number> {
  if (!hasProgram('wrk'))
    return Number(
      await output(loadCore, process.execPath, [
        'tests/bench/load.ts',
        url,
        String(seconds),
        encoding,
        String(connections),
      ]),
    )
  const text = await output(loadCore, 'wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    // Drawn pages of 32 connections take longer than its 2 s on a busy machine.
    '--timeout',
    '20s',
    '-H',
    `accept-encoding: ${encoding}`,
    url,
  ])
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`${url} had failed answers: ${text}`)
  return Number(/(\d+) requests in /.exec(text)?.[1])
}

/**
 * The fallback. Answers are counted by their `content-length`, because drawn pages differ in theirs,
 * or by the last chunk.
 */
async function load(url: URL, seconds: number, { connections, encoding }: Load): Promise<number> {
  const ask = `GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: ${encoding}\r\n\r\n`
  let answers = 0
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(ask))
    let left = 0
    let tail = ''
    socket.on('data', (data) => {
      if (left === 0) {
        const end = data.indexOf('\r\n\r\n')
        const head = data.toString('latin1', 0, end)
        const length = /\ncontent-length: (\d+)/i.exec(head)?.[1]
        const isChunked = /\ntransfer-encoding: chunked/i.test(head)
        if (end < 0 || !(length || isChunked) || !head.startsWith('HTTP/1.1 200'))
          throw new Error(`not a page with a length: ${head.slice(0, 200)}`)
        left = isChunked ? Infinity : end + 4 + Number(length)
      }
      left -= data.length
      tail = (tail + data.toString('latin1', Math.max(0, data.length - lastChunk.length))).slice(
        -lastChunk.length,
      )
      if (left === Infinity ? tail !== lastChunk : left > 0) return
      left = 0
      tail = ''
      answers++
      socket.write(ask)
    })
    return socket
  })
  await new Promise((wait) => setTimeout(wait, seconds * 1000))
  for (const socket of sockets) socket.destroy()
  return answers
}

if (import.meta.main) {
  const [url, seconds, encoding, connections] = process.argv.slice(2) as [
    string,
    string,
    string,
    string,
  ]
  const wanted = { connections: Number(connections), encoding }
  console.log(await load(new URL(url), Number(seconds), wanted))
}
