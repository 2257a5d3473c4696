import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { renewSkipped } from '../../blocks/splash/dismiss.ts'
import * as api from '../../contract/api.ts'
import type { Splash } from '../../contract/notices.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { splashIsDue, splashSkipCookie } from '../../domain/shell/promotion.ts'
import { hasCookie } from '../../platform/cookies.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { whenIdle } from '../../platform/when-idle.ts'
import { SettingsContext } from '../settings.ts'
import { useRow } from '../use-row.ts'
import { redirectToTakeover } from './take-over.ts'

const { Piece: SplashPiece } = lazyHydrated(async () => ({
  SplashDialog: (await import('./SplashDialog.tsx')).SplashDialog,
}))

/** Splash screens requested in this page load; 0 is the home page's. */
const asked = new Set<number>()

/** Shown on home pages after the first paint: a takeover, else a splash screen. */
export function HomeNotices() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const takeovers = use(SettingsContext)?.takeovers
  const { name, sport } = useRow()
  const place = name === 'Home' ? 0 : name === 'Sport Home' ? sport?.id : undefined
  const [splash, setSplash] = useState<Splash | null>(null)
  useEffect(renewSkipped, [])

  useEffect(() => {
    if (place === undefined || takeovers === undefined) return
    let here = true
    const stop = whenIdle(async () => {
      if (!navigator.onLine || (takeovers && (await redirectToTakeover(client, place, () => here))))
        return
      const found = here ? await splashOf(client, place) : null
      if (here) setSplash(found)
    })
    return () => {
      here = false
      stop()
      setSplash(null)
    }
  }, [client, place, takeovers])

  return (
    splash && (
      <Suspense>
        <SplashPiece
          name="SplashDialog"
          key={splash.id}
          splash={splash}
          here={pathname}
          onDone={() => setSplash(null)}
        />
      </Suspense>
    )
  )
}

/** The splash screen for this visitor on this page, once per page load. */
async function splashOf(client: QueryClient, place: number): Promise<Splash | null> {
  if (asked.has(place) || hasCookie(splashSkipCookie)) return null
  asked.add(place)
  try {
    const { value } = await client.fetchQuery(
      place === 0 ? apiQuery(api.splash, {}) : apiQuery(api.sportSplash, { sportId: place }),
    )
    return value && splashIsDue(value.data, Date.now(), hasCookie) ? value.data : null
  } catch {
    return null
  }
}
