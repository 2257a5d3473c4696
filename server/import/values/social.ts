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
