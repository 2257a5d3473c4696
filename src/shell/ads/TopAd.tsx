import { use } from 'react'
import { useConsent } from '../consent/consent.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { SettingsContext } from '../settings.ts'
import { useRow } from '../use-row.ts'
import css from '../Top.module.css'

const { Piece: Ad } = lazyHydrated(() => import('./TopAdSlot.tsx'))

/**
 * The ad above the page, from md up. The server renders an empty slot for departments with an ad
 * service; it has space only when the head script found that this visitor allows ads, so that
 * nothing moves.
 */
export function TopAd() {
  const { row, name } = useRow()
  const { choice } = useConsent()
  if (!use(SettingsContext)?.htlbid || !row || row.kind === 'quiet' || row.status) return null
  const hasRoom = choice.advertising && document.documentElement.dataset['ads'] !== undefined
  return (
    <div className={css.place} data-top-ad>
      {hasRoom && <Ad name="TopAdSlot" route={name} />}
    </div>
  )
}
