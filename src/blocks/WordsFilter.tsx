import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { SearchField } from '../ui/SearchField.tsx'

type Props = {
  label: string
  placeholder: string
  /** The current filter text. */
  words: string
  /** The URL of the list with the query that stays. */
  action: string
  kept?: Readonly<Record<string, string | number | undefined>>
  to: (text: string) => string
}

/** A text filter of a list: a plain form without a script, with the same URLs. */
export function WordsFilter({ label, placeholder, words, action, kept = {}, to }: Props) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(words)
  // Text typed before hydration stays; later the list's filter replaces it.
  useEffect(() => {
    if (last.current !== words) field.current!.value = words
    last.current = words
  }, [words])
  return (
    <search className="field-width" aria-label={label} data-print="no">
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(to(field.current!.value.trim()))
        }}
      >
        {Object.entries(kept).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchField
          ref={field}
          label={label}
          submit="Search"
          defaultValue={words}
          placeholder={placeholder}
          maxLength={100}
          inputMode="search"
        />
      </form>
    </search>
  )
}
