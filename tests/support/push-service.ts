import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { PushMessage, type PushSubscription } from '../../src/contract/follow.schema.ts'

const ece = createRequire(import.meta.url)('http_ece') as {
  decrypt(body: Buffer, how: { version: string; privateKey: ECDH; authSecret: string }): Buffer
}

/** The decrypted messages for one browser. */
export type Delivered = {
  browser: string
  message: PushMessage
  headers: IncomingHttpHeaders
  claims: { aud: string; exp: number; sub: string }
}
type Answer = number | { status: number; retryAfter?: number } | 'hang' | 'endless'

/**
 * A push service on this machine that accepts messages like those of browsers. The token (VAPID,
 * RFC 8292) must be signed with the key that the site gave the browser, and the message must open
 * with the browser's own keys (RFC 8291): else 403 and 400, as there.
 */
export async function startPushService() {
  const browsers = new Map<string, { ecdh: ECDH; auth: string }>()
  const delivered: Delivered[] = []
  const refused: string[] = []
  const answers = new Map<string, Answer[]>()
  let publicKey = ''
  const server = createServer((request, response) => {
    const browser = request.url!.slice('/to/'.length)
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const known = browsers.get(browser)
        if (!known) return response.writeHead(410).end()
        const claims = passOf(request.headers.authorization ?? '', publicKey)
        if (typeof claims === 'string') {
          refused.push(claims)
          return response.writeHead(403).end(claims)
        }
        const [next] = (answers.get(browser) ?? []).splice(0, 1)
        if (next === 'hang') return undefined
        if (next === 'endless') {
          response.writeHead(201)
          const more = setInterval(() => response.write('x'.repeat(65_536)), 1)
          response.on('close', () => clearInterval(more))
          return undefined
        }
        const { status, retryAfter } = typeof next === 'object' ? next : { status: next ?? 201 }
        if (status >= 300)
          return response
            .writeHead(status, retryAfter ? { 'retry-after': String(retryAfter) } : {})
            .end()
        const text = ece
          .decrypt(Buffer.concat(parts), {
            version: 'aes128gcm',
            privateKey: known.ecdh,
            authSecret: known.auth,
          })
          .toString('utf8')
        delivered.push({
          browser,
          message: PushMessage.parse(JSON.parse(text)),
          headers: request.headers,
          claims,
        })
        return response.writeHead(201).end()
      })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    delivered,
    refused,
    /** The key that the site gives its browsers. */
    trust(key: string) {
      publicKey = key
    },
    /** A browser that can be reached under this name. */
    browser(name: string): PushSubscription {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      browsers.set(name, { ecdh, auth })
      return { endpoint: `${origin}/to/${name}`, keys: { p256dh, auth } }
    },
    gone(name: string) {
      browsers.delete(name)
    },
    /** The next answers for a browser, one after the other; then 201 again. */
    answer(name: string, ...next: Answer[]) {
      answers.set(name, next)
    },
    titles: (name: string) =>
      delivered
        .filter(({ browser }) => browser === name)
        .map(({ message }) => message.notification.title),
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** The claims of a token, or its error. */
function passOf(authorization: string, publicKey: string): Delivered['claims'] | string {
  const [, token, key] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (!token || !key) return 'no pass'
  if (key !== publicKey) return 'the key of another site'
  const [head, body, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  }
  if (
    !verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
    return 'a signature of somebody else'
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Delivered['claims']
  const ahead = claims.exp - Date.now() / 1000
  if (ahead <= 0 || ahead > 86_400) return `exp is ${Math.round(ahead)} s ahead`
  return /^(?:mailto:|https:)/.test(claims.sub) ? claims : `sub is ${claims.sub}`
}
