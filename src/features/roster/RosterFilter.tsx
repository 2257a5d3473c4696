import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
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
  return (
    <search className={css.filter}>
      <label className={css.label}>
        <Icon name="search" />
        <VisuallyHidden>Find a player</VisuallyHidden>
        <input
          ref={field}
          className={css.field}
          type="search"
          placeholder="Name or number"
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget }) => onTyped(currentTarget.value.trim())}
        />
      </label>
      <VisuallyHidden>
        <p role="status">{typed && (found === 1 ? '1 player' : `${found} players`)}</p>
      </VisuallyHidden>
    </search>
  )
}
