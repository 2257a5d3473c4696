import type { Configuration } from 'openid-client'
import type { Attempt } from '../content/accounts/sessions.ts'
import { guardedFetch } from './guarded-fetch.ts'

const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * What is wrong with an OIDC_ISSUER; null when it is valid. Over a network it must be https,
 * because the client secret is sent to it.
 */
export function issuerFault(text: string): string | null {
  if (!URL.canParse(text)) return 'is not a URL, such as https://login.college.example'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://'
  if (url.protocol === 'http:' && !loopback.test(url.hostname))
    return 'must be https for another machine'
  if (url.username || url.password)
    return 'must not contain a user name or password; use OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'
  if (url.search || url.hash || url.pathname.includes('/.well-known/'))
    return 'must be the issuer without query or /.well-known/, as "issuer" in its configuration'
  return null
}

/** The provider's host, shown on the login button; null without a provider. */
export function providerHost(): string | null {
  const issuer = process.env['OIDC_ISSUER']
  return issuer && URL.canParse(issuer) ? new URL(issuer).host : null
}

/** Why a provider sign-in failed; part of the login page's URL. */
export type ProviderProblem = ProviderFaultKind | 'stale' | 'stranger' | 'unverified' | 'often'

/** Its message on the login page. */
const sentences: Record<ProviderProblem, (host: string) => string> = {
  away: (host) =>
    `${host} is not responding, so sign-in is unavailable. Try again in a few minutes.`,
  denied: (host) => `You were not signed in. ${host} refused the sign-in or you canceled it.`,
  untrue: (host) =>
    `The answer from ${host} could not be verified, so you were not signed in. Try again.`,
  stale: () =>
    'This sign-in started in another browser, took more than ten minutes or is already ' +
    'complete. Try again.',
  stranger: (host) =>
    `You have an account at ${host} but not on this site. Ask the department to add your ` +
    'email address.',
  unverified: (host) =>
    `${host} sent no verified email address, so this site cannot find your account. Contact ` +
    'the department.',
  often: () => 'Too many sign-ins from this network. Wait a minute, then try again.',
}

/** Null when there is no problem of this name. */
export const providerSentence = (problem: string | null, host: string): string | null =>
  problem !== null && Object.hasOwn(sentences, problem)
    ? sentences[problem as ProviderProblem](host)
    : null

export type ProviderSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Timeout in milliseconds. */
  patience?: number
}
/**
 * The member that the provider names. `email` only if the provider verified it, in lower case;
 * otherwise `lacks` gives the reason for the log.
 */
export type Member = {
  issuer: string
  subject: string
  email: string | null
  lacks?: string | undefined
}
/**
 * 'away': no usable answer; 'denied': the visitor or the provider refused; 'untrue': a check
 * failed.
 */
export type ProviderFaultKind = 'away' | 'denied' | 'untrue'

