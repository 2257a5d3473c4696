import { use, useEffect } from 'react'
import type { ApiResult } from '../../data/api-result.ts'
import { useMounted } from '../../platform/mounted.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { Freshness } from './Freshness.tsx'
import { HeadContext } from '../head.ts'
import { Contained } from '../../ui/Contained.tsx'
import { NotSaved } from './NotSaved.tsx'
import { SettingsContext } from '../settings.ts'
import { formatTitle } from '../title.ts'
import css from '../Shell.module.css'
import type { Framed } from '../../routes/to-router.tsx'

const { Piece: LinePiece } = lazyHydrated(() => import('./AgeLine.tsx'))

/** A component of its own, so that loading it renders nothing else. */
function Age(line: { answers: (ApiResult | undefined)[] }) {
  return useMounted() && <LinePiece name="AgeLine" {...line} />
}

/**
 * The frame of a screen: title, age of its data, and a message when required data is not available.
 */
export function PageFrame({ row, meta, answers, partial, Screen, props }: Framed) {
  const settings = use(SettingsContext)
  use(HeadContext)?.({ meta, props })
  const title = settings ? formatTitle(settings, meta) : ''
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  return (
    <main
      id="main"
      tabIndex={-1}
      data-layout={row.layout ?? 'standard'}
      data-starts={row.starts}
      data-page-type={meta?.pageType}
      data-content-id={meta?.contentId}
    >
      <Freshness answers={answers} partial={partial && !!meta} />
      {meta ? (
        <Contained>
          <Screen {...props} />
        </Contained>
      ) : (
        <NotSaved inPlace />
      )}
      {/* Login and splash pages have no data with an age; the scoring page shows its own. */}
      {meta && answers.length > 0 && !/^(?:login|splash|scoring)$/.test(meta.pageType) && (
        <div className={css.age} data-foot data-theme="on-primary">
          <Age answers={answers} />
        </div>
      )}
    </main>
  )
}
