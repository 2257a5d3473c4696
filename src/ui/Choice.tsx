import { useId, type ReactNode } from 'react'
import css from './Choice.module.css'

type Props<V extends string> = {
  legend: string
  /** An explanation. */
  text?: ReactNode
  value: V
  options: readonly (readonly [value: V, label: string])[]
  onChange: (value: V) => void
}

/** A choice that applies at once: radio buttons that look like one control. */
export function Choice<V extends string>({ legend, text, value, options, onChange }: Props<V>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      {text && (
        <p id={`${name}-text`} className="quiet">
          {text}
        </p>
      )}
      <div className={css.list}>
        {options.map(([option, label]) => (
          <label key={option} className={css.one}>
            <input
              className={css.input}
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              aria-describedby={text ? `${name}-text` : undefined}
              onChange={() => onChange(option)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
