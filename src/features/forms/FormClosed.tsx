import { paths } from '../../routes/paths.ts'
import type { Form } from '../../contract/forms.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { clockTime, longDate } from '../../domain/calendar/when.ts'
import { href } from '../../routes/href.ts'
import { sportHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Prose } from '../../ui/Prose.tsx'
import css from './forms.module.css'

const titles = {
  pending: 'Not open yet',
  closed: 'This form is closed',
  full: 'This form is full',
} as const

/** A form that cannot be sent: not open yet, closed, or full. */
export function FormClosed({ form, settings }: { form: Form; settings: SiteSettings }) {
  if (form.status === 'active') return null
  return (
    <section className={css.shutBox} aria-labelledby="shut">
      <Icon name={form.status === 'pending' ? 'calendar' : 'minus'} />
      <div className={css.words}>
        <h2 id="shut" className="card-title">
          {titles[form.status]}
        </h2>
        {form.status === 'pending' && form.startDate && (
          <p>
            It opens {longDate(form.startDate)}, {clockTime(form.startDate)}. Come back then.
          </p>
        )}
        {form.status !== 'pending' &&
          (form.closedMessage ? (
            <Prose html={form.closedMessage} />
          ) : (
            <p>
              {form.status === 'full'
                ? 'No places are left.'
                : 'This form no longer accepts entries.'}
              {settings.supportEmail && (
                <>
                  {' '}
                  Questions go to{' '}
                  <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>.
                </>
              )}
            </p>
          ))}
        <p>
          <ButtonLink
            kind="alternate"
            to={form.sport ? sportHref(form.sport) : href(paths.home, {})}
          >
            {form.sport ? `More ${form.sport.title}` : 'Go to the home page'}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
