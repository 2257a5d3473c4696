import type { Partner } from '../../contract/promotions.schema.ts'

/**
 * Names of the fifteen standard channels, and of others that departments use. Each has a drawing of
 * its own name in the sprite of channels.
 */
const names: ReadonlyMap<string, string> = new Map([
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['snapchat', 'Snapchat'],
  ['twitch', 'Twitch'],
  ['tiktok', 'TikTok'],
  ['linkedin', 'LinkedIn'],
  ['vimeo', 'Vimeo'],
  ['pinterest', 'Pinterest'],
  ['google', 'Google'],
  ['cameo', 'Cameo'],
  ['apple', 'Apple'],
  ['inflcr', 'INFLCR'],
  ['opendorse', 'Opendorse'],
  ['x', 'X'],
  ['threads', 'Threads'],
  ['bluesky', 'Bluesky'],
  ['podcast', 'Podcast'],
])

/** What the sprite has for a channel that nobody drew. */
export const otherChannel = 'other'

const known = (channel: string) => channel.trim().toLowerCase()

/** 'YouTube' for 'youtube'; what nobody here knows keeps its own name. */
export const channelName = (channel: string): string => names.get(known(channel)) ?? channel

/** Whether a channel has a drawing by which it is known; any other needs its name beside it. */
export const isDrawn = (channel: string): boolean => names.has(known(channel))

/** The drawing of a channel in its sprite: X has one under both of its names. */
export function channelDrawing(channel: string): string {
  const one = known(channel)
  return one === 'twitter' ? 'x' : names.has(one) ? one : otherChannel
}

export type SocialLink = { channel: string; label: string; url: string }

/** A whole web address; one that is written into another keeps its inner one. */
export function innerAddress(url: string): string | null {
  const inner = url.slice(Math.max(0, url.lastIndexOf('https://'))).trim()
  return inner.startsWith('https://') && URL.canParse(inner) ? inner : null
}

/**
 * Only whole web addresses, each under its channel's name; a channel that nobody knows keeps the
 * name that the department gives it.
 */
export function socialLinks(accounts: readonly { channel: string; url: string }[]): SocialLink[] {
  return accounts.flatMap(({ channel, url }) => {
    const inner = innerAddress(url)
    return channel.trim() && inner
      ? [{ channel: known(channel), label: channelName(channel.trim()), url: inner }]
      : []
  })
}

export type PartnerLevel = {
  /** '' for those without one. */
  title: string
  /** Signs of this level are the large ones. */
  featured: boolean
  partners: Partner[]
}

/**
 * By level, in the order in which the department names them; the levels of those whom it features
 * come first, and those without a level last.
 */
export function partnerLevels(partners: Partner[]): PartnerLevel[] {
  const levels = [...Map.groupBy(partners, ({ level }) => level ?? '')].map(
    ([title, some]): PartnerLevel => ({
      title,
      featured: some.some(({ featured }) => featured),
      partners: some,
    }),
  )
  return levels.toSorted(
    (a, b) =>
      Number(a.title === '') - Number(b.title === '') || Number(b.featured) - Number(a.featured),
  )
}
