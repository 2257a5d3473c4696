import { use, useEffect } from 'react'
import { Freshness } from './Freshness.tsx'
import { HeadContext } from '../head.ts'
import { NotSaved } from './NotSaved.tsx'
import { SettingsContext } from '../settings.ts'
import { titleOf } from '../title.ts'
import type { Framed } from '../../routes/to-router.tsx'

/** Around every screen: its title, the age of its data, and an honest word when what it needs is not to be had. */
export function PageFrame({ row, meta, answers, partial, Screen, props }: Framed) {
  const settings = use(SettingsContext)
  use(HeadContext)?.({ meta, props })
  const title = settings ? titleOf(settings, meta) : ''
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  return (
    <main id="main" tabIndex={-1} data-layout={row.layout ?? 'standard'} data-page-type={meta?.pageType} data-content-id={meta?.contentId}>
      <Freshness answers={answers} partial={partial && !!meta} />
      {meta ? <Screen {...props} /> : <NotSaved />}
    </main>
  )
}
