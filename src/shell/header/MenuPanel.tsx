import type { NavigationItem } from '../../contract/schema/navigation.ts'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './MenuPanel.module.css'

/** What opens under an item of the main navigation: columns of links, some of them headings, sports with their own links. */
export function MenuPanel({ columns }: { columns: NavigationItem['columns'] }) {
  return (
    <div className={css.panel}>
      <div className={css.columns}>
        {columns.map(({ column, items }) => (
          <ul key={column} role="list">
            {items.map((item) => (
              <li key={item.id} className={css.row}>
                {item.separator || !item.url
                  ? <p className={css.heading}>{item.title}</p>
                  : <Link className={css.link} to={item.url} newTab={item.openInNewWindow}>{item.title}</Link>}
                {item.scheduleRosterNewsLinks.length > 0 && (
                  <span className={css.more}>
                    {item.scheduleRosterNewsLinks.map((link) => (
                      <Link key={link.className} to={link.url}><VisuallyHidden>{item.title} </VisuallyHidden>{link.title}</Link>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}
