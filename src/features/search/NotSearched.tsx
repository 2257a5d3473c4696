import type { SiteSettings } from '../../contract/schema/site.ts'
import { saidWords, type SearchAsked } from '../../domain/search/search.ts'
import { useLater } from '../../platform/later.ts'
import { searchHref } from '../../routes/links/search.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'

const loadSaved = () => import('./SavedResults.tsx')

/**
 * The search could not be asked: no claim that there is nothing, and what of it is on this device.
 * The link asks again, with or without scripts.
 */
export function NotSearched({
  search,
  settings,
}: {
  search: SearchAsked
  settings: SiteSettings | null
}) {
  const here = useLater(loadSaved)
  return (
    <>
      <Section title="No answer">
        <EmptyNote
          next={
            <Link to={searchHref(search.q, search)} inPlace>
              Try again
            </Link>
          }
        >
          The search could not be reached. You seem to be offline, or it is having a bad minute.
          Pages you have seen still open.
        </EmptyNote>
      </Section>
      {here && settings && (
        <here.SavedResults words={saidWords(search.q)} tenant={settings.tenant} />
      )}
    </>
  )
}
