/** Spec 1 §5 names the channels; what a fan reads. */
const names: Record<string, string> = {
  facebook: 'Facebook', twitter: 'X', x: 'X', instagram: 'Instagram', youtube: 'YouTube', snapchat: 'Snapchat', twitch: 'Twitch', tiktok: 'TikTok', linkedin: 'LinkedIn',
  vimeo: 'Vimeo', pinterest: 'Pinterest', google: 'Google', cameo: 'Cameo', apple: 'Apple', inflcr: 'INFLCR', opendorse: 'Opendorse',
}

/** 'YouTube' for 'youtube'; what nobody here knows keeps its own name. */
export const channelName = (channel: string): string => names[channel.toLowerCase()] ?? channel

export type SocialLink = { channel: string; label: string; url: string }

/** A whole web address; one that is written into another keeps its inner one (quirk Q54). */
export function innerAddress(url: string): string | null {
  const inner = url.slice(Math.max(0, url.lastIndexOf('https://'))).trim()
  return inner.startsWith('https://') && URL.canParse(inner) ? inner : null
}

/** Only whole web addresses of known channels. */
export function socialLinks(accounts: readonly { channel: string; url: string }[]): SocialLink[] {
  return accounts.flatMap(({ channel, url }) => {
    const label = names[channel.toLowerCase()]
    const inner = innerAddress(url)
    return label && inner ? [{ channel: channel.toLowerCase(), label, url: inner }] : []
  })
}

/** Channels with a drawing in the sprite; a ticket is one of them in a menu (spec 0 §2.3). */
const drawn: Record<string, string> = {
  tickets: 'ticket', twitter: 'x', x: 'x', facebook: 'facebook', instagram: 'instagram', youtube: 'youtube', tiktok: 'tiktok',
  snapchat: 'snapchat', linkedin: 'linkedin', pinterest: 'pinterest', twitch: 'twitch', vimeo: 'vimeo', threads: 'threads', bluesky: 'bluesky', podcast: 'radio',
}

/** The drawing of a channel, where there is one. */
export const drawingOf = (channel: string): string | undefined => drawn[channel.toLowerCase()]

/** The drawing of a channel; a way out where nobody drew it. */
export const socialIcon = (channel: string): string => drawingOf(channel) ?? 'external'
