/** Longest URL of a picture. */
const maxUrlLength = 1000
const remotePath = /^\/images\/at-([\w-]{8,1400})(?:\/|$)/

/**
 * The local URL, without a size, of a picture on another host; the server fetches it from there.
 * Undefined when it is not an https URL without a port; in development http and ports are accepted.
 */
export function isAbsolutePicture(url: string): string | undefined {
  const target = httpsOf(url)
  return target && `/images/at-${Buffer.from(target.href).toString('base64url')}`
}

/**
 * The original URL of such a local URL; null for others. The caller checks whether the host is
 * allowed.
 */
export function pictureElsewhere(pathname: string): URL | null {
  const [, code] = remotePath.exec(pathname) ?? []
  return (code && httpsOf(Buffer.from(code, 'base64url').toString('utf8'))) || null
}

function httpsOf(url: string): URL | undefined {
  if (url.length > maxUrlLength || !URL.canParse(url)) return undefined
  const target = new URL(url)
  const isPlain = target.protocol === 'https:' && target.port === ''
  const isLocal = inDevelopment() && /^https?:$/.test(target.protocol)
  return (isPlain || isLocal) && !target.username && !target.password ? target : undefined
}
/** Whether pictures may come from this machine, over http and from any port. */
export const inDevelopment = (): boolean => process.env['NODE_ENV'] === 'development'

/**
 * An answer whose relative picture paths are resolved by the base URL of the department's files,
 * `imagesCdnPath` of its configuration. Paths of a Fieldhouse's own pictures are unchanged.
 */
export function withPictureBase(value: unknown, base: URL): unknown {
  if (typeof value === 'string')
    return picturePath.test(value) && !localPicture.test(value) && URL.canParse(value, base.href)
      ? new URL(value.replace(/^\/+/, ''), base.href).href
      : value
  if (Array.isArray(value)) return value.map((item) => withPictureBase(item, base))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, withPictureBase(inside, base)]),
  )
}
/** A path without a scheme or host that ends like a picture. */
const picturePath =
  /^(?!\/\/|[a-z][\w+.-]*:)[\w./%-]+\.(?:png|jpe?g|webp|gif|svg)(?:\?[\w=&.-]*)?$/i
const localPicture = /^\/images\/(?:[0-9a-f]{16}|at-)/
