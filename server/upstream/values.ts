import { isAbsolutePicture } from './picture-address.ts'

type Item = Record<string, unknown>
const isThing = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const toText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
/** A flag, or the name of its object: a game with a conference name is a conference game. */
export const toFlag = (value: unknown): unknown =>
  typeof value === 'string'
    ? !/^(?:|false|0|no)$/i.test(value)
    : typeof value === 'boolean'
      ? value
      : undefined
/** `/boxscore.aspx?id=24900` → our link object; '' is null. */
export const toLinkObject = (value: unknown): { url: string } | null =>
  typeof value === 'string' && value !== '' ? { url: value } : null
/** A tournament or facility is a title, or an object with one. */
export const titled = (value: unknown): { title: unknown } | null | undefined =>
  typeof value === 'string'
    ? value === ''
      ? null
      : { title: value }
    : value === null
      ? null
      : isThing(value)
        ? { title: value['title'] }
        : undefined
/**
 * Exhibitions are scrimmages; tournaments and all postseason games are postseason; others count as
 * regular.
 */
export const toGameType = (value: unknown): string =>
  /^[se]/i.test(String(value)) ? 'S' : /^[pt]/i.test(String(value)) ? 'P' : 'R'

/**
 * '2026' and '2026-27' in '2026-27 Football' or a schedule's title; a season is never derived from
 * a date.
 */
export function parseSeason(value: unknown): string | undefined {
  const title = isThing(value) ? (value['season'] ?? value['title'] ?? value['shortName']) : value
  return /\b\d{4}(?:-\d{2})?\b/.exec(toText(title) ?? '')?.[0]
}

/** 'O' where a game has a result, else 'A'. */
export const toGameStatus = ({ result }: Item): string => (isThing(result) ? 'O' : 'A')

/** Our state of a game whose feed has none: by its status and its result. */
export function toGameState({ status, result, is_live, isLive }: Item): number {
  if (is_live === true || isLive === true) return 3
  if (status === 'C') return 6
  if (status === 'P') return 5
  const outcome = isThing(result) ? result['status'] : null
  return status === 'O' || (typeof outcome === 'string' && outcome !== '') ? 8 : 0
}

/** The live state of an event that has only its score; any other state is newer than version 0. */
export const toLiveState = (value: unknown, item: Item): Item | null =>
  isThing(value)
    ? {
        gameId: item['id'] ?? item['gameId'],
        sportId: 0,
        gameState: 3,
        version: 0,
        updatedAt: new Date().toISOString(),
        period: 0,
        periodLabel: '',
        clock: null,
        teamScore: toText(value['teamScore'] ?? value['team_score']) ?? '',
        opponentScore: toText(value['opponentScore'] ?? value['opponent_score']) ?? '',
        teamPeriods: [],
        opponentPeriods: [],
        lastPlay: null,
      }
    : null

/** The local URL of a picture: its own one of a Fieldhouse, or of a picture on another host. */
export function toPictureUrl(from: Item): string | undefined {
  const url = [from['absoluteUrl'], from['url'], from['fullpath']].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  ) as string | undefined
  return url && (/^\/images\/(?:[0-9a-f]{16}|at-)/.test(url) ? url : isAbsolutePicture(url))
}

/** A picture object or a URL as our picture. Without a size it counts as 16:9. */
export function toImage(value: unknown): Item | null | undefined {
  const from = typeof value === 'string' ? { url: value } : value
  if (!isThing(from)) return value === null ? null : undefined
  const address = toPictureUrl(from)
  if (!address) return null
  const size = (side: unknown, fallback: number) =>
    Number.isInteger(Number(side)) && Number(side) > 0 ? Number(side) : fallback
  return {
    url: address,
    width: size(from['width'], 1600),
    height: size(from['height'], 900),
    altText: toText(from['altText'] ?? from['alt'] ?? from['title']) ?? '',
    caption: toText(from['caption'] ?? from['mediaCaption']) ?? null,
  }
}

/** A channel as text, a URL, or an object with both. */
export function toMediaLink(channel: string, value: unknown, item: Item): Item | null {
  if (typeof value === 'string' && value !== '')
    return /^(?:https?:|\/)/i.test(value)
      ? { title: toText(item[`${channel}Text`]) || channelNames[channel], url: value }
      : { title: value, url: '' }
  if (!isThing(value)) return null
  const title = toText(value['title'] || value['label'])
  const url = toText(value['url']) ?? ''
  return title || url ? { title: title || channelNames[channel], url } : null
}
const channelNames: Record<string, string> = {
  tv: 'TV',
  radio: 'Radio',
  video: 'Watch',
  audio: 'Listen',
  stats: 'Stats',
  tickets: 'Tickets',
}

/**
 * `{Twitter: 'x'}` or a list with platform names → channel and URL; accounts without a URL are left
 * out.
 */
export function toSocialAccounts(value: unknown): Item[] | undefined {
  const rows = Array.isArray(value)
    ? value.map((entry) =>
        isThing(entry) ? [entry['platformName'] ?? entry['channel'], entry['url']] : [],
      )
    : isThing(value)
      ? Object.entries(value)
      : []
  return rows.flatMap(([channel, url]) =>
    typeof channel === 'string' && typeof url === 'string' && /^https?:/i.test(url)
      ? [{ channel, url }]
      : [],
  )
}

/** A story of blocks as HTML of its text blocks; other blocks have no text. */
export function storyHtml(value: unknown, item: Item): string | undefined {
  const blocks = Array.isArray(value)
    ? value
    : Array.isArray(item['blocks'])
      ? (item['blocks'] as unknown[])
      : null
  return blocks ? blocks.map(htmlOf).join('') : undefined
}
const htmlOf = (block: unknown): string => {
  if (Array.isArray(block)) return block.map(htmlOf).join('')
  if (!isThing(block)) return ''
  const inside = block['content'] ?? block['text'] ?? block['html']
  return typeof inside === 'string' ? inside : Array.isArray(inside) ? htmlOf(inside) : ''
}
