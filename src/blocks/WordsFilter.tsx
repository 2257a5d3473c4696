import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { SearchField } from '../ui/SearchField.tsx'

type Props = {
  label: string
  placeholder: string
  /** What the list is narrowed to now. */
  words: string
  /** The list's own address, and the words behind it that stay. */
  action: string
  kept?: Readonly<Record<string, string | number | undefined>>
  to: (words: string) => string
}

/**
 * A field that narrows a list to words: a plain form before any script, and the same address with
 * it.
 */
export function WordsFilter({ label, placeholder, words, action, kept = {}, to }: Props) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(words)
  // What was typed before the script came stays; what the list is about now replaces it.
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
