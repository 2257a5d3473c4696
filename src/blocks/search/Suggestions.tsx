import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type RefObject } from 'react'
import * as api from '../../contract/api.ts'
import type { Suggestion } from '../../contract/search.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import {
  splitMatches,
  kindName,
  suggestDelayMs,
  minSuggestLength,
} from '../../domain/search/search.ts'
import { getSearchSpoilerProps } from '../../domain/spoilers-elsewhere.ts'
import { hasPage } from '../../routes/name-at.ts'
import { searchHref } from '../../routes/links.ts'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './Suggestions.module.css'

/** The listbox for the field's ARIA attributes; null while there is none. */
export type ListState = { id: string; active: string | undefined } | null

type Props = {
  words: string
  /** Its keyboard controls the list while it is open. */
  field: RefObject<HTMLInputElement | null>
  onList: (list: ListState) => void
  onClose: () => void
  onChosen: (to: string) => void
}

/**
 * Suggestions while typing: the listbox of a combobox. Focus stays in the field, and Enter sends
 * the typed text unless an option is active.
 */
export function Suggestions({ words, field, onList, onClose, onChosen }: Props) {
  const id = useId()
  const { found, saved } = useSuggestions(words)
  const isOpen = found.length > 0
  const [selection, setSelection] = useState({ words: '', index: -1 })
  // Another text has another list without an active option.
  const index = selection.words === words && selection.index < found.length ? selection.index : -1
  const active = index < 0 ? undefined : `${id}-${index}`

  useEffect(() => onList(isOpen ? { id, active } : null), [onList, isOpen, id, active])
  useEffect(() => () => onList(null), [onList])
  useEffect(() => {
    document.getElementById(active ?? '')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  useEffect(() => {
    const input = field.current
    const onKey = (event: KeyboardEvent) => {
      if (!isOpen || event.isComposing) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) {
        event.preventDefault()
        // Before the first and after the last option is the field.
        setSelection({
          words,
          index: ((index + 1 + step + found.length + 1) % (found.length + 1)) - 1,
        })
      } else if (event.key === 'Enter' && found[index]) {
        event.preventDefault()
        onChosen(addressOf(found[index]))
      } else if (event.key === 'Escape') onClose()
    }
    input?.addEventListener('keydown', onKey)
    return () => input?.removeEventListener('keydown', onKey)
  })

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isOpen
            ? `${found.length} ${found.length === 1 ? 'suggestion' : 'suggestions'}, ` +
              `with the arrow keys${saved ? ', from what is saved on this device' : ''}`
            : ''}
        </span>
      </VisuallyHidden>
      {isOpen && (
        <div id={id} role="listbox" aria-label="Suggestions" className={css.list}>
          {found.map((suggestion, i) => (
            // A press must not move focus out of the field, whose keys control the list.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
            <div
              key={suggestion.title}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === index}
              className={css.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChosen(addressOf(suggestion))}
            >
              <span className={css.title} dir="auto">
                <Spoiler {...getSearchSpoilerProps({ kind: suggestion.kind, url: suggestion.url })}>
                  {splitMatches(suggestion.title, words).map((piece, n) =>
                    piece.found ? <b key={n}>{piece.text}</b> : piece.text,
                  )}
                </Spoiler>
              </span>
              <span className={css.kind}>
                {saved && 'Saved · '}
                {kindName(suggestion.kind)}
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** A suggestion without a page of its own leads to a search for its title. */
const addressOf = ({ url, title }: Suggestion) => (hasPage(url) ? url : searchHref(title))

/** Most saved suggestions, so that the list stays visible above a phone's keyboard. */
const mostSaved = 6

const enough = (text: string) => text.trim().length >= minSuggestLength

/**
 * Suggestions for the field's text after a pause; outdated requests are aborted. Without a network
 * they come from saved pages.
 */
function useSuggestions(typed: string): { found: Suggestion[]; saved: boolean } {
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), suggestDelayMs)
    return () => clearTimeout(timer)
  }, [typed])
  const isLongEnough = enough(query) && enough(typed)
  const { data, isError } = useQuery({
    ...apiQuery(api.searchSuggest, { q: query }),
    enabled: isLongEnough && navigator.onLine,
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const saved = isLongEnough && (isError || !navigator.onLine)
  const savedMatches = useSaved(saved ? query : '')
  return { found: !isLongEnough ? [] : saved ? savedMatches : (data?.value ?? []), saved }
}

/** Saved pages that match these words; empty without words. */
function useSaved(query: string): Suggestion[] {
  const tenant = useQuery(apiQuery(api.settings, {})).data?.value?.tenant
  const [matches, setMatches] = useState<Suggestion[]>([])
  useEffect(() => {
    if (!query || !tenant) return
    let isCanceled = false
    const search = async () => {
      const { searchSaved } = await import('./saved-search.ts')
      const all = await searchSaved(tenant, query)
      if (!isCanceled)
        setMatches(
          [...new Map(all.found.map((match) => [match.title, match])).values()].slice(0, mostSaved),
        )
    }
    search().catch(() => {})
    return () => {
      isCanceled = true
    }
  }, [tenant, query])
  return query ? matches : []
}
