import { Suspense } from 'react'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { Versions } from './Versions.tsx'

const { Piece } = lazyHydrated(async () => ({
  HelperLinks: (await import('./HelperLinks.tsx')).HelperLinks,
}))

/** What is done beside the game: versions that wait, and who else may keep score. */
export function Desk({
  gameId,
  token,
  mayLink,
}: {
  gameId: number
  token: string
  mayLink: boolean
}) {
  return (
    <>
      <Versions gameId={gameId} token={token} />
      {mayLink && (
        <Suspense>
          <Piece name="HelperLinks" gameId={gameId} token={token} />
        </Suspense>
      )}
    </>
  )
}
