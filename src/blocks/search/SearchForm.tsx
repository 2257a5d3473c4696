import { paths } from '../../routes/paths.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isInside } from '../../contract/links.ts'
import { useMounted } from '../../platform/mounted.ts'
import { href } from '../../routes/href.ts'
import { searchHref } from '../../routes/links.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import css from './SearchForm.module.css'
import type { ListState, Suggestions } from './Suggestions.tsx'

type Props = {
  /** Distinguishes several searches of a page for landmark navigation. */
  label: string
  fieldId?: string
  /** The search text of the current page. */
  words?: string
  /**
   * Where suggestions open: over the following content, below the field in the flow, or upward from
   * the bottom of a menu.
   */
  opens: 'over' | 'below' | 'up'
  /**
   * The visitor navigates to a result, so the surrounding panel closes. The field clears itself.
   */
  onGone?: () => void
}

/**
 * The search box of header, menu and search page: a plain form without a script. The text goes into
 * the URL as it is; an empty one is not sent. Suggestions are a chunk of their own that loads on
 * focus.
 */
export function SearchForm({ label, fieldId, words = '', opens, onGone }: Props) {
  const mounted = useMounted()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const about = useRef(words)
  const [text, setText] = useState(words)
  const [typing, setTyping] = useState(false)
  const [list, setList] = useState<ListState>(null)
  const [Loaded, setLoaded] = useState<typeof Suggestions>()

  // Text typed before hydration stays; later the page's search text replaces it.
  useEffect(() => {
    if (about.current !== words) field.current!.value = words
    about.current = words
    setText(field.current!.value)
  }, [words])

  const load = () => {
    if (!Loaded)
      import('./Suggestions.tsx').then(
        (file) => setLoaded(() => file.Suggestions),
        () => {},
      )
  }
  const go = (to: string) => {
    setTyping(false)
    if (isInside(to)) void navigate(to)
    else location.assign(to)
    if (!onGone) return
    field.current!.value = ''
    setText('')
    onGone()
  }

  return (
    <search aria-label={label} className={css.search} data-opens={opens}>
      <form
        action={href(paths.search, {})}
        onSubmit={(event) => {
          event.preventDefault()
          if (field.current!.value !== '') go(searchHref(field.current!.value))
        }}
      >
        <SearchField
          ref={field}
          id={fieldId}
          label="Search"
          submit="Search"
          defaultValue={words}
          placeholder="Teams, players, stories"
          required
          inputMode="search"
          autoCapitalize="none"
          {...(mounted && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': list !== null,
            'aria-controls': list?.id,
            'aria-activedescendant': list?.active,
          })}
          onFocus={load}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value)
            setTyping(true)
            // It may have had the focus before the app started.
            load()
          }}
          onBlur={() => setTyping(false)}
        />
      </form>
      {Loaded && typing && (
        <Loaded
          words={text}
          field={field}
          onList={setList}
          onClose={() => setTyping(false)}
          onChosen={go}
        />
      )}
    </search>
  )
}
