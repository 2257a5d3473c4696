import { Suspense } from 'react'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { asksOf, hasRefused, useConsent } from './consent.ts'

const { Piece: Banner } = lazyHydrated(() => import('./ConsentBanner.tsx'))

/**
 * Asks whether anything of others may be loaded, where there is something to ask for; once
 * answered, only when the visitor wishes.
 */
export function Consent() {
  const { chosen, isOpen, isAside } = useConsent()
  const asks = asksOf()
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
