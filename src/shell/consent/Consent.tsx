import { Suspense } from 'react'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { listAskedPurposes, hasRefused, useConsent } from './consent.ts'

const { Piece: Banner } = lazyHydrated(() => import('./ConsentBanner.tsx'))

/**
 * Asks for consent where there is something to ask; after an answer only on the visitor's click.
 */
export function Consent() {
  const { chosen, isOpen, isAside } = useConsent()
  const asks = listAskedPurposes()
  const isAsked = chosen === null && !hasRefused() && !isAside
  return asks.length > 0 && (isAsked || isOpen) ? (
    <Suspense>
      <Banner
        key={String(isOpen)}
        name="ConsentBanner"
        asks={asks}
        isOpen={isOpen}
        chosen={chosen}
      />
    </Suspense>
  ) : null
}
