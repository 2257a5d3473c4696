import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'

const { Piece, ready: promotionsReady } = lazyHydrated(async () => ({
  PromotionGroup: (await import('./PromotionGroup.tsx')).PromotionGroup,
}))
export { promotionsReady }

/**
 * What hangs in one place of the site (`location.name`), read and drawn; nothing where nothing
 * hangs. `sportId`: the sport's own, if it has one.
 */
export function PromotionSlot({ name, sportId }: { name: string; sportId?: number | undefined }) {
  const group = useQuery(
    sportId === undefined
      ? apiQuery(api.promotions, { name })
      : apiQuery(api.sportPromotions, { name, sportId }),
  ).data?.value
  // The same element until the group is another: a new one, while the piece is on its way, makes
  // React throw away what the server drew.
  return useMemo(
    () =>
      group ? (
        <Suspense>
          <Piece name="PromotionGroup" group={group} />
        </Suspense>
      ) : null,
    [group],
  )
}
