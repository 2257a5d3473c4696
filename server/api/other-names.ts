/**
 * Lists that have another name too: version 2.1 says `players` and `videos` for what version 2 has
 * below them.
 */
const lists: Readonly<Record<string, string>> = {
  '/api/v2/Players/history': '/api/v2/Players',
  '/api/v2/Videos/all-access': '/api/v2/Videos',
  '/api/v2/Archives': '/api/v2/Archives/with-fusion-cache',
}

/** The paths of a row of the contract. */
export const namesOf = (path: string): string[] => [path, ...(lists[path] ? [lists[path]] : [])]
