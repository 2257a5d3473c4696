import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { SearchForm } from '../../blocks/search/SearchForm.tsx'
import type { SearchPage } from '../../contract/schema/search.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { searchAsked } from '../../domain/search/search.ts'
import { NotSearched } from './NotSearched.tsx'
import { Places } from './Places.tsx'
import { Results } from './Results.tsx'

type Props = {
  asked: Readonly<Record<string, string>>
  sports: Sport[]
  results: SearchPage
  unread: readonly string[]
  settings: SiteSettings
}

/**
 * Everything of the department that has the words in the address; without words, where most want to
 * go.
 */
export default function SearchScreen({ asked, sports, results, unread, settings }: Props) {
  const search = searchAsked(asked)
  return (
    <>
      <ScreenHead title="Search">
        <SearchForm label="This page" words={search.q} opens="over" />
      </ScreenHead>
      {search.q.trim() === '' ? (
        <Places title="Popular places" sports={sports} />
      ) : unread.includes('results') ? (
        <NotSearched search={search} settings={settings} />
      ) : (
        <Results search={search} results={results} sports={sports} />
      )}
    </>
  )
}
