import { useEffect, useRef } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './RosterFilter.module.css'

type Props = {
  typed: string
  onTyped: (text: string) => void
  /** Number of matches. */
  found: number
}

/** Narrows a long roster to a name or number as it is typed. Hidden without scripts. */
export function RosterFilter({ typed, onTyped, found }: Props) {
  const field = useRef<HTMLInputElement>(null)
  // Text typed before hydration counts, too.
  useEffect(() => onTyped(field.current!.value.trim()), [onTyped])
  // A shorter list is shown from its first match.
  useEffect(() => {
    const list = field.current!.closest('section')!
    if (typed && list.getBoundingClientRect().top < 0) list.scrollIntoView()
  }, [typed])
  return (
    <search className={css.filter}>
      <SearchField
        ref={field}
        label="Find a player"
        type="search"
        placeholder="Name or number"
        onInput={({ currentTarget }) => onTyped(currentTarget.value.trim())}
      />
      <VisuallyHidden>
        <p role="status">{typed && (found === 1 ? '1 player' : `${found} players`)}</p>
      </VisuallyHidden>
    </search>
  )
}
