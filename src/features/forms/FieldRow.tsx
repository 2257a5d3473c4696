import type { ReactNode } from 'react'
import type { ResolvedField } from '../../domain/form-rules/resolve-fields.ts'
import { stackedFrom } from '../../domain/form-rules/initial-answers.ts'
import type { Answer } from '../../domain/form-rules/rule.ts'
import { Prose } from '../../ui/Prose.tsx'
import css from './forms.module.css'

/** The control's registration with react-hook-form; the answer is its default value. */
export type Registered = {
  name: string
  ref: (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => void
  onChange: (event: { target: unknown; type?: string }) => Promise<void | boolean>
  onBlur: (event: { target: unknown; type?: string }) => Promise<void | boolean>
}
type Props = {
  field: ResolvedField
  first: Answer
  message: string | undefined
  warns?: boolean
  registered: Registered
}

export const fieldId = (name: string): string => `field-${name}`

/** A field with label, help and error, connected for screen readers. */
export function FieldRow({ field, first, message, warns = false, registered }: Props) {
  const { control, help, name, title, required, options } = field
  if (control === 'separator') return <h2 className={css.separator}>{title}</h2>
  const id = fieldId(name)
  if (control === 'hidden') return <input type="hidden" defaultValue={first} {...registered} />
  const described =
    [help ? `${id}-help` : '', message ? `${id}-fault` : ''].filter(Boolean).join(' ') || undefined
  const below = message && (
    <p id={`${id}-fault`} className={css.fault} data-warns={warns || undefined}>
      <span aria-hidden="true">!</span> {message}
    </p>
  )
  const about = help && (
    <div id={`${id}-help`} className="quiet">
      <Prose html={help} />
    </div>
  )
  const star = required && (
    <span className={css.required} aria-hidden="true">
      {' '}
      *
    </span>
  )
  const isInvalid = message && !warns ? true : undefined

  if (control === 'radio' || (control === 'checkbox' && field.several)) {
    return (
      <fieldset
        id={id}
        className={css.field}
        tabIndex={-1}
        role={control === 'radio' ? 'radiogroup' : 'group'}
        aria-describedby={described}
        aria-invalid={control === 'radio' ? isInvalid : undefined}
        aria-required={control === 'radio' && required ? true : undefined}
      >
        <legend className={css.label}>
          {title}
          {star}
        </legend>
        {about}
        <div
          className={css.options}
          data-stacked={control === 'checkbox' || options.length >= stackedFrom || undefined}
        >
          {options.map(({ value, title: text }) => (
            <label key={value} className={css.option}>
              <input
                type={control}
                value={value}
                defaultChecked={[first].flat().includes(value)}
                {...registered}
              />{' '}
              <span>{text}</span>
            </label>
          ))}
        </div>
        {below}
      </fieldset>
    )
  }
  if (control === 'checkbox') {
    const [only] = options
    return (
      <div className={css.field}>
        {about}
        <label className={css.option}>
          <input
            id={id}
            type="checkbox"
            value={only?.value ?? 'yes'}
            defaultChecked={[first].flat().includes(only?.value ?? 'yes')}
            aria-required={required || undefined}
            aria-invalid={isInvalid}
            aria-describedby={described}
            {...registered}
          />{' '}
          <span>
            {only?.title ?? title}
            {star}
          </span>
        </label>
        {below}
      </div>
    )
  }
  const common = {
    id,
    'aria-required': required || undefined,
    'aria-invalid': isInvalid,
    'aria-describedby': described,
    ...registered,
  }
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {title}
        {star}
      </label>
      {about}
      {renderControl()}
      {below}
    </div>
  )

  function renderControl(): ReactNode {
    const text = [first].flat()[0] ?? ''
    if (control === 'select') {
      return (
        <select className={css.input} defaultValue={text} {...common}>
          <option value="">Select...</option>
          {options.map(({ value, title: label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
    }
    const limit = { maxLength: field.maxLength ?? undefined, autoComplete: completionOf(field) }
    if (control === 'textarea')
      return <textarea className={css.input} rows={5} defaultValue={text} {...limit} {...common} />
    if (control === 'date')
      return (
        <input className={css.input} type="date" defaultValue={text} data-narrow="" {...common} />
      )
    if (control === 'number')
      return (
        <input
          className={css.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={text}
          data-narrow=""
          {...common}
        />
      )
    return (
      <input
        className={css.input}
        type={field.isEmailField ? 'email' : 'text'}
        defaultValue={text}
        {...limit}
        {...common}
      />
    )
  }
}

/** The autocomplete token (WCAG 1.3.5) by a field's name. */
function completionOf({ isEmailField, title, otherOf }: ResolvedField): string | undefined {
  if (isEmailField) return 'email'
  if (otherOf) return undefined
  const text = title.toLowerCase()
  if (/^(?:first|given) name$/.test(text)) return 'given-name'
  if (/^(?:last|family) name$|^surname$/.test(text)) return 'family-name'
  if (/^(?:your |full )?name$|^parent(?: or guardian)?$/.test(text)) return 'name'
  if (/phone/.test(text)) return 'tel'
  if (/^(?:street|address|street address)$/.test(text)) return 'street-address'
  if (/^(?:city|town)$/.test(text)) return 'address-level2'
  if (/^state$/.test(text)) return 'address-level1'
  if (/^(?:zip|postal)(?: code)?$/.test(text)) return 'postal-code'
  return undefined
}
