import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { listRequestedPurposes, hasRefused, useConsent } from './consent.ts'

const { Piece: Banner } = lazyHydrated(() => import('./ConsentBanner.tsx'))

/**
 * Asks for consent where there is something to ask; after an answer only on the visitor's click.
 */
export function Consent() {
  const { chosen, isOpen, isAside } = useConsent()
  const purposes = listRequestedPurposes()
  const needsChoice = chosen === null && !hasRefused() && !isAside
  return purposes.length > 0 && (needsChoice || isOpen) ? (
    <Banner
      key={String(isOpen)}
      name="ConsentBanner"
      asks={purposes}
      isOpen={isOpen}
      chosen={chosen}
    />
  ) : null
}
