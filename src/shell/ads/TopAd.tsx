import { Suspense, use } from 'react'
import { useConsent } from '../consent/consent.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { SettingsContext } from '../settings.ts'
import { useRow } from '../use-row.ts'
import css from '../Top.module.css'

const { Piece: Ad } = lazyHydrated(() => import('./TopAdSlot.tsx'))

/**
 * The place of the ad above the page, from md up. The server draws an empty one wherever the
 * department has an ad service; it takes room only where before-paint found that this visitor
 * allows ads, so that nothing moves when the ad comes.
 */
export function TopAd() {
  const { row, name } = useRow()
  const { choice } = useConsent()
  if (!use(SettingsContext)?.htlbid || !row || row.kind === 'quiet' || row.status) return null
  const hasRoom = choice.advertising && document.documentElement.dataset['ads'] !== undefined
  return (
    <div className={css.place} data-top-ad>
      {hasRoom && (
        <Suspense>
          <Ad name="TopAdSlot" route={name} />
        </Suspense>
      )}
    </div>
  )
}
