import { request as ask } from 'node:http'
import { request as askSecurely } from 'node:https'
import type { CachedUrl } from './cached-urls.ts'

/** Encodings that clients request; a cache in front stores a copy for each. */
const encodings = ['br', 'gzip', '']
/** Timeout for the cache in front, in milliseconds. */
const timeoutMs = 2000
/** Concurrent requests to it. */
const atOnce = 20

/**
 * Purges these URLs from the cache in front, at PURGE_URL: `PURGE <address>` with the host of the
 * URL, once per encoding. Rejects when the cache does not answer.
 */
export async function purge(purgeUrl: URL, addresses: readonly CachedUrl[]): Promise<void> {
  const jobs = addresses.flatMap((address) =>
    encodings.map((encoding) => ({ ...address, encoding })),
  )
  const errors: unknown[] = []
  const next = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop())
      await purgeOne(purgeUrl, job).catch((error: unknown) => errors.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, next))
  if (errors.length > 0)
    throw new Error(
      `the cache in front, ${purgeUrl.host}, refused ${errors.length} purges: ${String(errors[0])}`,
    )
}

function purgeOne(
  purgeUrl: URL,
  { host, address, encoding }: CachedUrl & { encoding: string },
): Promise<void> {
  return new Promise((done, fail) => {
    const sent = (purgeUrl.protocol === 'https:' ? askSecurely : ask)(
      {
        hostname: purgeUrl.hostname,
        port: purgeUrl.port,
        path: `${purgeUrl.pathname.replace(/\/$/, '')}${address}`,
        method: 'PURGE',
        timeout: timeoutMs,
        headers: { host, 'accept-encoding': encoding },
      },
      (response) => {
        response.resume()
        // 404 and 412: it had no copy.
        const isPurged = [200, 204, 404, 412].includes(response.statusCode ?? 0)
        response
          .once('end', () =>
            isPurged ? done() : fail(new Error(`it answered ${response.statusCode}`)),
          )
          .once('error', fail)
      },
    )
    sent
      .once('timeout', () => sent.destroy(new Error('no answer')))
      .once('error', fail)
      .end()
  })
}
