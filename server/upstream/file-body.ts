import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { UpstreamFailure } from './failure.ts'

/** Idle timeouts in milliseconds: for the upstream to send, and for a visitor to receive. */
export const idleTimeoutsMs = { upstream: 15_000, visitor: 60_000 }

/** The beginning of a body, and the whole as a stream. */
export type FileBody = {
  /** At least `enough` bytes, or the whole body. */
  head: Buffer
  stream: ReadableStream<Uint8Array>
}

/**
 * Streams a body of an upstream without storing it; a side that waits too long is disconnected.
 * With `sha` the last bytes are only sent when the whole matches the hash in its URL, so a
 * different file is cut off. Throws UpstreamFailure.
 */
export async function fileBody(
  body: Readable,
  enough: number,
  sha: string | null,
  report: (error: unknown) => void,
): Promise<FileBody> {
  const parts = checked(withTimeouts(body), sha)
  const begun: Buffer[] = []
  let size = 0
  while (size < enough) {
    const { value, done } = await parts.next()
    if (done) break
    begun.push(value)
    size += value.length
  }
  const head = Buffer.concat(begun)
  // By hand, because `return` of a generator that was not started does nothing.
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const value = begun.shift() ?? (await parts.next()).value
        if (value) controller.enqueue(value as Uint8Array)
        else controller.close()
      } catch (error) {
        report(error)
        throw error
      }
    },
    cancel: () => {
      body.destroy()
    },
  })
  return { head, stream }
}

async function* withTimeouts(body: Readable): AsyncGenerator<Buffer> {
  const within = (milliseconds: number, cause: string) =>
    setTimeout(
      () => body.destroy(new UpstreamFailure('late', `a file stalled: ${cause}`)),
      milliseconds,
    )
  let timer = within(idleTimeoutsMs.upstream, 'the upstream stopped sending')
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      clearTimeout(timer)
      timer = within(idleTimeoutsMs.visitor, 'the visitor stopped receiving')
      yield part
      clearTimeout(timer)
      timer = within(idleTimeoutsMs.upstream, 'the upstream stopped sending')
    }
  } catch (error) {
    throw error instanceof UpstreamFailure
      ? error
      : new UpstreamFailure('network', `a file broke off: ${(error as Error).message}`)
  } finally {
    clearTimeout(timer)
    body.destroy()
  }
}

async function* checked(parts: AsyncGenerator<Buffer>, sha: string | null): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held: Buffer | undefined
  for await (const part of parts) {
    if (sha !== null) hash.update(part)
    if (held) yield held
    held = part
  }
  if (sha !== null && !hash.digest('hex').startsWith(sha))
    throw new UpstreamFailure('body', `a file does not match its hash: ${sha}`)
  if (held) yield held
}
