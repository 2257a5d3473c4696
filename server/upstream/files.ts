import type { FileRequest, FileResult } from '../content/content-source.ts'
import { headSize, expectedType } from '../content/files/file-types.ts'
import { byteRange, type ByteRange } from '../http/body.ts'
import type { Client } from './client.ts'
import type { Open, Opened } from './http-client.ts'
import { UpstreamFailure } from './failure.ts'
import { fileBody } from './file-body.ts'

/** Concurrent files; further requests are told to try again. */
export const filesAtOnce = 64
/** Milliseconds until the response begins. */
const deadline = 10_000
const good = new Set([200, 204, 206, 304, 404, 416])

type Parts = { client: Client; open: Open; report(error: unknown): void }

/** Files of a Fieldhouse upstream, streamed under their own URLs and not cached. */
export class Files {
  #parts: Parts
  #open = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Throws UpstreamFailure when the response is not the requested file by size, first bytes or
   * range. A wrong hash cuts the stream off.
   */
  async get(tenant: string, request: FileRequest): Promise<FileResult> {
    if (this.#open >= filesAtOnce) throw new UpstreamFailure('busy', 'too many concurrent files')
    this.#open++
    let opened: Opened | undefined
    let streams = false
    try {
      opened = await this.#ask(tenant, request)
      const result = await this.#taken(request, opened)
      if ('body' in result && result.body) {
        streams = true
        const free = () => {
          this.#open--
        }
        if (opened.body.closed) free()
        else opened.body.once('close', free)
      }
      return result
    } catch (error) {
      this.#parts.report(error)
      throw error
    } finally {
      if (!streams) {
        this.#open--
        opened?.body.destroy()
      }
    }
  }

  #ask(tenant: string, { sha, name, head, range, known }: FileRequest): Promise<Opened> {
    const path = `/files/${sha}/${encodeURIComponent(name)}`
    let earlier: Opened | undefined
    return this.#parts.client
      .open(
        { tenant, path, accept: '*/*', deadline, etag: known ? `"${sha}"` : null },
        good,
        async (url, headers, signal) => {
          earlier?.body.destroy()
          earlier = await this.#parts.open(
            url,
            { ...headers, 'accept-encoding': 'identity', ...(range && { range }) },
            signal,
            head ? 'HEAD' : 'GET',
          )
          return earlier
        },
      )
      .catch((error: unknown) => {
        earlier?.body.destroy()
        throw error
      })
  }

  async #taken(
    { sha, name, head, range, known }: FileRequest,
    { status, headers, body }: Opened,
  ): Promise<FileResult> {
    const bodyFailure = (problem: string) =>
      new UpstreamFailure('body', `/files/${sha}/… was answered with ${problem}`)
    if (status === 204 || status === 404) return { status: 404 }
    if (status === 304) {
      if (!known) throw bodyFailure('304, which was not requested')
      return { status }
    }
    if (status === 416) {
      const [, size] = /^bytes \*\/(\d{1,15})$/.exec(headers['content-range'] ?? '') ?? []
      if (!range || size === undefined) throw bodyFailure('416 for no part')
      return { status, size: Number(size) }
    }
    const { most, fits } = expectedType(name)
    const part = status === 206 ? partOf(headers['content-range'], range) : null
    if (status === 206 && !part) throw bodyFailure('a range that was not requested')
    const length = /^\d{1,15}$/.test(headers['content-length'] ?? '')
      ? Number(headers['content-length'])
      : null
    const { first, last, size } = part ?? { first: 0, last: (length ?? 0) - 1, size: length ?? 0 }
    if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
      throw bodyFailure('compressed bytes, which were not requested')
    if (length === null || length === 0 || length !== last - first + 1)
      throw bodyFailure('an invalid length')
    if (size > most) throw bodyFailure(`${size} bytes, of which ${most} are allowed`)
    if (head) return { status: 200, first, last, size, body: null }
    const { head: begin, stream } = await fileBody(
      body,
      first === 0 ? Math.min(headSize, length) : 1,
      part ? null : sha,
      this.#parts.report,
    )
    // A part that is too short or does not begin at 0 cannot be checked. It is sent with the type
    // of its name, which is safe on our pages.
    if (first === 0 && last + 1 >= Math.min(headSize, size) && !fits(begin)) {
      await stream.cancel()
      throw bodyFailure(`content that is not a ${name.slice(name.lastIndexOf('.') + 1)} inside`)
    }
    return { status: part ? 206 : 200, first, last, size, body: stream }
  }
}

/** The range of `bytes 5-9/100` if it is the requested one; else null. */
function partOf(
  contentRange: string | undefined,
  range: string | null,
): (ByteRange & { size: number }) | null {
  const [, first, last, size] =
    /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(contentRange ?? '') ?? []
  const requestedRange = byteRange(range, Number(size ?? 0))
  return requestedRange &&
    requestedRange !== 'unsatisfiable' &&
    requestedRange.first === Number(first) &&
    requestedRange.last === Number(last)
    ? { ...requestedRange, size: Number(size) }
    : null
}
