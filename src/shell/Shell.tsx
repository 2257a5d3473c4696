import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { promotionsReady } from '../blocks/promotions/PromotionSlot.tsx'
import { shelvesReady } from '../blocks/shelves/shelf-pieces.tsx'
import * as api from '../contract/api.ts'
import { apiQuery } from '../data/api-query.ts'
import { useMounted } from '../platform/mounted.ts'
import { lazyHydrated } from '../platform/lazy-hydrated.tsx'
import { paths } from '../routes/paths.ts'
import { FallbackImagesContext } from '../ui/fallback-images.ts'
import { SettingsContext } from './settings.ts'
import css from './Shell.module.css'
import { followLinks } from './follow-links.ts'
import { useRow } from './use-row.ts'
import { savedAtAttribute } from '../contract/messages.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

const { Piece: Part, ready } = lazyHydrated(async () => (await import('./parts.ts')).parts)
const { Piece: LaterPart } = lazyHydrated(async () => (await import('./later.ts')).later)
export { Part }
/** Everything that the server renders, and that a client-rendered page needs before it is shown. */
export const partsReady = () => Promise.all([ready(), promotionsReady(), shelvesReady()])

/** A component of its own, so that loading it renders nothing else. */
function Late({ name }: { name: 'Later' | 'RotatorsButton' }) {
  return useMounted() && <LaterPart name={name} />
}

/**
 * The frame of a page: header, menus, footer, a phone's tabs. A full-screen page has none; of
 * these a story has a slim bar, tabs and the footer. A form has no tabs.
 */
export function Shell() {
  const settings = useQuery(apiQuery(api.settings, {})).data?.value ?? null
  const { row, name } = useRow()
  const slim = name.endsWith('story')
  const framed = slim || row?.layout !== 'full-screen'
  return (
    <SettingsContext value={settings}>
      <FallbackImagesContext value={settings}>
        <a className={css.skip} href="#main">
          Skip to main content
        </a>
        <Late name="RotatorsButton" />
        {slim ? <Part name="SlimBar" /> : framed && <Part name="Top" />}
        <Outlet />
        {framed && <Part name="Footer" />}
        {framed && (row?.kind !== 'quiet' || name === 'notifications') && <Part name="Tabs" />}
        <Links />
        <RouteChange />
        <Late name="Later" />
        <ScrollRestoration />
      </FallbackImagesContext>
    </SettingsContext>
  )
}

/** Opens links in the app, once it is there. */
function Links() {
  const navigate = useNavigate()
  // Before a tap that made React hydrate the page goes on.
  useLayoutEffect(() => followLinks(navigate), [navigate])
  return null
}

/**
 * On a new page: focus at its top, in an empty search in its field, and its title is announced.
 * Another view of the same page (a sort, a tab) changes neither.
 */
function RouteChange() {
  const { pathname, search } = useLocation()
  const last = useRef(pathname)
  const mounted = useMounted()
  const [announcement, setAnnouncement] = useState('')

  // The space reserved by the first paint of a saved page is now the strip's own.
  useEffect(() => {
    if (mounted) document.documentElement.removeAttribute(savedAtAttribute)
  }, [mounted])

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const isEmptySearch = pathname === paths.search && search === ''
    document
      .querySelector<HTMLElement>(isEmptySearch ? '#main search input' : '#main')
      ?.focus({ preventScroll: true })
    setAnnouncement(document.title)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new page moves the focus
  }, [pathname])

  return (
    <VisuallyHidden>
      <span role="status" data-announcer="route">
        {announcement}
      </span>
    </VisuallyHidden>
  )
}
