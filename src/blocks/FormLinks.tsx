import type { FormTeaser } from '../contract/forms.schema.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { Section } from '../ui/Section.tsx'
import css from './links.module.css'

/** Links to open forms; null without any. */
export function FormLinks({ forms, title }: { forms: readonly FormTeaser[]; title: string }) {
  const open = forms.filter(({ status }) => status === 'active')
  if (open.length === 0) return null
  return (
    <Section title={title}>
      <ul role="list" className={css.formList}>
        {open.map((form) => (
          <li key={form.id}>
            <Link className={css.form} to={form.url}>
              <span className={css.formTitle}>{form.title}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
