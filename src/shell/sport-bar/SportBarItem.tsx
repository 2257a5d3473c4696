import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { opensPanel } from '../header/menu-row.ts'
import type { BarItem } from './bar-row.ts'
import css from './SportBar.module.css'
import { MenuLink } from '../MenuLink.tsx'

/** An item of a sport's bar: a link, or a toggle of its sub-items. */
export function SportBarItem({ item }: { item: BarItem }) {
  if (item.items.length === 0)
    return (
      <MenuLink
        className={css.item}
        url={item.url}
        hasGames={item.hasGames}
        newTab={item.openInNewWindow}
      >
        <span className={css.words}>{item.title}</span>
      </MenuLink>
    )
  return (
    <details
      className={css.group}
      name="sport-menu"
      data-more={item.className === 'additional-links' || undefined}
      data-end={item.atEnd || undefined}
    >
      <summary className={css.item}>
        <span className={css.words}>{item.title}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul role="list" className={css.panel} data-theme="page">
        {!opensPanel(item) && (
          <li>
            <Link className={css.itemLink} to={item.url} newTab={item.openInNewWindow}>
              {item.title}
            </Link>
          </li>
        )}
        {item.items.map((entry) => (
          <li key={entry.id}>
            {entry.separator || !entry.url || entry.url === '#' ? (
              <p className={css.heading}>{entry.title}</p>
            ) : (
              <MenuLink className={css.itemLink} url={entry.url} newTab={entry.openInNewWindow}>
                {entry.title}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
