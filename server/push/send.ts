import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import webpush from 'web-push'
import type { PushJob } from '../content/push/push-jobs.ts'
import { publicLookup } from '../http/public-lookup.ts'
import { maySendTo, type Keys } from './keys.ts'

/** The push service's answer: status, and Retry-After in seconds if given. */
export type PushResponse = { status: number; retryAfter: number | null }
export type Sender = {
  keys: Keys
  /** The contact address for push services: 'https:…' or 'mailto:…'. */ subject(
    tenant: string,
  ): Promise<string>
  ownOrigins: readonly string[]
}

/** Timeout of a push service in milliseconds, and bytes of its response that are read. */
const timeoutMs = 10_000
const mostHeard = 65_536
/** Apple asks to reuse tokens, and every service accepts them for a day. */
const hour = 3_600_000
const passes = new Map<string, { made: number; authorization: string }>()

/**
 * Encrypts a message for one browser and sends it to the push service. Rejects without an answer.
 */
export async function send(
  job: PushJob,
  { keys, subject, ownOrigins }: Sender,
  now = Date.now(),
): Promise<PushResponse> {
  if (!maySendTo(job.endpoint, ownOrigins)) return { status: 400, retryAfter: null }
  const url = new URL(job.endpoint)
  const cipherText = sealed(job)
  // Invalid keys: the browser can never be reached.
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
  const isOwnOrigin = ownOrigins.includes(url.origin)
  return new Promise<PushResponse>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(
      url,
      {
        method: 'POST',
        headers,
        timeout: timeoutMs,
        ...(isOwnOrigin ? {} : { lookup: publicLookup }),
      },
      (response) => {
        const seconds = Number(response.headers['retry-after'])
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number.isFinite(seconds) && response.headers['retry-after'] ? seconds : null,
        })
        // The body is not needed. It is read so that the connection can be reused, up to a limit.
        let bytesRead = 0
        response
          .on('data', (part: Buffer) => {
            bytesRead += part.length
            if (bytesRead > mostHeard) response.destroy()
          })
          .on('error', () => {})
      },
    )
    const timeout = setTimeout(
      () => request.destroy(new Error('the push service did not answer within 10 s')),
      timeoutMs,
    )
    request.on('error', reject).on('close', () => clearTimeout(timeout))
    request.end(cipherText)
  })
}

function sealed({ p256dh, auth, message }: PushJob): Buffer | null {
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
  const cachedPass = passes.get(key)
  if (cachedPass && now - cachedPass.made < hour) return cachedPass.authorization
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
