import { paths } from '../../routes/paths.ts'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { href } from '../../routes/href.ts'
import { Link } from '../../ui/Link.tsx'
import { OtherWays } from './OtherWays.tsx'
import css from './follow.module.css'

/** The target of an email's unsubscribe link. */
export default function UnsubscribedScreen({
  settings: { name, supportEmail },
}: {
  settings: SiteSettings
}) {
  return (
    <>
      <ScreenHead title="Unsubscribed">
        <div className={css.words}>
          <p>You are unsubscribed. The {name} will not send you any more email.</p>
          <p>
            If you still get one, contact <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. If
            this was a mistake, <Link to={href(paths.subscribe, {})}>subscribe again</Link>.
          </p>
        </div>
      </ScreenHead>
      <OtherWays />
    </>
  )
}
