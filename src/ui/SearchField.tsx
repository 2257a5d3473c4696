import type { InputHTMLAttributes, Ref } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import css from './SearchField.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'name'> & {
  ref: Ref<HTMLInputElement>
  /** Its accessible name. */
  label: string
  /** The label of its button; without one it filters while typing. */
  submit?: string
}

/** A search field, `q` of its form, with a button. */
export function SearchField({ label, submit, ...field }: Props) {
  return (
    <div className={css.row}>
      <label className={css.label}>
        <Icon name="search" />
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          className={css.field}
          type="text"
          name="q"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          {...field}
        />
      </label>
      {submit && <Button type="submit">{submit}</Button>}
    </div>
  )
}
