import type { SiteSettings } from '../../contract/schema/site.ts'
import { href } from '../../routes/href.ts'
import { firstPaths } from '../../routes/paths/first.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import css from './LoginScreen.module.css'

/** Where a page for members leads everybody else. Until a site has signing in, this is what it says. */
export default function LoginScreen({ settings }: { settings: SiteSettings }) {
  const { supportEmail } = settings
  return (
    <section className={css.page}>
      <div className={css.inner}>
        <div>
          <h1 className={css.title}>Members only</h1>
          <div className={css.words}>
            <p>The page you asked for is kept for members of the department. Signing in is not switched on for this site, so nobody can open it here yet.</p>
            {supportEmail && <p>If you should be able to see it, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and say which page you need.</p>}
          </div>
          <ButtonLink to={href(firstPaths.home, {})}>Go to the home page</ButtonLink>
        </div>
        <p className={css.pass} data-theme="on-primary" aria-hidden="true">
          <span className={css.tag}>{settings.abbreviation}</span>
          <span className={css.holder}>Members</span>
        </p>
      </div>
    </section>
  )
}
