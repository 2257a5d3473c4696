import type { Sport } from '../../contract/sport.schema.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'

const { Piece, ready } = lazyHydrated(async () => ({
  SportsIndex: (await import('./SportsIndex.tsx')).SportsIndex,
}))
// The server renders it with the page; the first load of a browser does not need it.
if (import.meta.env.SSR) await ready()

/** The bottom of the page: its links work before its chunk is loaded. */
export function AllSports({ sports }: { sports: Sport[] }) {
  return <Piece name="SportsIndex" sports={sports} />
}
