import { Suspense } from 'react'
import { asksOf, useConsent } from '../consent/consent.ts'
import { anythingAllowed } from '../../domain/shell/consent.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'

const { Piece: Running } = lazyHydrated(() => import('./RunningVendors.tsx'))

/**
 * Tags, tag managers and ads of others, after consent and on tagged pages alone: before that not
 * even our own loaders are here.
 */
export function Vendors() {
  const { choice } = useConsent()
  return asksOf().length > 0 && anythingAllowed(choice) && navigator.onLine ? (
    <Suspense>
      <Running name="RunningVendors" choice={choice} />
    </Suspense>
  ) : null
}
