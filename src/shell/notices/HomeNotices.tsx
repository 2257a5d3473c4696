import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
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
const requested = new Set<number>()

/** Shown on home pages after the first paint: a takeover, else a splash screen. */
export function HomeNotices() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const takeovers = use(SettingsContext)?.takeovers
  const { name, sport } = useRow()
  const homeId = name === 'Home' ? 0 : name === 'Sport Home' ? sport?.id : undefined
  const [splash, setSplash] = useState<Splash | null>(null)
  useEffect(renewSkipped, [])

  useEffect(() => {
    if (homeId === undefined || takeovers === undefined) return
    let isMounted = true
    const stop = whenIdle(async () => {
      if (
        !navigator.onLine ||
        (takeovers && (await redirectToTakeover(client, homeId, () => isMounted)))
      )
        return
      const nextSplash = isMounted ? await splashOf(client, homeId) : null
      if (isMounted) setSplash(nextSplash)
    })
    return () => {
      isMounted = false
      stop()
      setSplash(null)
    }
  }, [client, homeId, takeovers])

  return (
    splash && (
      <SplashPiece
        name="SplashDialog"
        key={splash.id}
        splash={splash}
        here={pathname}
        onDone={() => setSplash(null)}
      />
    )
  )
}

/** The splash screen for this visitor on this page, once per page load. */
async function splashOf(client: QueryClient, homeId: number): Promise<Splash | null> {
  if (requested.has(homeId) || hasCookie(splashSkipCookie)) return null
  requested.add(homeId)
  try {
    const { value } = await client.fetchQuery(
      homeId === 0 ? apiQuery(api.splash, {}) : apiQuery(api.sportSplash, { sportId: homeId }),
    )
    return value && splashIsDue(value.data, Date.now(), hasCookie) ? value.data : null
  } catch {
    return null
  }
}
