import { use } from 'react'
import { channelName } from '../../domain/social.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { SettingsContext } from '../settings.ts'
import css from './Footer.module.css'

/** Accounts with a drawing in the sprite; the others are words alone. */
const drawn = new Set(['facebook', 'instagram', 'tiktok', 'x', 'youtube'])

export function Footer() {
  const settings = use(SettingsContext)
  if (!settings) return null
  return (
    <footer className={css.footer} data-shell data-theme="on-primary">
      <div className={css.inner}>
        <div className={css.identity}>
          <p className={css.name}>{settings.name}</p>
          {settings.tagline && <p className={css.tagline}>{settings.tagline}</p>}
        </div>
        <ul role="list" className={css.partners}>
          {settings.footerLinks.map((link) => <li key={link.url}><Link to={link.url} newTab>{link.title}<Icon name="external" /></Link></li>)}
        </ul>
        <div className={css.contact}>
          {settings.schoolAddress && <address>{settings.schoolAddress}</address>}
          {settings.schoolPhoneNumber && <p><a href={`tel:${settings.schoolPhoneNumber.replace(/[^\d+]/g, '')}`}>{settings.schoolPhoneNumber}</a></p>}
          <ul role="list" className={css.social}>
            {settings.socialAccounts.map(({ channel, url }) => <li key={url}><Link to={url} newTab>{drawn.has(channel.toLowerCase()) && <Icon name={channel.toLowerCase()} />}{channelName(channel)}</Link></li>)}
          </ul>
        </div>
        <p className={css.copyright}>© <Year timeZone={settings.timeZone} /> {settings.schoolName}</p>
      </div>
    </footer>
  )
}

/** The year in the department's own zone. At New Year a page drawn a second earlier may say the old one: that is no error. */
function Year({ timeZone }: { timeZone: string }) {
  return <span suppressHydrationWarning>{new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format()}</span>
}
