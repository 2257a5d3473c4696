import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { Versions } from './Versions.tsx'

const { Piece } = lazyHydrated(async () => ({
  HelperLinks: (await import('./HelperLinks.tsx')).HelperLinks,
}))

/** Beside scoring: the versions, and for the department its decisions and links for helpers. */
export function ScorerTools({
  gameId,
  token,
  isDepartment,
}: {
  gameId: number
  token: string
  isDepartment: boolean
}) {
  return (
    <>
      <Versions gameId={gameId} token={token} mayDecide={isDepartment} />
      {isDepartment && <Piece name="HelperLinks" gameId={gameId} token={token} />}
    </>
  )
}
