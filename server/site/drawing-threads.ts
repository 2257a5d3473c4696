import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createBirpc, type BirpcReturn } from 'birpc'
import type { ApiName } from '../../src/contract/api.ts'
import { compressedBody, type EncodedBody } from '../http/body.ts'
import { isBuild, root } from '../root.ts'
import type { Draw, DrawnPage, DrawRequest, PageAnswer, PageSource } from './draw-page.ts'
import { each, together } from './messages-together.ts'
import { scriptText } from './script-text.ts'

/** What the server's thread does for a drawing, by its number. Values cross as their text. */
export type ServerSide = {
  answer(
    id: number,
    name: ApiName,
    query: Record<string, unknown>,
  ): Promise<Omit<PageAnswer, 'value'> & { text: string }>
}
export type ThreadSide = { draw(id: number, request: DrawRequest): Promise<DrawnInThread> }
export type DrawnInThread =
  | Exclude<DrawnPage, { body: EncodedBody }>
  | (Omit<Extract<DrawnPage, { body: EncodedBody }>, 'body'> & {
      body: { etag: string; br: Uint8Array | null; plain: Uint8Array | null }
    })

type Thread = { rpc: BirpcReturn<ThreadSide, ServerSide>; worker: Worker; sources: Sources }
type Sources = Map<number, PageSource>

const threadFile = join(
  root,
  isBuild ? 'dist/server/drawing-thread.js' : 'server/site/drawing-thread.ts',
)
/** More threads than this would wait for the thread that reads. */
const mostThreads = 4

/**
 * Threads that draw pages, one for each processor besides the server's own, so that a page of 15 ms
 * delays no cached page and no score. A thread that ended is replaced at the next drawing.
 */
export class DrawingThreads {
  readonly #report: (error: unknown) => void
  readonly #threads: (Thread | null)[]
  #last = 0

  constructor(report: (error: unknown) => void) {
    this.#report = report
    const count = Math.min(mostThreads, Math.max(1, availableParallelism() - 1))
    this.#threads = Array.from({ length: count }, (_, index) => this.#start(index))
  }

  /** Draws in the thread with the fewest drawings. */
  readonly draw: Draw = async (request, source) => {
    const index = this.#leastBusy()
    const { rpc, sources } = (this.#threads[index] ??= this.#start(index))
    const id = ++this.#last
    sources.set(id, source)
    try {
      const rendered = await rpc.draw(id, request)
      return 'body' in rendered ? { ...rendered, body: bodyFrom(rendered.body) } : rendered
    } finally {
      sources.delete(id)
    }
  }

  async close(): Promise<void> {
    const workers = this.#threads.flatMap((thread) => (thread ? [thread.worker] : []))
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  #leastBusy(): number {
    const drawings = this.#threads.map((thread) => thread?.sources.size ?? 0)
    return drawings.indexOf(Math.min(...drawings))
  }

  #start(index: number): Thread {
    const worker = new Worker(threadFile)
    // The server decides when the process ends.
    worker.unref()
    const sources: Sources = new Map()
    const rpc = createBirpc<ThreadSide, ServerSide>(
      {
        async answer(id, name, query) {
          const { value, ...answer } = await sources.get(id)!.answer(name, query)
          return { ...answer, text: scriptText(value) }
        },
      },
      {
        post: together((messages) => worker.postMessage(messages)),
        on: (listener) => void worker.on('message', each(listener)),
        timeout: -1,
      },
    )
    const end = (error: Error) => {
      this.#threads[index] = null
      rpc.$close(error)
    }
    worker.on('error', (error) => {
      this.#report(error)
      end(new Error('a page could not be drawn because its thread failed', { cause: error }))
    })
    worker.on('exit', () => end(new Error('a page could not be drawn because its thread ended')))
    return { rpc, worker, sources }
  }
}

/** Bytes from another thread are no `Buffer`. */
function bodyFrom({
  etag,
  br,
  plain,
}: Extract<DrawnInThread, { body: object }>['body']): EncodedBody {
  return br
    ? compressedBody(etag, bufferOf(br))
    : { etag, br: null, gzip: null, plain: bufferOf(plain!) }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)
