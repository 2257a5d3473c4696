import type { Statement } from '../../contract/pages.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { telHref } from '../../domain/people/staff.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import css from './statements.module.css'

/** Ways to reach a person: those of the statement, otherwise those of the department. */
export function ReportBarrier({
  settings,
  statement,
}: {
  settings: SiteSettings
  statement: Statement | null
}) {
  const email = statement?.email ?? settings.supportEmail
  const phone = statement?.phone ?? settings.schoolPhoneNumber
  const call = phone && <a href={telHref(phone)}>{phone}</a>
  const write = email && <a href={mailTo(email)}>{email}</a>
  return (
    <div className={css.body}>
      <p>
        Tell us what you tried to do, the address of the page, and the browser or assistive
        technology you use. A person reads every report.
      </p>
      <Facts
        facts={[
          ['Contact', statement?.contact],
          ['Phone', call],
          ['Email', write],
        ]}
      />
      {statement?.form && (
        <p>
          <ButtonLink to={statement.form.url}>{statement.form.title}</ButtonLink>
        </p>
      )}
    </div>
  )
}

const mailTo = (email: string): string =>
  `mailto:${email}?subject=${encodeURIComponent('Accessibility barrier')}`
