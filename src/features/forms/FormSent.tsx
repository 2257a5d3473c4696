import { useEffect, useRef, useState } from 'react'
import type { Form } from '../../contract/forms.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { formHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { FormPaymentDue } from './FormPaymentDue.tsx'
import css from './forms.module.css'

type Props = {
  form: Form
  settings: SiteSettings
  /** The amount due; null when only the server knows it. */
  owed: Form['owed'] | null
  /** Where the link to pay is kept, if not on this page. */
  later: string | null
  receivedAt: string | null
}

/** The confirmation after storing. It gets focus, because the fields are gone. */
export function FormSent({ form, settings, owed, later, receivedAt }: Props) {
  // The page was rendered for this visitor; reading the form again has no amount.
  const [first] = useState(owed)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (receivedAt) heading.current?.focus()
  }, [receivedAt])
  return (
    <section className={css.shutBox} aria-labelledby="sent">
      <Icon name="check" />
      <div className={css.words}>
        <h2 id="sent" ref={heading} tabIndex={-1} className="card-title">
          Received, thank you
        </h2>
        {form.thankYouText ? (
          <Prose html={form.thankYouText} />
        ) : (
          <p>Your answers are with {settings.name}.</p>
        )}
        {first && <FormPaymentDue owed={first} name={settings.name} later={later} />}
        {!first && later && (
          <p>
            <Link to={later} reloadDocument>
              View the payment
            </Link>
          </p>
        )}
        <p>
          <ButtonLink kind="alternate" to={formHref(form)} reloadDocument>
            Fill out another
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
