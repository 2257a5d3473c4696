import { useQueries } from '@tanstack/react-query'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import * as api from '../contract/api.ts'
import { q } from '../data/q.ts'
import { findSport } from '../domain/sport.ts'
import type { Route } from '../routes/route.ts'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { RouteChange } from './page/RouteChange.tsx'
import { SettingsContext } from './settings.ts'
import css from './Shell.module.css'
import { SlimBar } from './header/SlimBar.tsx'
import { SportBar } from './sport-bar/SportBar.tsx'
import { UpdatePrompt } from './notices/UpdatePrompt.tsx'

/** Everything around a page: header, menus, footer. A full screen page has a slim bar in place of the header. */
export function Shell() {
  const [settings, sports, navigation] = useQueries({ queries: [q(api.settings, {}), q(api.sports, {}), q(api.navigation, {})] })
  const site = settings.data?.value ?? null
  const items = navigation.data?.value ?? []
  const { handle, params } = useMatches().at(-1) ?? {}
  const row = handle as Route | undefined
  const sport = row?.sport ? findSport(sports.data?.value ?? [], params?.[row.sport] ?? '') : undefined
  const fullScreen = row?.layout === 'full-screen'
  return (
    <SettingsContext value={site}>
      <a className={css.skip} href="#main">Skip to main content</a>
      {fullScreen ? <SlimBar settings={site} items={items} /> : <Header settings={site} items={items} />}
      {sport && !sport.nonSport && !fullScreen && <SportBar sport={sport} />}
      <Outlet />
      <Footer settings={site} />
      <RouteChange />
      <UpdatePrompt />
      <ScrollRestoration />
    </SettingsContext>
  )
}
