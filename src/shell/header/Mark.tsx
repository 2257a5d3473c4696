import type { SiteSettings } from '../../contract/site.schema.ts'
import { Link } from '../../ui/Link.tsx'
import { useBroken } from '../../ui/use-broken.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from '../Top.module.css'

/** Longer names are smaller, so that they fit the header. */
const long = 28

/**
 * The department's mark and name with a link to the home page. Its initials replace a missing logo.
 */
export function Mark({
  settings,
  small = false,
}: {
  settings: SiteSettings | null
  small?: boolean
}) {
  const { broken, watch } = useBroken()
  return (
    <Link to="/" className={css.mark} data-small={small || undefined}>
      {settings?.logo && !broken ? (
        <img
          className={css.logo}
          src={`${settings.logo.url}/160.webp`}
          alt=""
          width={160}
          height={160}
          fetchPriority="low"
          {...watch}
        />
      ) : (
        settings && (
          <span className={css.letters} aria-hidden="true">
            {settings.abbreviation}
          </span>
        )
      )}
      <span
        className={css.name}
        data-long={(settings?.name.length ?? 0) > long || undefined}
        aria-hidden="true"
      >
        {settings?.name ?? 'Home'}
      </span>
      <VisuallyHidden>{settings?.name} home</VisuallyHidden>
    </Link>
  )
}
