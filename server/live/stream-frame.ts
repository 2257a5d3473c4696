import type { StreamFrame } from '../../src/contract/messages.ts'

/** A frame as bytes on the wire: one event, one HTTP chunk, made once and written to everyone. */
export function frameOf(id: string, frame: StreamFrame): Buffer {
  return chunk(`id:${id}\ndata:${JSON.stringify(frame)}\n\n`)
}

/** A beat: proves to both ends and everything between that the line is alive. */
export const heartbeat = chunk('event:beat\ndata:\n\n')

export function chunk(text: string): Buffer {
  return Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
}
