import { detectImageType, type PictureType } from '../content/files/pictures.ts'
import { isListed } from '../../src/domain/shell/redirects.ts'
import { Semaphore } from '../db/semaphore.ts'
import type { Client } from './client.ts'
import type { HttpGet, HttpResponse } from './http-client.ts'
import { UpstreamFailure } from './failure.ts'
import { pictureElsewhere } from './picture-address.ts'

/** Bytes of a picture, concurrent fetches, and most that may wait. */
const mostBytes = 5 * 1024 * 1024
const [atOnce, mostWaiting] = [8, 200]
const deadline = 10_000

type Picture = { type: PictureType; bytes: Buffer }
type Parts = {
  client: Client
  /** Hosts of a tenant's pictures: `imageHosts` in TENANTS_FILE. */ hosts(
    tenant: string,
  ): readonly string[]
  /** Connects to public addresses only. */
  outside: HttpGet
}

/**
 * Pictures of an upstream: of a Fieldhouse under their own URLs, of others from hosts that the
 * tenant allows.
 */
export class Pictures {
  #parts: Parts
  #turns = new Semaphore(atOnce, mostWaiting)

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Null when there is none or its host is not allowed. Throws UpstreamFailure when type and first
   * bytes are not a picture's.
   */
  async get(tenant: string, path: string): Promise<Picture | null> {
    const remoteUrl = pictureElsewhere(path)
    if (remoteUrl && !isListed(remoteUrl.hostname, this.#parts.hosts(tenant))) return null
    if (this.#turns.full) throw new UpstreamFailure('busy', 'too many pictures are being fetched')
    const { status, headers, body } = await this.#turns.run(() =>
      this.#fetch(tenant, path, remoteUrl),
    )
    if (status === 404 || status === 204) return null
    const type = detectImageType(body)
    const statedType = /^image\/(png|jpeg|webp|svg\+xml)\b/i
      .exec(headers['content-type'] ?? '')?.[1]
      ?.toLowerCase()
      .replace('+xml', '')
    if (status !== 200 || !type || type !== statedType)
      throw new UpstreamFailure(
        'body',
        `${path} was answered with ${status} and ${type ?? 'no picture'} called ` +
          `${(headers['content-type'] ?? 'nothing').slice(0, 60)}`,
      )
    return { type, bytes: body }
  }

  #fetch(tenant: string, path: string, remoteUrl: URL | null): Promise<HttpResponse> {
    const accept = 'image/webp, image/jpeg, image/png, image/svg+xml'
    if (!remoteUrl)
      return this.#parts.client.get({ tenant, path, accept, deadline, most: mostBytes })
    // Picture hosts get neither tenant nor token.
    return this.#parts.outside(remoteUrl, { accept }, AbortSignal.timeout(deadline), mostBytes)
  }
}
