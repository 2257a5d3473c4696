import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { Alerts } from '../notices/Alerts.tsx'
import { SettingsContext } from '../settings.ts'
import css from '../Top.module.css'
import { Mark } from './Mark.tsx'
import { Menu, MenuButton } from './Menu.tsx'
import { ShareButton } from '../../blocks/share/ShareButton.tsx'

/**
 * All that a full screen page has of the site: home, menu, share; and the alerts, because whoever
 * comes from a search engine needs them as much.
 */
export function SlimBar() {
  const settings = use(SettingsContext)
  const items = useQuery(apiQuery(api.navigation, {})).data?.value ?? []
  return (
    <>
      <Alerts />
      <header className={css.bar} data-shell data-theme="on-primary">
        <Mark settings={settings} small />
        <ShareButton />
        {items.length > 0 && <MenuButton />}
        <Menu items={items} />
      </header>
    </>
  )
}
