import { drawingOf, socialLinks } from '../../domain/social.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './SocialLinks.module.css'

/** The department's accounts elsewhere, each a target for a thumb. */
export function SocialLinks({ accounts }: { accounts: readonly { channel: string; url: string }[] }) {
  const links = socialLinks(accounts)
  if (links.length === 0) return null
  return (
    <ul role="list" className={css.social}>
      {links.map(({ channel, label, url }) => {
        const drawing = drawingOf(channel)
        return <li key={url}><Link to={url} newTab>{drawing ? <><Icon name={drawing} /><VisuallyHidden>{label}</VisuallyHidden></> : label}</Link></li>
      })}
    </ul>
  )
}
