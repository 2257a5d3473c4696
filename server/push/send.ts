import { lookup } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import webpush from 'web-push'
import type { Job } from '../content/push-jobs.ts'
import { isInside, maySendTo } from './endpoint.ts'
import type { Keys } from './keys.ts'

/** What the push service said: its status, and the seconds after which it may be asked again where it says so. */
export type Said = { status: number; retryAfter: number | null }
export type Sender = { keys: Keys; /** Whom a push service may write to: 'https:…' or 'mailto:…'. */ subject(tenant: string): Promise<string>; ownOrigins: readonly string[] }

/** Milliseconds until a push service has answered; its answer is read no further than its first bytes. */
const patience = 10_000
/** An hour: Apple asks for tokens that are kept, and every service takes them for a day. */
const hour = 3_600_000
const passes = new Map<string, { made: number; authorization: string }>()

/** Seals a message for one browser and hands it to its push service. Rejects when nothing was said. */
export async function send(job: Job, { keys, subject, ownOrigins }: Sender, now = Date.now()): Promise<Said> {
  if (!maySendTo(job.endpoint, ownOrigins)) return { status: 400, retryAfter: null }
  const url = new URL(job.endpoint)
  const { cipherText } = webpush.encrypt(job.p256dh, job.auth, job.message, 'aes128gcm')
  const headers = {
    'content-type': 'application/octet-stream', 'content-encoding': 'aes128gcm', 'content-length': String(cipherText.length),
    ttl: String(Math.max(0, Math.round((job.expires - now) / 1000))), urgency: job.urgency, topic: job.collapse,
    authorization: passFor(url.origin, await subject(job.tenant), keys, now),
  }
  const own = ownOrigins.includes(url.origin)
  return new Promise<Said>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, { method: 'POST', headers, timeout: patience, ...(own ? {} : { lookup: outside }) }, (response) => {
      const seconds = Number(response.headers['retry-after'])
      resolve({ status: response.statusCode ?? 0, retryAfter: Number.isFinite(seconds) && response.headers['retry-after'] ? seconds : null })
      // Its words are of no use to us, and may have no end.
      response.destroy()
    })
    const late = setTimeout(() => request.destroy(new Error('the push service did not answer within 10 s')), patience)
    request.on('error', reject).on('close', () => clearTimeout(late))
    request.end(cipherText)
  })
}

/** Looks a name up at the moment of the connection, so that it cannot point into the house after it was checked. */
const outside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    if (found.some(({ address }) => isInside(address))) return done(new Error(`${host} points to an address within the house`), '', 0)
    if (options.all) return (done as unknown as (error: null, found: unknown) => void)(null, found)
    done(null, found[0]!.address, found[0]!.family)
  })
}

function passFor(audience: string, subject: string, { publicKey, privateKey }: Keys, now: number): string {
  const key = `${audience} ${subject} ${publicKey}`
  const known = passes.get(key)
  if (known && now - known.made < hour) return known.authorization
  const { Authorization: authorization } = webpush.getVapidHeaders(audience, subject, publicKey, privateKey, 'aes128gcm', Math.floor((now + 12 * hour) / 1000))
  passes.set(key, { made: now, authorization })
  return authorization
}
