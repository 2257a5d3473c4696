import { ChannelIcon } from '../../blocks/ChannelIcon.tsx'
import { isDrawn, socialLinks } from '../../domain/words/social.ts'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './SocialLinks.module.css'

/** The department's accounts elsewhere, each a target for a thumb. */
export function SocialLinks({
  accounts,
}: {
  accounts: readonly { channel: string; url: string }[]
}) {
  const links = socialLinks(accounts)
  if (links.length === 0) return null
  return (
    <ul role="list" className={css.social}>
      {links.map(({ channel, label, url }) => (
        <li key={url}>
          <Link to={url} newTab>
            <ChannelIcon channel={channel} />
            {isDrawn(channel) ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
