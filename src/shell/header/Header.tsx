import { useRef } from 'react'
import type { NavigationItem } from '../../contract/schema/navigation.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { PromotionSlot } from '../../blocks/promotions/PromotionSlot.tsx'
import { EventsPanel } from '../events-panel/EventsPanel.tsx'
import { EventsToggle } from '../events-panel/EventsToggle.tsx'
import { SearchPopout } from '../search/SearchPopout.tsx'
import css from './Header.module.css'
import { Mark } from './Mark.tsx'
import { Menu, MenuButton } from './Menu.tsx'
import { usePinned } from './use-pinned.ts'

/**
 * The department's mark, its menus, its search and its sponsor. It stays at the top while the page
 * scrolls, but on a phone.
 */
export function Header({
  settings,
  items,
}: {
  settings: SiteSettings | null
  items: NavigationItem[]
}) {
  const header = useRef<HTMLElement>(null)
  const pinned = usePinned(header)
  return (
    <header
      ref={header}
      className={pinned ? `${css.header} is-pinned` : css.header}
      data-shell
      data-theme="on-primary"
    >
      <div className={css.inner}>
        <Mark settings={settings} />
        <div className={css.sponsor}>
          <PromotionSlot name="header-left" />
        </div>
        <Menu items={items} inline />
        <SearchPopout />
        <EventsToggle />
        <MenuButton />
        <EventsPanel />
      </div>
    </header>
  )
}
