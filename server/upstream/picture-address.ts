/** The longest address of a picture that is taken. */
const longest = 1000
const at = /^\/images\/at-([\w-]{8,1400})(?:\/|$)/

/**
 * Our own address of a picture that an upstream keeps elsewhere, without a size: the browser asks
 * us, and we ask there. Undefined for what is no https address.
 */
export function isAbsolutePicture(url: string): string | undefined {
  const there = httpsOf(url)
  return there && `/images/at-${Buffer.from(there.href).toString('base64url')}`
}

/**
 * Where the picture of such an address of ours is kept; null when it is none. Whether that host may
 * be asked is for the caller.
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
