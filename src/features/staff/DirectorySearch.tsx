import { paths } from '../../routes/paths.ts'
import { useEffect, useRef } from 'react'
import { href } from '../../routes/href.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import css from './StaffDirectoryScreen.module.css'

type Props = {
  onWords: (words: string) => void
  /** How many are left; null while nothing is asked. */
  found: number | null
}

/**
 * Looks for people on this page, which holds them all. Before any script it is a search of the site
 * for staff.
 */
export function DirectorySearch({ onWords, found }: Props) {
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the page was taken over counts, too.
  useEffect(() => onWords(field.current!.value.trim()), [onWords])
  return (
    <search aria-label="Staff directory" className={css.search} data-print="no">
      <form action={href(paths.search, {})} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="kind" value="staff" />
        <SearchField
          ref={field}
          label="Find somebody"
          submit="Find"
          type="search"
          placeholder="A name, a post, a team"
          onInput={({ currentTarget }) => onWords(currentTarget.value.trim())}
        />
      </form>
      <p className={css.found} role="status">
        {found !== null && (found === 1 ? '1 person' : `${found} people`)}
      </p>
    </search>
  )
}
