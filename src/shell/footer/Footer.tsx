import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { useMounted } from '../../platform/mounted.ts'
import { myTeamsHref, savedHref, settingsHref } from '../../routes/links/department.ts'
import { Link } from '../../ui/Link.tsx'
import { PrivacyChoices } from '../consent/PrivacyChoices.tsx'
import { InstallButton } from '../install/InstallButton.tsx'
import { SettingsContext } from '../settings.ts'
import css from './Footer.module.css'
import { Partners } from './Partners.tsx'
import { siteLinks } from './site-links.ts'
import { SocialLinks } from './SocialLinks.tsx'

/**
 * The foot of every page: who this is and how to reach them, three partners, the copyright (spec 0
 * §2.3). Address and telephone only where the department wants them there.
 */
export function Footer() {
  const settings = use(SettingsContext)
  const links = siteLinks(useQuery(apiQuery(api.navigation, {})).data?.value ?? [])
  if (!settings) return null
  const { name, tagline, enableFooterPersonalInfo, schoolAddress, schoolPhoneNumber } = settings
  return (
    <footer className={css.footer} data-shell data-theme="on-primary">
      <div className={css.inner}>
        <div className={css.common}>
          <div className={css.identity}>
            <p className={css.name}>{name}</p>
            {tagline && <p>{tagline}</p>}
          </div>
          {links.length > 0 && (
            <nav className={css.links} aria-label="Footer">
              <ul role="list">
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
            © <Year timeZone={settings.timeZone} /> {settings.schoolName}
          </p>
          <p className={css.own}>
            <Link className={css.settings} to={myTeamsHref()}>
              My teams
            </Link>
            <Link className={css.settings} to={savedHref()}>
              Saved
            </Link>
            <Link className={css.settings} to={settingsHref()}>
              Settings
            </Link>
            <PrivacyChoices />
            <InstallButton />
          </p>
        </div>
      </div>
    </footer>
  )
}

/**
 * The year in the department's own zone. A page may have been kept since the last one: once this
 * browser draws, its year counts.
 */
function Year({ timeZone }: { timeZone: string }) {
  return (
    <span key={String(useMounted())} suppressHydrationWarning>
      {yearIn(timeZone)}
    </span>
  )
}

const yearIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format(new Date())
