/**
 * Our cookies. Each marks presence only, unless it has a value. A browser without cookies silently
 * ignores them.
 */
type Until =
  | { /** Milliseconds from now. */ for: number }
  | { /** Milliseconds since 1970. */ until: number }

export const readCookie = (name: string): string | undefined => {
  const begin = `${name}=`
  return read()
    .find((cookie) => cookie.startsWith(begin))
    ?.slice(begin.length)
}

/** Names from content are safe here, because they are only compared. */
export const hasCookie = (name: string): boolean => name !== '' && cookieNames().has(name)

const cookieNames = (): Set<string> =>
  new Set(read().map((cookie) => cookie.slice(0, Math.max(0, cookie.indexOf('=')))))

export function setCookie(name: string, until: Until, value = '1'): void {
  const life =
    'for' in until
      ? `Max-Age=${Math.round(until.for / 1000)}`
      : `Expires=${new Date(until.until).toUTCString()}`
  try {
    document.cookie = `${name}=${value}; Path=/; ${life}; SameSite=Strict; Secure`
  } catch {
    // A sandboxed frame without an origin has no cookies.
  }
}

function read(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}
