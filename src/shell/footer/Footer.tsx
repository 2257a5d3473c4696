import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { accessibilityHref, myTeamsHref, savedHref, settingsHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { PrivacyChoices } from '../consent/PrivacyChoices.tsx'
import { InstallButton } from '../install/InstallButton.tsx'
import { SettingsContext } from '../settings.ts'
import css from './Footer.module.css'
import { siteLinks } from './site-links.ts'
import { ChannelIcon } from '../../blocks/ChannelIcon.tsx'
import { hasChannelIcon, socialLinks } from '../../domain/words/social.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

/**
 * The footer: department, contact, three partners, copyright. Address and phone only where the
 * department wants them.
 */
export function Footer() {
  const settings = use(SettingsContext)
  const links = siteLinks(useQuery(apiQuery(api.navigation, {})).data?.value ?? [])
  if (!settings) return null
  const { name, tagline, enableFooterPersonalInfo, schoolAddress, schoolPhoneNumber } = settings
  return (
    <footer className={css.footer} data-shell data-skipped data-theme="on-primary">
      <div className={css.inner}>
        <div className={css.common}>
          <div className={css.identity}>
            <p className={css.name}>{name}</p>
            {tagline && <p>{tagline}</p>}
          </div>
          {links.length > 0 && (
            <nav aria-label="Footer">
              <ul role="list" className={css.links}>
                {links.map(({ title, url, newTab }) => (
                  <li key={url}>
                    <Link to={url} newTab={newTab}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={css.contact}>
            {enableFooterPersonalInfo && schoolAddress && <address>{schoolAddress}</address>}
            {enableFooterPersonalInfo && schoolPhoneNumber && (
              <p>
                <a href={`tel:${schoolPhoneNumber.replace(/[^\d+]/g, '')}`}>{schoolPhoneNumber}</a>
              </p>
            )}
            <SocialLinks accounts={settings.socialAccounts} />
          </div>
        </div>
        <Partners links={settings.footerLinks} />
        <div className={css.legal}>
          <p>
            © <span suppressHydrationWarning>{thisYear()}</span> {settings.schoolName}
          </p>
          <p className={css.own}>
            <Link to={myTeamsHref()}>My teams</Link>
            <Link to={savedHref()}>Saved</Link>
            <Link to={settingsHref()}>Settings</Link>
            <Link to={accessibilityHref()}>Accessibility</Link>
            {settings.privacyUrl && <Link to={settings.privacyUrl}>Privacy</Link>}
            <PrivacyChoices />
            <InstallButton />
          </p>
        </div>
      </div>
    </footer>
  )
}

const thisYear = (): number => new Date().getUTCFullYear()

/** The department's accounts, each large enough for touch. */
function SocialLinks({ accounts }: { accounts: readonly { channel: string; url: string }[] }) {
  const links = socialLinks(accounts)
  if (links.length === 0) return null
  return (
    <ul role="list" className={css.social}>
      {links.map(({ channel, label, url }) => (
        <li key={url}>
          <Link to={url} newTab>
            <ChannelIcon channel={channel} />
            {hasChannelIcon(channel) ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * University, national association and conference, each in a new tab: logo on a light background,
 * and name.
 */
function Partners({ links }: { links: SiteSettings['footerLinks'] }) {
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
            {title}
            <Icon name="external" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
