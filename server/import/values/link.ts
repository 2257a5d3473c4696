import { RowRefused } from '../report.ts'

const own = 'https://own.invalid'

/**
 * A link that may stand on a page: http(s), or a path of this site. Null for '' and for everything
 * else: `javascript:`, `data:`, `//elsewhere`, `/\elsewhere`. Read by the parser that browsers use,
 * never by the look of the text.
 */
export function linkOf(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const written = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(trimmed)
    ? `https://${trimmed}`
    : trimmed
  if (!URL.canParse(written, own)) return null
  const url = new URL(written, own)
  if (url.username !== '' || url.password !== '') return null
  if (url.origin === own)
    return written.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : null
  return /^https?:\/\//i.test(written) && (url.protocol === 'https:' || url.protocol === 'http:')
    ? url.href
    : null
}

/** The link of a cell; a row whose cell holds anything else is not taken. */
export function requireLink(text: string, field: string): string | null {
  if (text.trim() === '') return null
  const link = linkOf(text)
  if (link === null)
    throw new RowRefused(
      `${field}: "${text.slice(0, 80)}" is no link (http, https, or a path of this site)`,
    )
  return link
}

/**
 * 'PLN+ | https://…' or an address alone. Words alone are a channel without an address; its `url`
 * is ''.
 */
export function namedLink(
  text: string,
  field: string,
  standard: string,
): { title: string; url: string } | null {
  if (text === '') return null
  if (/<[a-z/!]/i.test(text)) return linkInMarkup(text, standard)
  const bar = text.lastIndexOf('|')
  if (bar !== -1)
    return {
      title: text.slice(0, bar).trim() || standard,
      url: requireLink(text.slice(bar + 1), field) ?? '',
    }
  const alone = linkOf(text)
  if (alone !== null) return { title: standard, url: alone }
  if (/^[a-z][a-z0-9+.-]*:|^\/|^\\/i.test(text)) requireLink(text, field)
  return { title: text, url: '' }
}

/**
 * A field into which somebody put a whole `<a href=…>`, its quotes broken: where it leads and its
 * words, and never its tags.
 */
function linkInMarkup(text: string, standard: string): { title: string; url: string } {
  const [, href = ''] = /href\s*=[\s"'\\]*([^"'\s>\\]+)/i.exec(text) ?? []
  const title = text
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { title: title || standard, url: linkOf(href) ?? '' }
}

type Channel = 'Twitter' | 'Instagram'
const hosts: Record<Channel, string> = {
  Twitter: 'https://x.com/',
  Instagram: 'https://www.instagram.com/',
}

/**
 * '@handle', 'handle' or an address, also one written twice, as the handle; null when there is none
 * in it.
 */
export function handleOf(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .split(/[/\s]+/)
      .filter(Boolean)
      .at(-1)
      ?.replace(/^@/, '') ?? ''
  return /^[A-Za-z0-9_.]{1,30}$/.test(last) && !/\.(?:com|org|net)$/i.test(last) ? last : null
}

/**
 * A person's accounts. The team's own account, which some schools write beside every player, is no
 * account of theirs.
 */
export function socialOf(
  given: Record<Channel, string>,
  team: Record<Channel, string | null>,
): { channel: string; url: string }[] {
  return (['Twitter', 'Instagram'] as const).flatMap((channel) => {
    const handle = handleOf(given[channel])
    const shared =
      handle !== null && handle.toLowerCase() === handleOf(team[channel] ?? '')?.toLowerCase()
    return handle === null || shared ? [] : [{ channel, url: `${hosts[channel]}${handle}` }]
  })
}
