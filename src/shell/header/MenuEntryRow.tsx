import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { MenuEntry } from './menu-groups.ts'
import css from './MenuEntryRow.module.css'
import { SocialLinks } from './SocialLinks.tsx'

/**
 * A link of a panel; a sport brings its schedule, roster, news and statistics, and where else it is
 * to be found.
 */
export function MenuEntryRow({ entry }: { entry: MenuEntry }) {
  const of = entry.sport?.title ?? entry.title
  const words = [
    ...entry.scheduleRosterNewsLinks,
    ...(entry.stats ? [{ title: 'Stats', url: entry.stats.url, className: 'stats' }] : []),
  ]
  return (
    <li className={css.row}>
      {entry.url && entry.url !== '#' ? (
        <Link className={css.link} to={entry.url} newTab={entry.openInNewWindow}>
          {entry.title}
        </Link>
      ) : (
        <span className={css.link}>{entry.title}</span>
      )}
      <SocialLinks of={of} links={entry.socialMediaLinks} />
      {words.length > 0 && (
        <span className={css.words}>
          {words.map(({ title, url, className }) => (
            <Link key={className} to={url}>
              <VisuallyHidden>{of} </VisuallyHidden>
              {title}
            </Link>
          ))}
        </span>
      )}
    </li>
  )
}