/** A failed provider sign-in. The message is for the log. */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind
  constructor(kind: ProviderFaultKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Milliseconds for which the provider's metadata is cached, and the timeout of a request. */
const knownFor = 3_600_000
const timeoutMs = 10_000

/**
 * The college's identity provider (OpenID Connect: code flow with PKCE, state and nonce). It is not
 * called before a sign-in, so its failure affects no page.
 */
export class Provider {
  /** The host shown to visitors. */
  readonly host: string
  #settings: ProviderSettings
  #known: { config: Promise<Configuration>; until: number } | undefined

  constructor(settings: ProviderSettings) {
    this.#settings = settings
    this.host = new URL(settings.issuer).host
  }

  /**
   * The URL to redirect to, and what the return is checked against. `callback` is the URL of this
   * site registered there. Throws ProviderFault.
   */
  async begin(callback: string): Promise<Omit<Attempt, 'returnTo'> & { location: string }> {
    const client = await library()
    const config = await this.#config()
    const [verifier, state, nonce] = [
      client.randomPKCECodeVerifier(),
      client.randomState(),
      client.randomNonce(),
    ]
    const location = client.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope: 'openid email',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).href
    return { verifier, state, nonce, location }
  }

  /** The member who returned to this URL, fully checked. Throws ProviderFault. */
  async finish(
    callbackUrl: URL,
    { verifier, state, nonce }: Omit<Attempt, 'returnTo'>,
  ): Promise<Member> {
    const client = await library()
    const config = await this.#config()
    try {
      const tokens = await client.authorizationCodeGrant(config, callbackUrl, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()!
      // Many providers give email addresses only in the userinfo response.
      const emailClaims: EmailClaims =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
          : (claims as object)
      return { issuer: claims.iss, subject: claims.sub, ...emailOf(emailClaims) }
    } catch (error) {
      throw faultOf(error)
    }
  }

  async #config(): Promise<Configuration> {
    if (!this.#known || this.#known.until < Date.now()) {
      const discovery = { config: this.#discover(), until: Date.now() + knownFor }
      this.#known = discovery
      discovery.config.catch(() => {
        if (this.#known === discovery) this.#known = undefined
      })
    }
    return this.#known.config
  }

  async #discover(): Promise<Configuration> {
    const {
      discovery,
      allowInsecureRequests,
      customFetch,
      ClientSecretBasic,
      ClientSecretPost,
      enableNonRepudiationChecks,
    } = await library()
    const { issuer, clientId, clientSecret } = this.#settings
    const url = new URL(issuer)
    try {
      // Over http only where config.ts allows it: on this machine.
      const execute = [
        enableNonRepudiationChecks,
        ...(url.protocol === 'http:' ? [allowInsecureRequests] : []),
      ]
      return await discovery(
        url,
        clientId,
        undefined,
        (server, client, body, headers) => {
          const ways = server.token_endpoint_auth_methods_supported
          // The default method of the standard, unless the provider only supports others.
          return (
            !ways || ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
          )(clientSecret)(server, client, body, headers)
        },
        {
          execute,
          timeout: (this.#settings.patience ?? timeoutMs) / 1000,
          [customFetch]: guardedFetch(url.origin),
        },
      )
    } catch (error) {
      throw faultOf(error)
    }
  }
}

/** Email claims of a provider. Some send booleans as text, some never send email_verified. */
type EmailClaims = { email?: unknown; email_verified?: unknown }

function emailOf({
  email,
  email_verified: verified,
}: EmailClaims): Pick<Member, 'email' | 'lacks'> {
  if (typeof email !== 'string') return { email: null, lacks: 'no claim "email"' }
  if (verified === true || verified === 'true') return { email: email.trim().toLowerCase() }
  return {
    email: null,
    lacks:
      verified === undefined
        ? 'no claim "email_verified"'
        : `"email_verified": ${JSON.stringify(verified)}`,
  }
}

/** Loaded at the first sign-in, because most processes never need it. */
const library = () => import('openid-client')

/** Error codes of oauth4webapi for an answer that failed a check. */
const untrue =
  /^OAUTH_(?:JWT|JSON)_|^OAUTH_(?:INVALID_RESPONSE|KEY_SELECTION|PARSE_ERROR|UNSUPPORTED_OPERATION)/

function faultOf(caught: unknown): ProviderFault {
  if (caught instanceof ProviderFault) return caught
  const {
    error,
    error_description: description,
    code = '',
    status,
    message,
  } = caught as {
    error?: string
    error_description?: string
    code?: string
    status?: number
    message: string
  }
  const { cause } = caught as { cause?: unknown }
  const why = [message, error, description, code, cause instanceof Error ? cause.message : '']
    .filter(Boolean)
    .join(': ')
    .slice(0, 400)
  // An error in the redirect has no status; one in a direct response has.
  if (error !== undefined && status === undefined)
    return new ProviderFault(
      /^(?:server_error|temporarily_unavailable)$/.test(error) ? 'away' : 'denied',
      why,
      { cause: caught },
    )
  return new ProviderFault(
    untrue.test(code) || error === 'invalid_grant' ? 'untrue' : 'away',
    why,
    { cause: caught },
  )
}
