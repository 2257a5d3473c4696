/**
 * Lists that are met under another name too: version 2.1 says `players` and `videos` for what
 * version 2 has below them.
 */
const lists: Readonly<Record<string, string>> = {
  players: 'Players/history',
  videos: 'Videos/all-access',
  'archives/with-fusion-cache': 'Archives',
}

/**
 * The path of a list as our rows have it: `/api/v2/Players` → `/api/v2/Players/history`. All others
 * stay as they are.
 */
export const ourPath = (path: string): string => {
  const [, version, name] = /^(\/api\/v2(?:\.1)?\/)(.+?)\/?$/i.exec(path) ?? []
  const ours = name === undefined ? undefined : lists[name.toLowerCase()]
  return ours === undefined ? path : `${version}${ours}`
}
