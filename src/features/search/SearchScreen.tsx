import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { SearchForm } from '../../blocks/search/SearchForm.tsx'
import type { SearchPage } from '../../contract/search.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { parseSearchQuery, toSingleLine, type SearchQuery } from '../../domain/search/search.ts'
import { Places } from './Places.tsx'
import { Results } from './Results.tsx'
import { useLazyModule } from '../../platform/use-lazy-module.ts'
import { searchFieldId, searchHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'

type Props = {
  asked: Readonly<Record<string, string>>
  sports: Sport[]
  results: SearchPage
  unread: readonly string[]
  settings: SiteSettings
}

/** The search page; without words, frequent destinations. */
export default function SearchScreen({ asked, sports, results, unread, settings }: Props) {
  const search = parseSearchQuery(asked)
  return (
    <>
      <ScreenHead title="Search">
        <SearchForm label="This page" fieldId={searchFieldId} words={search.q} opens="over" />
      </ScreenHead>
      {search.q.trim() === '' ? (
        <Places title="Sports" sports={sports} />
      ) : unread.includes('results') ? (
        <NotSearched search={search} settings={settings} />
      ) : (
        <Results search={search} results={results} sports={sports} />
      )}
    </>
  )
}

const loadSaved = () => import('./SavedResults.tsx')

/**
 * The search failed: results of this device, and a link to try again that works without scripts.
 */
function NotSearched({ search, settings }: { search: SearchQuery; settings: SiteSettings | null }) {
  const savedSearch = useLazyModule(loadSaved)
  return (
    <div data-starts>
      <Section title="No answer">
        <EmptyNote
          next={
            <Link to={searchHref(search.q, search)} inPlace>
              Try again
            </Link>
          }
        >
          Search is not available right now. You may be offline. Pages you have visited still open.
        </EmptyNote>
      </Section>
      {savedSearch && settings && (
        <savedSearch.SavedResults words={toSingleLine(search.q)} tenant={settings.tenant} />
      )}
    </div>
  )
}
