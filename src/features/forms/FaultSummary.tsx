import { useEffect, useRef } from 'react'
import type { AskedField } from '../../domain/form-rules/asked-fields.ts'
import css from './FaultSummary.module.css'
import { fieldId } from './FieldRow.tsx'

type Props = {
  title: string
  text: string
  problems: readonly { name: string; message: string }[]
  fields: readonly AskedField[]
  /** Grows with each try: the summary takes the focus again. */ tries: number
}

/** Everything that is wrong, above the form, each fault a way to its field. */
export function FaultSummary({ title, text, problems, fields, tries }: Props) {
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

/** Most messages name their field by themselves. */
const wordsOf = (title: string | undefined, message: string): string =>
  title === undefined || message.startsWith(title) ? message : `${title}: ${message}`

/** A group is reached by its first control. */
function focusOn(id: string): boolean {
  const at = document.getElementById(id)
  const control = at?.matches('fieldset') ? at.querySelector('input') : at
  control?.focus()
  return control !== null && control !== undefined
}
