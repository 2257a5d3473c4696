import { paths } from '../../routes/paths.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { SignIn } from '../../contract/sign-in.schema.ts'
import { safeReturnTo } from '../../domain/shell/redirects.ts'
import { href } from '../../routes/href.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoginForm } from './LoginForm.tsx'
import css from './LoginScreen.module.css'

type Props = { settings: SiteSettings; signIn: SignIn; asked: Readonly<Record<string, string>> }

/** The login page: the department's ways to sign in, or that there are none yet. */
export default function LoginScreen({ settings, signIn, asked }: Props) {
  const { supportEmail } = settings
  const { passwords, provider, returned } = signIn
  const returnTo = safeReturnTo(asked['returnTo'])
  const help = supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  return (
    <section className={css.page}>
      <div className={css.inner}>
        <div>
          {passwords || provider ? (
            <>
              <h1 className={css.title}>Sign in</h1>
              <p className={css.words}>For department staff: pages that are not public yet.</p>
              {(returned?.byProvider || (returned && !passwords)) && (
                <p className={css.said} role="alert">
                  {returned.said}
                </p>
              )}
              {provider && <ProviderLink host={provider} returnTo={returnTo} />}
              {passwords && provider && (
                <p className={css.or}>
                  <span>or with a password</span>
                </p>
              )}
              {passwords && (
                <LoginForm
                  returnTo={returnTo}
                  returned={returned?.byProvider ? undefined : returned}
                />
              )}
              {help && (
                <p className={css.help}>
                  {passwords ? 'No account, or a forgotten password?' : 'No account?'} Write to{' '}
                  {help}.
                </p>
              )}
            </>
          ) : (
            <>
              <h1 className={css.title}>Members only</h1>
              <div className={css.words}>
                <p>
                  This page is for department staff. Sign-in is not set up for this site, so the
                  page cannot be opened.
                </p>
                {help && <p>If you need access, contact {help} and name the page you need.</p>}
              </div>
              <ButtonLink to={href(paths.home, {})}>Go to the home page</ButtonLink>
            </>
          )}
        </div>
        <p
          className={css.pass}
          data-beside={passwords || provider ? 'a form' : undefined}
          data-theme="on-primary"
          aria-hidden="true"
        >
          <span className={css.tag}>{settings.abbreviation}</span>
          <span className={css.holder}>Members</span>
        </p>
      </div>
    </section>
  )
}

/**
 * The link to the college's identity provider. A link and not a form, because `form-action` allows
 * only this site.
 */
const ProviderLink = ({ host, returnTo }: { host: string; returnTo: string }) => (
  <p>
    <ButtonLink
      to={`/login/provider?returnTo=${encodeURIComponent(returnTo)}`}
      reloadDocument
      kind="alternate"
      size="large"
      rel="nofollow"
    >
      Sign in with {host}
    </ButtonLink>
  </p>
)
