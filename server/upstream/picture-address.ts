/** Longest URL of a picture. */
const longest = 1000
const at = /^\/images\/at-([\w-]{8,1400})(?:\/|$)/

/**
 * The local URL, without a size, of a picture on another host; the server fetches it from there.
 * Undefined when it is not an https URL.
 */
export function isAbsolutePicture(url: string): string | undefined {
  const there = httpsOf(url)
  return there && `/images/at-${Buffer.from(there.href).toString('base64url')}`
}

/**
 * The original URL of such a local URL; null for others. The caller checks whether the host is
 * allowed.
 */
export function pictureElsewhere(pathname: string): URL | null {
  const [, code] = at.exec(pathname) ?? []
  return (code && httpsOf(Buffer.from(code, 'base64url').toString('utf8'))) || null
}

function httpsOf(url: string): URL | undefined {
  if (url.length > longest || !URL.canParse(url)) return undefined
  const there = new URL(url)
  return there.protocol === 'https:' && !there.username && !there.password && there.port === ''
    ? there
    : undefined
}
