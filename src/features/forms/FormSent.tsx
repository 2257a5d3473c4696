import { useEffect, useRef } from 'react'
import type { Form } from '../../contract/schema/form.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { priceWords } from '../../domain/price.ts'
import { formHref } from '../../routes/links/forms.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Prose } from '../../ui/Prose.tsx'
import css from './FormShut.module.css'

type Props = { form: Form; settings: SiteSettings; /** In cents; null where only the server knows it. */ amountDue: number | null; receivedAt: string | null }

/** What is said once answers are stored. It takes the focus: what was filled in is gone from the page. */
export function FormSent({ form, settings, amountDue, receivedAt }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => { if (receivedAt) heading.current?.focus() }, [receivedAt])
  return (
    <section className={css.box} aria-labelledby="sent">
      <Icon name="check" />
      <div className={css.words}>
        <h2 id="sent" ref={heading} tabIndex={-1} className={css.title}>Received, thank you</h2>
        {form.thankYouText ? <Prose html={form.thankYouText} /> : <p>Your answers are with {settings.name}.</p>}
        {amountDue !== null && amountDue > 0 && <p>Amount due: <strong>{priceWords(amountDue, 'USD')}</strong>. {settings.name} will tell you how to pay it.</p>}
        <p><ButtonLink kind="alternate" to={formHref(form)} reloadDocument>Fill it in once more</ButtonLink></p>
      </div>
    </section>
  )
}
