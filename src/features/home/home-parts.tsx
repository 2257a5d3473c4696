import { Suspense, useMemo } from 'react'
import type { Sport } from '../../contract/sport.schema.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'

const { Piece, ready } = lazyHydrated(async () => ({
  SportsIndex: (await import('./SportsIndex.tsx')).SportsIndex,
}))
// The server draws it with the page; the first load of a browser does without.
if (import.meta.env.SSR) await ready()

/** The foot of the page, far below what is read first: its links work before its file is here. */
export function AllSports({ sports }: { sports: Sport[] }) {
  return useMemo(
    () => (
      <Suspense>
        <Piece name="SportsIndex" sports={sports} />
      </Suspense>
    ),
    [sports],
  )
}
