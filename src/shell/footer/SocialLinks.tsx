import { socialLinks } from '../../domain/social.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './SocialLinks.module.css'

/** Channels with a drawing in the sprite, by their name there; the others are words. */
const drawn: Record<string, string> = {
  facebook: 'facebook', instagram: 'instagram', linkedin: 'linkedin', pinterest: 'pinterest', snapchat: 'snapchat', tiktok: 'tiktok', twitch: 'twitch', twitter: 'x', vimeo: 'vimeo', x: 'x', youtube: 'youtube',
}

/** The department's accounts elsewhere, each a target for a thumb. */
export function SocialLinks({ accounts }: { accounts: readonly { channel: string; url: string }[] }) {
  const links = socialLinks(accounts)
  if (links.length === 0) return null
  return (
    <ul role="list" className={css.social}>
      {links.map(({ channel, label, url }) => (
        <li key={url}><Link to={url} newTab>{drawn[channel] ? <><Icon name={drawn[channel]} /><VisuallyHidden>{label}</VisuallyHidden></> : label}</Link></li>
      ))}
    </ul>
  )
}
