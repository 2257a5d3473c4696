import { ChannelIcon } from '../../blocks/ChannelIcon.tsx'
import type { MenuSocialLink } from '../../contract/site.schema.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './Menu.module.css'

const isTickets = ({ className }: MenuSocialLink) => className === 'tickets'

/** Icon links to channels, tickets first. `of`: their owner, for screen readers. */
export function SocialLinks({ of, links }: { of: string; links: readonly MenuSocialLink[] }) {
  if (links.length === 0) return null
  return (
    <span className={css.links}>
      {[...links.filter(isTickets), ...links.filter((link) => !isTickets(link))].map((link) => (
        <Link key={link.className} className={css.socialLink} to={link.url} newTab>
          {isTickets(link) ? <Icon name="ticket" /> : <ChannelIcon channel={link.className} />}
          <VisuallyHidden>
            {of} {link.title}
          </VisuallyHidden>
        </Link>
      ))}
    </span>
  )
}
