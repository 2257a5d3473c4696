import { useRef } from 'react'
import type { NavigationItem } from '../../contract/schema/navigation.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './Menu.module.css'
import { MenuPanel } from './MenuPanel.tsx'
import { useMenuPopover } from '../use-menu-popover.ts'
import { useMenu } from './use-menu.ts'

const id = 'site-menu'

export function MenuButton() {
  return <button type="button" className={css.button} popoverTarget={id}><Icon name="menu" />Menu</button>
}

/**
 * The main navigation, once in the document: a row with panels on a wide screen, an overlay with an accordion behind the Menu button
 * on a narrow one. Popover and details do this before any script runs; `useMenu` adds the manners of a menu.
 * `inline`: may stand in the header as a row.
 */
export function Menu({ items, inline = false }: { items: NavigationItem[]; inline?: boolean }) {
  const nav = useRef<HTMLElement>(null)
  const handlers = { ...useMenu(nav), ...useMenuPopover(nav, 'navigation') }
  return (
    <nav ref={nav} id={id} className={css.menu} data-inline={inline || undefined} popover="auto" aria-label="Main" {...handlers}>
      <div className={css.head}>
        <span>Menu</span>
        <Button kind="plain" popoverTarget={id} popoverTargetAction="hide"><Icon name="close" />Close</Button>
      </div>
      <ul role="list" className={css.items}>
        {[...items].sort((a, b) => a.rank - b.rank).map((item) => (
          <li key={item.id}>
            {!item.url || item.url === '#' ? (
              <details name="site-menu">
                <summary className={css.item}>{item.title}<Icon name="chevron-down" /></summary>
                <MenuPanel columns={item.columns} />
              </details>
            ) : (
              <Link className={css.item} to={item.url} newTab={item.openInNewWindow}>{item.title}</Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
