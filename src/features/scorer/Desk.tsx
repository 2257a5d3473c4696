import { Suspense } from 'react'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { Versions } from './Versions.tsx'

const { Piece } = lazyHydrated(async () => ({
  HelperLinks: (await import('./HelperLinks.tsx')).HelperLinks,
}))

/** Tasks beside scoring: held versions, and links for helpers. */
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
