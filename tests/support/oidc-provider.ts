import { createSign, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { freePort } from './server.ts'

/** Deviations of a test's provider from the right answers. */
export type Misbehavior = {
  /** Another claim in the ID token, signed by its own key. */
  claims?: Record<string, unknown>
  /** Signed by a key that is not its own. */
  otherKey?: boolean
  /** Milliseconds until each answer. */
  slow?: number
  /** Every answer is this. */
  status?: number
  /** The next visitor refuses at the provider. */
  denies?: boolean
}
export type Person = { sub: string; email?: string; email_verified?: boolean | string }
export type TestProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** The person at the keyboard. */
  person: Person
  mischief: Misbehavior
  asked: string[]
  stop(): Promise<void>
}

/**
 * A real provider (oidc-provider) on this machine, which signs every visitor in as `person` at
 * once.
 */
export async function startProvider(callbacks: string[], at?: number): Promise<TestProvider> {
  const { default: Provider } = await import('oidc-provider')
  const port = at ?? (await freePort())
  const issuer = `http://localhost:${port}`
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk: JsonWebKey = {
    ...keys.privateKey.export({ format: 'jwk' }),
    kid: 'own',
    use: 'sig',
    alg: 'RS256',
  }
  const settings = { clientId: 'fieldhouse', clientSecret: 'a secret of the client: + & %' }
  const running: TestProvider = {
    issuer,
    ...settings,
    person: { sub: 'nobody' },
    mischief: {},
    asked: [],
    stop: async () => {},
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: callbacks,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [jwk as never] },
    cookies: { keys: ['of a test'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...running.person, sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (
      context.path === '/token' &&
      body?.id_token &&
      (running.mischief.claims || running.mischief.otherKey)
    ) {
      body.id_token = signedAnew(
        body.id_token,
        running.mischief.claims ?? {},
        running.mischief.otherKey ? others.privateKey : keys.privateKey,
      )
    }
  })

  const answer = provider.callback()
  const server: Server = createServer(
    (request, response) =>
      void (async () => {
        const { mischief, person } = running
        // A browser ages cookies by the machine's clock, not by the clock of the run.
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(
            name,
            name.toLowerCase() === 'set-cookie'
              ? [value].flat().map((cookie) => String(cookie).replace(/; expires=[^;]*/i, ''))
              : value,
          )
        running.asked.push(request.url ?? '')
        if (mischief.slow) await new Promise((done) => setTimeout(done, mischief.slow))
        if (mischief.status)
          return void response
            .writeHead(mischief.status, { 'content-type': 'text/html' })
            .end('<p>Sorry')
        if (request.url?.startsWith('/interaction/')) {
          const result = mischief.denies
            ? { error: 'access_denied', error_description: 'the visitor said no' }
            : { login: { accountId: person.sub } }
          return provider.interactionFinished(request, response, result, {
            mergeWithLastSubmission: false,
          })
        }
        return void answer(request, response)
      })(),
  )
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  running.stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return running
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signedAnew(token: string, claims: Record<string, unknown>, key: KeyObject): string {
  const [head, payload] = token
    .split('.')
    .slice(0, 2)
    .map((one) => JSON.parse(Buffer.from(one, 'base64url').toString()) as Record<string, unknown>)
  const text = `${part(head)}.${part({ ...payload, ...claims })}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

/** A browser's way to the provider and back: the final address of our site, not requested yet. */
export async function throughProvider(
  { issuer }: Pick<TestProvider, 'issuer'>,
  location: string,
): Promise<URL> {
  const jar = new Map<string, string>()
  for (let at = new URL(location), steps = 0; steps < 10; steps++) {
    if (at.origin !== issuer) return at
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) jar.set(name, value ?? '')
    }
    const next = response.headers.get('location')
    if (!next)
      throw new Error(
        `the provider does not redirect from ${at.pathname}: ${response.status} ${await response.text()}`,
      )
    at = new URL(next, at)
  }
  throw new Error('the provider redirects in a circle')
}
