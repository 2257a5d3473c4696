import type { ReactNode } from 'react'
import css from './Toggle.module.css'

type Props = {
  on: boolean
  /** Told what it is to be, on or off. */
  onChange: (on: boolean) => void
  /** It cannot be otherwise now: the words say why. */
  fixed?: boolean
  children: ReactNode
}

/**
 * A switch, on or off, with its words: a click asks for the other, and it shows what it is told.
 */
export function Toggle({ on, onChange, fixed, children }: Props) {
  return (
    <label className={css.toggle}>
      <input
        className={css.switch}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a state
        role="switch"
        checked={on}
        disabled={fixed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
