import type { Configuration } from 'openid-client'
import type { Attempt } from '../content/accounts/sessions.ts'
import { guardedFetch } from './guarded-fetch.ts'

const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * What is wrong with an OIDC_ISSUER; null when nothing is. The client's secret travels to it, so
 * over a network it is https.
 */
export function issuerFault(text: string): string | null {
  if (!URL.canParse(text)) return 'is no address; write https://login.college.example'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://'
  if (url.protocol === 'http:' && !loopback.test(url.hostname))
    return 'is http to another machine; use https'
  if (url.username || url.password)
    return 'has a name or a password in it; use OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'
  if (url.search || url.hash || url.pathname.includes('/.well-known/'))
    return 'is the issuer alone, without query or /.well-known/: what stands as "issuer" in its configuration'
  return null
}

/**
 * The host of the college's own signing in, which a button of the login page names; null without
 * one.
 */
export function providerHost(): string | null {
  const issuer = process.env['OIDC_ISSUER']
  return issuer && URL.canParse(issuer) ? new URL(issuer).host : null
}

/** Why the provider's way in ended at the login page again; it stands in that page's address. */
export type ProviderProblem = ProviderFaultKind | 'stale' | 'stranger' | 'unverified' | 'often'

/** What the login page says of it. */
const sentences: Record<ProviderProblem, (host: string) => string> = {
  away: (host) =>
    `${host} does not answer properly now, so nobody can sign in there. Try again in a few minutes.`,
  denied: (host) => `You were not signed in: ${host} says that you, or it, said no.`,
  untrue: (host) =>
    `What came back from ${host} could not be trusted, so nobody was signed in. Begin once more.`,
  stale: () =>
    'This sign-in was begun in another browser, took longer than ten minutes, or was finished before. Begin once more.',
  stranger: (host) =>
    `${host} knows you, but this site has no account for you. Ask the department to add your e-mail address.`,
  unverified: (host) =>
    `${host} gave no e-mail address of yours that it has verified, so this site cannot tell whether you are a member. Ask the department.`,
  often: () => 'Too many people sign in from here at once. Wait a minute and begin once more.',
}

/** Null when no problem has this name. */
export const providerSentence = (problem: string | null, host: string): string | null =>
  problem !== null && Object.hasOwn(sentences, problem)
    ? sentences[problem as ProviderProblem](host)
    : null

export type ProviderSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Milliseconds until it must have answered. */
  patience?: number
}
/**
 * Whom the provider says it is. `email` only where the provider has verified it, lower case; where
 * there is none, what it `lacks` is for the log.
 */
export type Member = {
  issuer: string
  subject: string
  email: string | null
  lacks?: string | undefined
}
/**
 * 'away': no answer, or none that can be used; 'denied': the visitor or the provider said no;
 * 'untrue': an answer that failed a check.
 */
export type ProviderFaultKind = 'away' | 'denied' | 'untrue'

/** A sign-in that the provider did not bring to an end. The message is for the log. */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind
  constructor(kind: ProviderFaultKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/**
 * What the provider says of itself is asked again after so many milliseconds; each question waits
 * so long.
 */
const knownFor = 3_600_000
const patience = 10_000

/**
 * The college's own way to sign in (OpenID Connect: code flow with PKCE, state and nonce). Nothing
 * is asked of it before somebody signs in: a provider that is away takes no page away.
 */
export class Provider {
  /** As a visitor knows it. */
  readonly host: string
  #settings: ProviderSettings
  #known: { config: Promise<Configuration>; until: number } | undefined

  constructor(settings: ProviderSettings) {
    this.#settings = settings
    this.host = new URL(settings.issuer).host
  }

  /**
   * Where the browser is sent, and what its return is held to. `callback` is the address of this
   * site that the provider knows. Throws ProviderFault.
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

  /** Who came back to this address, with everything checked. Throws ProviderFault. */
  async finish(came: URL, { verifier, state, nonce }: Omit<Attempt, 'returnTo'>): Promise<Member> {
    const client = await library()
    const config = await this.#config()
    try {
      const tokens = await client.authorizationCodeGrant(config, came, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()!
      // Many providers tell of addresses in an answer of its own alone.
      const told: Told =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
          : (claims as object)
      return { issuer: claims.iss, subject: claims.sub, ...emailOf(told) }
    } catch (fault) {
      throw faultOf(fault)
    }
  }

  async #config(): Promise<Configuration> {
    if (!this.#known || this.#known.until < Date.now()) {
      const asked = { config: this.#discover(), until: Date.now() + knownFor }
      this.#known = asked
      asked.config.catch(() => {
        if (this.#known === asked) this.#known = undefined
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
      // Over http only where config.ts lets it: to this machine.
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
          // The one of the standard, unless the provider names others alone.
          return (
            !ways || ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
          )(clientSecret)(server, client, body, headers)
        },
        {
          execute,
          timeout: (this.#settings.patience ?? patience) / 1000,
          [customFetch]: guardedFetch(url.origin),
        },
      )
    } catch (fault) {
      throw faultOf(fault)
    }
  }
}

/**
 * What a provider tells of an address; some write what is true as a text, some never say that they
 * have verified it.
 */
type Told = { email?: unknown; email_verified?: unknown }

function emailOf({ email, email_verified: verified }: Told): Pick<Member, 'email' | 'lacks'> {
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

/** Loaded when somebody signs in: most processes never need it. */
const library = () => import('openid-client')

/** Codes of oauth4webapi for an answer that came and says what is not so. */
const untrue =
  /^OAUTH_(?:JWT|JSON)_|^OAUTH_(?:INVALID_RESPONSE|KEY_SELECTION|PARSE_ERROR|UNSUPPORTED_OPERATION)/

function faultOf(fault: unknown): ProviderFault {
  if (fault instanceof ProviderFault) return fault
  const {
    error,
    error_description: description,
    code = '',
    status,
    message,
  } = fault as {
    error?: string
    error_description?: string
    code?: string
    status?: number
    message: string
  }
  const { cause } = fault as { cause?: unknown }
  const why = [message, error, description, code, cause instanceof Error ? cause.message : '']
    .filter(Boolean)
    .join(': ')
    .slice(0, 400)
  // Said by the way of the browser; what its own answers say has a status.
  if (error !== undefined && status === undefined)
    return new ProviderFault(
      /^(?:server_error|temporarily_unavailable)$/.test(error) ? 'away' : 'denied',
      why,
      { cause: fault },
    )
  return new ProviderFault(
    untrue.test(code) || error === 'invalid_grant' ? 'untrue' : 'away',
    why,
    { cause: fault },
  )
}
