import { useEffect, useState } from 'react'
import { searchSaved } from '../../blocks/search/saved-search.ts'
import type { SearchResult } from '../../contract/search.schema.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ResultRow } from './ResultRow.tsx'

/** Results on this device when the search fails. They are not complete. */
export function SavedResults({ words, tenant }: { words: string; tenant: string }) {
  const [saved, setSaved] = useState<{ found: SearchResult[]; pages: number } | null>(null)
  useEffect(() => {
    let isCanceled = false
    searchSaved(tenant, words).then(
      (all) => {
        if (!isCanceled) setSaved(all)
      },
      () => {
        if (!isCanceled) setSaved({ found: [], pages: 0 })
      },
    )
    return () => {
      isCanceled = true
    }
  }, [tenant, words])
  const pages = saved && `${saved.pages} ${saved.pages === 1 ? 'page' : 'pages'}`
  return (
    <Section title="Saved on this device">
      <VisuallyHidden>
        <span role="status" data-announcer="saved-search">
          {saved ? `${saved.found.length} saved on this device for ${words}` : ''}
        </span>
      </VisuallyHidden>
      {!saved && <p>Searching what is saved on this device…</p>}
      {saved && saved.found.length > 0 && (
        <>
          <p>Found in {pages} that you have seen or saved, not on the whole site.</p>
          <ol role="list">
            {saved.found.map((result) => (
              <ResultRow key={result.id} result={result} words={words} saved />
            ))}
          </ol>
        </>
      )}
      {saved?.found.length === 0 && (
        <EmptyNote>
          {saved.pages === 0 ? (
            'No saved pages yet.'
          ) : (
            <>
              Nothing in the {pages} saved on this device has “<bdi>{words}</bdi>”. The rest of the
              site can be searched once you are back online.
            </>
          )}
        </EmptyNote>
      )}
    </Section>
  )
}
