import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import webpush from 'web-push'
import type { Job } from '../content/push/push-jobs.ts'
import { publicLookup } from '../http/public-lookup.ts'
import { maySendTo, type Keys } from './keys.ts'

/**
 * What the push service said: its status, and the seconds after which it may be asked again where
 * it says so.
 */
export type Said = { status: number; retryAfter: number | null }
export type Sender = {
  keys: Keys
  /** Whom a push service may write to: 'https:…' or 'mailto:…'. */ subject(
    tenant: string,
  ): Promise<string>
  ownOrigins: readonly string[]
}

/** Milliseconds until a push service has answered, and bytes of its answer that are read. */
const patience = 10_000
const mostHeard = 65_536
/** An hour: Apple asks for tokens that are kept, and every service takes them for a day. */
const hour = 3_600_000
const passes = new Map<string, { made: number; authorization: string }>()

/**
 * Seals a message for one browser and hands it to its push service. Rejects when nothing was said.
 */
export async function send(
  job: Job,
  { keys, subject, ownOrigins }: Sender,
  now = Date.now(),
): Promise<Said> {
  if (!maySendTo(job.endpoint, ownOrigins)) return { status: 400, retryAfter: null }
  const url = new URL(job.endpoint)
  const cipherText = sealed(job)
  // Keys that nothing can be sealed for: the browser cannot be reached, today or later.
  if (!cipherText) return { status: 400, retryAfter: null }
  const headers = {
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    'content-length': String(cipherText.length),
    ttl: String(Math.max(0, Math.round((job.expires - now) / 1000))),
    urgency: job.urgency,
    topic: job.collapse,
    authorization: passFor(url.origin, await subject(job.tenant), keys, now),
  }
  const own = ownOrigins.includes(url.origin)
  return new Promise<Said>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(
      url,
      { method: 'POST', headers, timeout: patience, ...(own ? {} : { lookup: publicLookup }) },
      (response) => {
        const seconds = Number(response.headers['retry-after'])
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number.isFinite(seconds) && response.headers['retry-after'] ? seconds : null,
        })
        // Its words are of no use to us; the line stays open for the next message, unless they have
        // no end.
        let heard = 0
        response
          .on('data', (part: Buffer) => {
            heard += part.length
            if (heard > mostHeard) response.destroy()
          })
          .on('error', () => {})
      },
    )
    const late = setTimeout(
      () => request.destroy(new Error('the push service did not answer within 10 s')),
      patience,
    )
    request.on('error', reject).on('close', () => clearTimeout(late))
    request.end(cipherText)
  })
}

function sealed({ p256dh, auth, message }: Job): Buffer | null {
  try {
    return webpush.encrypt(p256dh, auth, message, 'aes128gcm').cipherText
  } catch {
    return null
  }
}

function passFor(
  audience: string,
  subject: string,
  { publicKey, privateKey }: Keys,
  now: number,
): string {
  const key = `${audience} ${subject} ${publicKey}`
  const known = passes.get(key)
  if (known && now - known.made < hour) return known.authorization
  const { Authorization: authorization } = webpush.getVapidHeaders(
    audience,
    subject,
    publicKey,
    privateKey,
    'aes128gcm',
    Math.floor((now + 12 * hour) / 1000),
  )
  passes.set(key, { made: now, authorization })
  return authorization
}
