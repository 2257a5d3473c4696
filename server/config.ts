import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { toConfiguration } from './upstream/configuration.ts'
import { hostClash, Hosts } from './content/department/tenants.ts'
import { issuerFault } from './signin/provider.ts'
import { parseTrustedProxies } from './http/client-address.ts'

/** A setting that cannot be used. Printed as one line; the process exits with code 1. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const Tenant = z.strictObject({
  id: z.string('is missing').regex(/^[a-z0-9-]{1,40}$/, 'must be a-z, 0-9 and -'),
  hosts: Hosts.min(1, 'are required'),
  config: z.record(z.string(), z.unknown()).default({}),
})

const toNetworks = (list: string, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>) =>
  parseTrustedProxies(list) ??
  (addIssue('must be addresses or networks separated by commas, such as 10.0.0.5, 192.168.7.0/24'),
  z.NEVER)

const Environment = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(?:ql)?:\/\//,
      'must have the form postgresql://user:password@host:5432/database',
    )
    .optional(),
  CONTENT_API_URL: z
    .string()
    .superRefine((url, { addIssue }) => {
      const problem = upstreamFault(url)
      if (problem) addIssue(problem)
    })
    .optional(),
  CONTENT_API_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{8,500}$/, 'must be a token of 8 characters or more without spaces')
    .optional(),
  TENANT: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the id of a tenant: a-z, 0-9 and -')
    .optional(),
  TENANTS_FILE: z.string().optional(),
  PURGE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the http URL at which the cache accepts PURGE requests',
    })
    .optional(),
  /** Additional push services, besides those of the browsers. */
  PUSH_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine(
      (list) =>
        list.every(
          (origin) =>
            URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin,
        ),
      'must be origins separated by commas, such as https://push.example.edu',
    ),
  /** Builds whose worker unregisters itself; `1` means the worker of every build. */
  KILL_WORKER: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((item) => item === '1' || /^[0-9a-f]{12}$/.test(item)),
      'must be 1, or build ids from /builds/latest.json separated by commas',
    ),
  /**
   * The SMTP server for form emails. Without it none are sent, and submissions are read with
   * `content submissions`.
   */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must have the form smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address')
    .optional(),
  /** The college's identity provider: set all three or none. */
  OIDC_ISSUER: z
    .string()
    .superRefine((url, { addIssue }) => {
      const problem = issuerFault(url)
      if (problem) addIssue(problem)
    })
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).max(2000).optional(),
  /** Takes payments for forms; without it only the amount due is shown. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(?:sk|rk)_(?:test|live)_\w{8,250}$/,
      'must be a secret key from the Stripe dashboard: sk_live_…',
    )
    .optional(),
  /** A replacement for Stripe on this machine, for tests. The key is sent nowhere else. */
  STRIPE_API_URL: z
    .string()
    .regex(
      /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/,
      'must be on this machine, such as http://localhost:12111',
    )
    .optional(),
  /**
   * Proxies whose forwarding headers are trusted; by default all of private networks
   * (http/client-address.ts).
   */
  TRUSTED_PROXIES: z.string().transform(toNetworks).optional(),
  /** Besides this machine: who may read /metrics. */
  METRICS_NETWORKS: z.string().transform(toNetworks).optional(),
  ORIGIN_SCHEME: z.enum(['http', 'https'], 'must be http or https').default('http'),
  /** `1`: browsers must use https for all subdomains of the departments' hosts, too. */
  HSTS_SUBDOMAINS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
})
export type Config = Omit<z.infer<typeof Environment>, 'TENANTS_FILE'> & {
  tenants: FileTenant[]
  /** What is wrong with entries of TENANTS_FILE; these tenants are left out. */
  tenantFaults: string[]
  /** Path of TENANTS_FILE, to watch it for changes. */
  tenantsFile?: string
}
/** A tenant of TENANTS_FILE; its configuration overrides the settings of the store. */
export type FileTenant = {
  id: string
  hosts: string[]
  demo: boolean
  config: Record<string, unknown>
}

