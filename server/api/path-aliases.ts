/**
 * Alternative names of lists: version 2.1 says `players` and `videos` for longer paths of version
 * 2.
 */
const lists: Readonly<Record<string, string>> = {
  '/api/v2/Players/history': '/api/v2/Players',
  '/api/v2/Videos/all-access': '/api/v2/Videos',
  '/api/v2/Archives': '/api/v2/Archives/with-fusion-cache',
}

/** All paths of a row of the contract. */
export const withAliases = (path: string): string[] => [path, ...(lists[path] ? [lists[path]] : [])]
