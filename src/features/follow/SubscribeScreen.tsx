import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { SubscribeInfo } from '../../contract/follow.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { OtherWays } from './OtherWays.tsx'
import css from './follow.module.css'

/** Newsletters and where to subscribe. Subscribing is on another site. */
export default function SubscribeScreen({
  settings,
  info,
}: {
  settings: SiteSettings
  info: SubscribeInfo | null
}) {
  const { name, supportEmail } = settings
  const letters = info?.lists ?? []
  const subject = encodeURIComponent(`Subscribe: ${info?.title || name}`)
  return (
    <>
      <ScreenHead title={info?.title || 'Subscribe'}>
        {info?.description && <Prose html={info.description} />}
      </ScreenHead>
      <Section title="By email">
        <div className={css.mail}>
          <p>
            Sign up by email: send the department a message with the lists you want. To unsubscribe,
            write to the same address.
          </p>
          <p>
            <ButtonLink to={`mailto:${supportEmail}?subject=${subject}`}>
              <Icon name="mail" />
              Write to {supportEmail}
            </ButtonLink>
          </p>
          {letters.length > 1 && (
            <>
              <h3>Lists</h3>
              <ul role="list" className={css.lists}>
                {letters.map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </ul>
            </>
          )}
          {info?.privacyUrl && (
            <p>
              <Link to={info.privacyUrl}>How your address is used</Link>
            </p>
          )}
        </div>
      </Section>
      <OtherWays />
    </>
  )
}
