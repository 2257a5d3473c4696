/** Topics that one stream may name: more is a mistake, or somebody who should take them all. */
const most = 200

/**
 * The games that `?topics=game:12,game:15` asks for; 'all' without topics or with `games` among
 * them, 'wrong' when one cannot be read.
 */
export function askedGames(address: string): ReadonlySet<number> | 'all' | 'wrong' {
  const asked = new URL(address, 'http://x').searchParams.get('topics')
  if (asked === null) return 'all'
  const topics = asked.split(',')
  if (
    topics.length > most ||
    !topics.every((topic) => topic === 'games' || /^game:[1-9]\d{0,8}$/.test(topic))
  )
    return 'wrong'
  return topics.includes('games') ? 'all' : new Set(topics.map((topic) => Number(topic.slice(5))))
}
