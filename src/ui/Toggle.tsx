import type { ReactNode } from 'react'
import css from './Toggle.module.css'

type Props = {
  on: boolean
  /** Called with the new state. */
  onChange: (on: boolean) => void
  /** It cannot be changed now; its label says why. */
  fixed?: boolean
  children: ReactNode
}

/** A labeled switch. It is controlled: a click only calls `onChange`. */
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
