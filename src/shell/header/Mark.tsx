import type { SiteSettings } from '../../contract/schema/site.ts'
import { Link } from '../../ui/Link.tsx'
import css from './Mark.module.css'

/** The department's mark and name, leading home. */
export function Mark({ settings, small = false }: { settings: SiteSettings | null; small?: boolean }) {
  return (
    <Link to="/" className={css.mark} data-small={small || undefined} aria-label={`${settings?.name ?? ''} home`.trim()}>
      {settings?.logo
        ? <img className={css.logo} src={`${settings.logo.url}/160.webp`} alt="" width={160} height={160} fetchPriority="low" />
        : settings && <span className={css.letters} aria-hidden="true">{settings.abbreviation}</span>}
      <span className={css.short} aria-hidden="true">{settings?.shortName ?? 'Home'}</span>
      {!small && <span className={css.name} aria-hidden="true">{settings?.name}</span>}
    </Link>
  )
}
