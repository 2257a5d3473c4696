import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { promotionsReady } from '../blocks/promotions/PromotionSlot.tsx'
import { shelvesReady } from '../blocks/shelves/shelf-pieces.tsx'
import * as api from '../contract/api.ts'
import { apiQuery } from '../data/api-query.ts'
import { useMounted } from '../platform/mounted.ts'
import { lazyHydrated } from '../platform/lazy-hydrated.tsx'
import { StandInsContext } from '../ui/stand-ins.ts'
import { RouteChange } from './page/RouteChange.tsx'
import { SettingsContext } from './settings.ts'
import css from './Shell.module.css'
import { useRow } from './use-row.ts'

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
 * slim bar and the footer, for those who came from elsewhere (spec decisions, Layouts).
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
