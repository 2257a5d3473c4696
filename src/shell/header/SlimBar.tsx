import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { href } from '../../routes/href.ts'
import { paths } from '../../routes/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Alerts } from '../notices/Alerts.tsx'
import { SearchPopout } from '../search/SearchPopout.tsx'
import { SettingsContext } from '../settings.ts'
import css from '../Top.module.css'
import { Mark } from './Mark.tsx'
import { Menu, MenuButton } from './Menu.tsx'
import { ShareButton } from '../../blocks/share/ShareButton.tsx'

/**
 * The header of a full-screen page: home, share, navigation (a menu in a narrow window), search;
 * and the alerts, for visitors from search engines.
 */
export function SlimBar() {
  const settings = use(SettingsContext)
  const items = useQuery(apiQuery(api.navigation, {})).data?.value ?? []
  return (
    <>
      <Alerts />
      <header className={css.bar} data-shell data-theme="on-primary">
        <Mark settings={settings} small />
        <ShareButton iconOnly />
        <Menu items={items} inline />
        <SearchPopout />
        <Link className={css.toggle} to={href(paths.search, {})}>
          <Icon name="search" />
          <VisuallyHidden>Search</VisuallyHidden>
        </Link>
        {items.length > 0 && <MenuButton />}
      </header>
    </>
  )
}
