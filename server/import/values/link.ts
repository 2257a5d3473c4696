import { RowError } from '../report.ts'

const placeholderOrigin = 'https://own.invalid'

/**
 * A link for a page: http(s), or a path of this site. Null for '' and anything else: `javascript:`,
 * `data:`, `//elsewhere`, `/\elsewhere`. Parsed as browsers parse it.
 */
export function parseLink(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const written = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(trimmed)
    ? `https://${trimmed}`
    : trimmed
  if (!URL.canParse(written, placeholderOrigin)) return null
  const url = new URL(written, placeholderOrigin)
  if (url.username !== '' || url.password !== '') return null
  if (url.origin === placeholderOrigin)
    return written.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : null
  return /^https?:\/\//i.test(written) && (url.protocol === 'https:' || url.protocol === 'http:')
    ? url.href
    : null
}

/** The link of a cell; any other text refuses the row. */
export function requireLink(text: string, field: string): string | null {
  if (text.trim() === '') return null
  const link = parseLink(text)
  if (link === null)
    throw new RowError(
      `${field}: "${text.slice(0, 80)}" is not a link (http, https, or a path of this site)`,
    )
  return link
}

/** 'PLN+ | https://…' or a URL alone. Text alone is a channel without a URL; its `url` is ''. */
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
  const alone = parseLink(text)
  if (alone !== null) return { title: standard, url: alone }
  if (/^[a-z][a-z0-9+.-]*:|^\/|^\\/i.test(text)) requireLink(text, field)
  return { title: text, url: '' }
}

/** URL and text of a field that contains `<a href=…>`, even with broken quotes. */
function linkInMarkup(text: string, standard: string): { title: string; url: string } {
  const [, href = ''] = /href\s*=[\s"'\\]*([^"'\s>\\]+)/i.exec(text) ?? []
  const title = text
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { title: title || standard, url: parseLink(href) ?? '' }
}

type Channel = 'Twitter' | 'Instagram'
const hosts: Record<Channel, string> = {
  Twitter: 'https://x.com/',
  Instagram: 'https://www.instagram.com/',
}

/**
 * '@handle', 'handle' or a profile URL, even if written twice, as the handle; null when there is
 * none.
 */
export function parseHandle(text: string): string | null {
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
 * A person's accounts. The team's account, which some schools write for every player, is left out.
 */
export function parseSocialAccounts(
  accounts: Record<Channel, string>,
  team: Record<Channel, string | null>,
): { channel: string; url: string }[] {
  return (['Twitter', 'Instagram'] as const).flatMap((channel) => {
    const handle = parseHandle(accounts[channel])
    const shared =
      handle !== null && handle.toLowerCase() === parseHandle(team[channel] ?? '')?.toLowerCase()
    return handle === null || shared ? [] : [{ channel, url: `${hosts[channel]}${handle}` }]
  })
}