/**
 * Reads the environment. Throws ConfigError with the name of the variable and the accepted values.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  )
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
    )
  const { TENANTS_FILE, ...config } = parsed.data
  if (config.CONTENT_API_URL && !TENANTS_FILE)
    throw new ConfigError(
      'CONTENT_API_URL is set without TENANTS_FILE; set TENANTS_FILE to a JSON list of ' +
        'tenants with their hosts',
    )
  if (config.CONTENT_API_TOKEN && !config.CONTENT_API_URL)
    throw new ConfigError('CONTENT_API_TOKEN is set without CONTENT_API_URL; set both or neither')
  if (config.SMTP_URL && !config.MAIL_FROM)
    throw new ConfigError(
      'SMTP_URL is set without MAIL_FROM; set MAIL_FROM to the sender address of all email',
    )
  if (config.HSTS_SUBDOMAINS === '1' && config.ORIGIN_SCHEME !== 'https')
    throw new ConfigError(
      'HSTS_SUBDOMAINS is set without ORIGIN_SCHEME=https; set ORIGIN_SCHEME to https behind a ' +
        'TLS proxy, or remove HSTS_SUBDOMAINS',
    )
  const oidc = (['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).map(
    (name) => [name, config[name] !== undefined] as const,
  )
  const lacking = oidc.filter(([, is]) => !is).map(([name]) => name)
  if (lacking.length > 0 && lacking.length < oidc.length)
    throw new ConfigError(
      `${oidc.find(([, is]) => is)![0]} is set without ${lacking.join(' and ')}; set all ` +
        'three from the registration of this site at the provider',
    )
  const { tenants, faults } = TENANTS_FILE
    ? tenantEntries(TENANTS_FILE, config.CONTENT_API_URL !== undefined)
    : { tenants: [], faults: [] }
  if (tenants.length === 0 && faults.length > 0) throw new ConfigError(faults.join('; '))
  return {
    ...config,
    tenants,
    tenantFaults: faults,
    ...(TENANTS_FILE ? { tenantsFile: TENANTS_FILE } : {}),
  }
}

/** The tenants of a file. Throws ConfigError with the tenant and the invalid field. */
export function readTenantsFile(file: string, upstream = false): FileTenant[] {
  const { tenants, faults } = tenantEntries(file, upstream)
  if (faults.length > 0) throw new ConfigError(faults.join('; '))
  return tenants
}

/**
 * The tenants of a file that can be used, and what is wrong with the others. Throws ConfigError for
 * a file that is not a JSON list.
 */
function tenantEntries(
  file: string,
  upstream: boolean,
): { tenants: FileTenant[]; faults: string[] } {
  if (!existsSync(file)) throw new ConfigError(`TENANTS_FILE: there is no file ${file}`)
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`TENANTS_FILE ${file} is not valid JSON: ${(error as Error).message}`)
  }
  if (!Array.isArray(json)) throw new ConfigError(`TENANTS_FILE ${file} is not a list of tenants`)
  const tenants: FileTenant[] = []
  const problems: string[] = []
  for (const [i, entry] of json.entries()) {
    const parsed = Tenant.safeParse(entry)
    const refuse = (reason: string) => problems.push(`TENANTS_FILE ${file}: ${reason}`)
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues)
        refuse(`${calledAt(json, i)}, ${path.join('.')} ${message}`)
      continue
    }
    const { id, hosts } = parsed.data
    const clash = hostClash(tenants, id, hosts)
    if (tenants.some((other) => other.id === id)) refuse(`${id} is listed twice`)
    else if (clash) refuse(`${id}, ${clash}`)
    else
      tenants.push({
        ...parsed.data,
        demo: false,
        config: toConfiguration(parsed.data.config, upstream),
      })
  }
  return { tenants, faults: problems }
}

/** The name of an invalid tenant in error messages: its id, else its position. */
const calledAt = (json: unknown, key: PropertyKey): string => {
  const { id } = ((json as Record<PropertyKey, unknown>)[key] ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : `number ${Number(key) + 1}`
}

const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * What is wrong with a CONTENT_API_URL; null when it is valid. Over a network it must be https,
 * because it carries the token and hidden content.
 */
function upstreamFault(text: string): string | null {
  if (!URL.canParse(text)) return 'is not a URL, such as https://content.example.edu'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://'
  if (url.username || url.password)
    return 'must not contain a user name or password; use CONTENT_API_TOKEN'
  if (url.protocol === 'http:' && !loopback.test(url.hostname))
    return 'must be https for another machine'
  if (url.search || url.hash) return 'must not have a query or a fragment'
  if (/\/api\/v2\/?$/i.test(url.pathname)) return 'must not end with /api/v2, which each call adds'
  return null
}
