import type { NavigationItem } from '../../contract/schema/navigation.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import css from './SlimBar.module.css'
import { Mark } from './Mark.tsx'
import { Menu, MenuButton } from './Menu.tsx'
import { ShareButton } from './ShareButton.tsx'

/** All that a full screen page has of the site: home, menu, share. */
export function SlimBar({ settings, items }: { settings: SiteSettings | null; items: NavigationItem[] }) {
  return (
    <header className={css.bar} data-shell data-theme="on-primary">
      <Mark settings={settings} small />
      <ShareButton />
      {items.length > 0 && <MenuButton />}
      <Menu items={items} />
    </header>
  )
}
