import { useId, useMemo, useState, useEffect, useRef } from 'react'
import type { Form } from '../../contract/forms.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { resolveFields, type ResolvedField } from '../../domain/form-rules/resolve-fields.ts'
import { formMessages } from '../../domain/form-rules/messages.ts'
import { formHref } from '../../routes/links.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FieldRow, fieldId } from './FieldRow.tsx'
import css from './forms.module.css'
import { FormSent } from './FormSent.tsx'
import { FormClosed } from './FormClosed.tsx'
import { FormQueued } from './FormQueued.tsx'
import { DraftNotices } from './DraftNotices.tsx'
import { Payment } from './Payment.tsx'
import { useFormState } from './use-form-state.ts'

/**
 * A form to fill in. Without JavaScript the browser submits it, and the server returns it with
 * problems.
 */
export function FormPanel({ form, settings }: { form: Form; settings: SiteSettings }) {
  const fields = useMemo(() => resolveFields(form), [form])
  const filling = useFormState(form, fields, settings)
  const [paying, setPaying] = useState({
    coupon: form.returned?.coupon ?? '',
    amount: form.returned?.amount ?? '',
  })
  const [trap, setTrap] = useState('')
  const id = useId()
  const { outcome, applies, problems, tries, message, register, busy } = filling

  if (outcome.is === 'taken')
    return (
      <FormSent
        form={form}
        settings={settings}
        owed={outcome.owed}
        later={outcome.later}
        receivedAt={outcome.receivedAt}
      />
    )
  if (outcome.is === 'waits') return <FormQueued settings={settings} />
  if (outcome.is === 'shut')
    return <FormClosed form={{ ...form, status: outcome.status }} settings={settings} />

  const row = (field: ResolvedField) => {
    if (applies.shown.has(field.name))
      return (
        <FieldRow
          key={field.name}
          field={field}
          first={filling.first[field.name] ?? ''}
          {...message(field)}
          registered={register(field)}
        />
      )
    // Without a script all fields are shown. Fields that do not apply stay empty, and the server
    // does not require them.
    return (
      <noscript key={field.name}>
        <FieldRow
          field={{ ...field, required: false }}
          first={filling.first[field.name] ?? ''}
          message={undefined}
          registered={unregistered(field.name)}
        />
      </noscript>
    )
  }
  return (
    <form
      id={`form-${form.id}`}
      className={css.form}
      method="post"
      action={formHref(form)}
      noValidate
      data-drafts={form.access === 'hidden' ? undefined : form.id}
      aria-describedby={fields.some(({ required }) => required) ? id : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void filling.send({ ...paying, website: trap })
      }}
    >
      {(problems.length > 0 || outcome.is === 'refused') && (
        <FaultSummary
          title={outcome.is === 'refused' ? formMessages.errors : formMessages.incomplete}
          text={outcome.is === 'refused' ? outcome.detail : formMessages.notAllFilled}
          problems={problems}
          fields={fields}
          tries={tries}
        />
      )}
      <DraftNotices filling={filling} />
      {fields.some(({ required }) => required) && (
        <p id={id} className="quiet">
          Fields marked with <span aria-hidden="true">*</span>
          <VisuallyHidden>a star</VisuallyHidden> are required.
        </p>
      )}
      <fieldset className={css.all} disabled={busy}>
        {fields.map(row)}
        <Payment
          form={form}
          answers={applies.answers}
          paying={paying}
          problems={problems}
          change={setPaying}
        />
        <input type="hidden" name="--token" value={form.token} />
        {/* Password managers are told not to fill it in either. */}
        <div className={css.trap} aria-hidden="true">
          <label>
            Leave this empty{' '}
            <input
              name="--url"
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore
              data-bwignore
              data-lpignore="true"
              value={trap}
              onChange={({ currentTarget }) => setTrap(currentTarget.value)}
            />
          </label>
        </div>
        <p>
          <Button type="submit" size="large">
            {busy ? 'Sending …' : form.payment.enabled ? 'Continue to payment' : 'Send'}
          </Button>
        </p>
      </fieldset>
    </form>
  )
}

const doNothing = async () => {}
const unregistered = (name: string) => ({
  name,
  ref: () => {},
  onChange: doNothing,
  onBlur: doNothing,
})

type Props = {
  title: string
  text: string
  problems: readonly { name: string; message: string }[]
  fields: readonly ResolvedField[]
  /** Incremented with each attempt, so that the summary gets focus again. */
  tries: number
}

/** All problems above the form, each with a link to its field. */
function FaultSummary({ title, text, problems, fields, tries }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) box.current?.focus()
  }, [tries])
  const control = (name: string) => fields.find((field) => field.name === name)
  return (
    <div ref={box} className={css.box} tabIndex={-1} role="group" aria-labelledby="faults">
      <h2 id="faults" className={css.title}>
        {title}
      </h2>
      <p>{text}</p>
      {problems.length > 0 && (
        <ul className={css.list}>
          {problems.map(({ name, message }, i) => (
            <li key={`${name}-${i}`}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  if (focusOn(fieldId(name))) event.preventDefault()
                }}
              >
                {wordsOf(control(name)?.title, message)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Most messages contain their field's name. */
const wordsOf = (title: string | undefined, message: string): string =>
  title === undefined || message.startsWith(title) ? message : `${title}: ${message}`

/** A group gets focus on its first control. */
function focusOn(id: string): boolean {
  const target = document.getElementById(id)
  const control = target?.matches('fieldset') ? target.querySelector('input') : target
  control?.focus()
  return control !== null && control !== undefined
}
