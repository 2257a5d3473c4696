import { useState } from 'react'
import type { NavigationItem } from '../../contract/schema/navigation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { opens } from './menu-groups.ts'
import css from './MenuItem.module.css'
import { MenuPanel } from './MenuPanel.tsx'

/** An item of the main navigation: a link, or what opens its panel. */
export function MenuItem({ item }: { item: NavigationItem }) {
  const [seen, setSeen] = useState(false)
  if (!opens(item))
    return (
      <Link className={css.item} to={item.url!} newTab={item.openInNewWindow}>
        <span className={css.words}>{item.title}</span>
      </Link>
    )
  return (
    <details
      name="site-menu"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setSeen(true)
      }}
    >
      <summary className={css.item}>
        <span className={css.words}>{item.title}</span>
        <Icon name="chevron-down" />
      </summary>
      <MenuPanel item={item} seen={seen} />
    </details>
  )
}
