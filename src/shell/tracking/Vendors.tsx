import { listRequestedPurposes, useConsent } from '../consent/consent.ts'
import { anythingAllowed } from '../../domain/shell/consent.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'

const { Piece: Running } = lazyHydrated(() => import('./RunningVendors.tsx'))

/**
 * Tags, tag managers and ads, after consent and on tagged pages only: before that even our loaders
 * are not loaded.
 */
export function Vendors() {
  const { choice } = useConsent()
  return listRequestedPurposes().length > 0 && anythingAllowed(choice) && navigator.onLine ? (
    <Running name="RunningVendors" choice={choice} />
  ) : null
}
