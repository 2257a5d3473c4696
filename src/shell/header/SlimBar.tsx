import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { EventsPanel } from '../events-panel/EventsPanel.tsx'
import { EventsToggle } from '../events-panel/EventsToggle.tsx'
import { Alerts } from '../notices/Alerts.tsx'
import { SearchPopout } from '../search/SearchPopout.tsx'
import { SettingsContext } from '../settings.ts'
import css from '../Top.module.css'
import { Mark } from './Mark.tsx'
import { Menu, MenuButton } from './Menu.tsx'

/**
 * The header of a full-screen page: home, navigation (a menu in a narrow window), search, calendar
 * as on other pages; and the alerts, for visitors from search engines.
 */
export function SlimBar() {
  const settings = use(SettingsContext)
  const items = useQuery(apiQuery(api.navigation, {})).data?.value ?? []
  return (
    <>
      <Alerts />
      <header className={css.bar} data-shell data-theme="on-primary">
        <Mark settings={settings} small />
        <Menu items={items} inline />
        <SearchPopout />
        <EventsToggle />
        {items.length > 0 && <MenuButton />}
        <EventsPanel />
      </header>
    </>
  )
}
