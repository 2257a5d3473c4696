import { useEffect, useRef } from 'react'
import { href } from '../../routes/href.ts'
import { firstPaths } from '../../routes/paths/first.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './DirectorySearch.module.css'

type Props = { onWords: (words: string) => void; /** How many are left; null while nothing is asked. */ found: number | null }

/** Looks for people on this page, which holds them all. Before any script it is a search of the site for staff. */
export function DirectorySearch({ onWords, found }: Props) {
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the page was taken over counts, too.
  useEffect(() => onWords(field.current!.value.trim()), [onWords])
  return (
    <search aria-label="Staff directory" className={css.search} data-print="no">
      <form className={css.form} action={href(firstPaths.search, {})} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="kind" value="staff" />
        <label className={css.label}>
          <Icon name="search" />
          <VisuallyHidden>Find somebody</VisuallyHidden>
          <input ref={field} className={css.field} type="search" name="q" placeholder="A name, a post, a team" dir="auto" autoComplete="off" spellCheck={false} enterKeyHint="search" onInput={({ currentTarget }) => onWords(currentTarget.value.trim())} />
        </label>
        <Button kind="solid" type="submit">Find</Button>
      </form>
      <p className={css.found} role="status">{found !== null && (found === 1 ? '1 person' : `${found} people`)}</p>
    </search>
  )
}
