import type { NavigationItem } from '../../contract/schema/navigation.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { PromotionSlot } from '../../blocks/promotions/PromotionSlot.tsx'
import { EventsPanel } from '../events-panel/EventsPanel.tsx'
import { EventsToggle } from '../events-panel/EventsToggle.tsx'
import { SearchPopout } from '../search/SearchPopout.tsx'
import css from './Header.module.css'
import { Mark } from './Mark.tsx'
import { Menu, MenuButton } from './Menu.tsx'

export function Header({ settings, items }: { settings: SiteSettings | null; items: NavigationItem[] }) {
  return (
    <header className={css.header} data-shell data-theme="on-primary">
      <div className={css.inner}>
        <Mark settings={settings} />
        <PromotionSlot name="header-left" />
        <EventsToggle />
        {items.length > 0 && <MenuButton />}
        <Menu items={items} inline />
        <SearchPopout />
        <EventsPanel />
      </div>
    </header>
  )
}
