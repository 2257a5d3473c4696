import type { Partner } from '../../contract/promotions.schema.ts'

/**
 * Names of the standard channels and of others in use. Each has a symbol of that name in the
 * channels sprite.
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

/** The symbol of other channels. */
export const otherChannel = 'other'

const normalize = (channel: string) => channel.trim().toLowerCase()

/** 'YouTube' for 'youtube'; an unknown channel keeps its name. */
export const channelName = (channel: string): string => names.get(normalize(channel)) ?? channel

/** Whether a channel has its own icon; others need their name beside it. */
export const hasChannelIcon = (channel: string): boolean => names.has(normalize(channel))

/** The symbol of a channel; X has one for both of its names. */
export function channelDrawing(channel: string): string {
  const name = normalize(channel)
  return name === 'twitter' ? 'x' : names.has(name) ? name : otherChannel
}

export type SocialLink = { channel: string; label: string; url: string }

/** A full URL; of one that contains another, the inner one; else null. */
export function innermostUrl(url: string): string | null {
  const inner = url.slice(Math.max(0, url.lastIndexOf('https://'))).trim()
  return inner.startsWith('https://') && URL.canParse(inner) ? inner : null
}

/** Accounts with a full URL and channel name; an unknown channel keeps the department's name. */
export function socialLinks(accounts: readonly { channel: string; url: string }[]): SocialLink[] {
  return accounts.flatMap(({ channel, url }) => {
    const inner = innermostUrl(url)
    return channel.trim() && inner
      ? [{ channel: normalize(channel), label: channelName(channel.trim()), url: inner }]
      : []
  })
}

export type PartnerLevel = {
  /** '' for partners without a level. */
  title: string
  /** Partners of this level are shown larger. */
  featured: boolean
  partners: Partner[]
}

/**
 * Partners by level in the department's order; featured levels first, partners without a level
 * last.
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
