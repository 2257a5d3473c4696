import { paths } from '../../routes/paths.ts'
import { useEffect, useRef } from 'react'
import { href } from '../../routes/href.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import css from './StaffDirectoryScreen.module.css'

type Props = {
  onWords: (text: string) => void
  /** Number of matches; null without a search. */
  found: number | null
}

/** Filters the people on this page. Without a script it searches the site's staff. */
export function DirectorySearch({ onWords, found }: Props) {
  const field = useRef<HTMLInputElement>(null)
  // Text typed before hydration counts, too.
  useEffect(() => onWords(field.current!.value.trim()), [onWords])
  return (
    <search aria-label="Staff directory" className={css.search} data-print="no">
      <form action={href(paths.search, {})} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="kind" value="staff" />
        <SearchField
          ref={field}
          label="Search staff"
          submit="Search"
          type="search"
          placeholder="Name, title or team"
          onInput={({ currentTarget }) => onWords(currentTarget.value.trim())}
        />
      </form>
      <p className={css.found} role="status">
        {found !== null && (found === 1 ? '1 person' : `${found} people`)}
      </p>
    </search>
  )
}
