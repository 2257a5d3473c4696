import type { SiteSettings } from '../../contract/schema/site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './Partners.module.css'

/**
 * University, national association and conference, each in a new tab (spec 0 §2.3): its mark on a
 * light plate that suits any mark, and its name.
 */
export function Partners({ links }: { links: SiteSettings['footerLinks'] }) {
  if (links.length === 0) return null
  return (
    <ul role="list" className={css.partners}>
      {links.map(({ title, url, logo }) => (
        <li key={url}>
          <Link to={url} newTab>
            {logo && (
              <span className={css.plate} data-theme="light-theme">
                <Picture image={logo} sizes="4rem" alt="" />
              </span>
            )}
            <span className={css.title}>{title}</span>
            <Icon name="external" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
