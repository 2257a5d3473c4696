import type { Configuration } from 'openid-client'
import type { Attempt } from '../content/accounts/sessions.ts'
import { guardedFetch } from './guarded-fetch.ts'

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
