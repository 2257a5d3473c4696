import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { promotionsReady } from '../blocks/promotions/PromotionSlot.tsx'
import { shelvesReady } from '../blocks/shelves/shelf-pieces.tsx'
import * as api from '../contract/api.ts'
import { apiQuery } from '../data/api-query.ts'
import { useMounted } from '../platform/mounted.ts'
import { lazyHydrated } from '../platform/lazy-hydrated.tsx'
import { StandInsContext } from '../ui/stand-ins.ts'
import { SettingsContext } from './settings.ts'
import css from './Shell.module.css'
import { useRow } from './use-row.ts'
import { savedAtAttribute } from '../contract/messages.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

const { Piece: Part, ready } = lazyHydrated(async () => (await import('./parts.ts')).parts)
const { Piece: LaterPart } = lazyHydrated(async () => (await import('./later.ts')).later)
export { Part }
/** All that the server draws, and that a page drawn here must not wait for once it is seen. */
export const partsReady = () => Promise.all([ready(), promotionsReady(), shelvesReady()])

// The same elements in every render: one that is new while its piece is still on its way makes
// React hide what the server drew.
const footer = (
  <Suspense>
    <Part name="Footer" />
  </Suspense>
)

/** A component of its own, so that its coming renders nothing else. */
function Late({ name }: { name: 'Later' | 'RotatorsButton' }) {
  return (
    useMounted() && (
      <Suspense>
        <LaterPart name={name} />
      </Suspense>
    )
  )
}

/**
 * Everything around a page: header, menus, footer. A full screen page has none of it; a story has a
 * slim bar and the footer, for those who came from elsewhere.
 */
export function Shell() {
  const settings = useQuery(apiQuery(api.settings, {})).data?.value ?? null
  const { row, name, sport } = useRow()
  const slim = name.endsWith('story')
  const bare = row?.layout === 'full-screen' && !slim
  const top = useMemo(
    () => <Suspense>{slim ? <Part name="SlimBar" /> : <Part name="Top" sport={sport} />}</Suspense>,
    [slim, sport],
  )
  return (
    <SettingsContext value={settings}>
      <StandInsContext value={settings}>
        <a className={css.skip} href="#main">
          Skip to main content
        </a>
        <Late name="RotatorsButton" />
        {!bare && top}
        <Outlet />
        {!bare && footer}
        <RouteChange />
        <Late name="Later" />
        <ScrollRestoration />
      </StandInsContext>
    </SettingsContext>
  )
}

/**
 * On a new page: the focus at its top and its title spoken. Another view of the same page (a sort,
 * a tab) leaves both alone.
 */
function RouteChange() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const mounted = useMounted()
  const [words, setWords] = useState('')

  // The room that the first paint of a saved page keeps for its word is the strip's own from now
  // on.
  useEffect(() => {
    if (mounted) document.documentElement.removeAttribute(savedAtAttribute)
  }, [mounted])

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    setWords(document.title)
  }, [pathname])

  return (
    <VisuallyHidden>
      <span role="status" data-announcer="route">
        {words}
      </span>
    </VisuallyHidden>
  )
}
