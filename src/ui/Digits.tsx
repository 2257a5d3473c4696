import { useState } from 'react'
import css from './Digits.module.css'

/**
 * A number that flips on a change. Plain on the server and at rest. With another number of digits
 * it is rendered anew, so that nothing around it moves. Text has no siblings, because translators
 * replace text nodes; the same holds for all text that changes on an open page.
 */
export function Digits({
  value,
  ...attributes
}: {
  value: string
  suppressHydrationWarning?: boolean
  [attribute: `data-${string}`]: string
}) {
  const [last, setLast] = useState({ value, kept: value.length })
  if (last.value !== value) {
    let unchanged = 0
    while (
      unchanged < value.length &&
      value.length === last.value.length &&
      value[unchanged] === last.value[unchanged]
    )
      unchanged++
    setLast({ value, kept: unchanged })
  }
  const rest = value.slice(last.kept)
  return (
    <span key={value.length} className={css.digits} {...attributes}>
      {rest ? (
        <>
          <span>{value.slice(0, last.kept)}</span>
          <span
            key={value}
            className={css.turned}
            onAnimationEnd={() => setLast({ value, kept: value.length })}
          >
            {rest}
          </span>
        </>
      ) : (
        value
      )}
    </span>
  )
}
