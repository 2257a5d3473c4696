import type { InputHTMLAttributes, Ref } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import css from './SearchField.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'name'> & {
  ref: Ref<HTMLInputElement>
  /** Its name, for those who do not see the glass. */
  label: string
  /** What its button says. */
  submit: string
  /** There is nothing to send yet. */
  empty?: boolean
}

/** A field for words, `q` of its form, and the button that sends them. */
export function SearchField({ label, submit, empty = false, ...field }: Props) {
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
      <Button type="submit" disabled={empty}>
        {submit}
      </Button>
    </div>
  )
}
