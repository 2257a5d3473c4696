import type { SiteSettings } from '../../contract/schema/site.ts'
import { saidWords, type SearchAsked } from '../../domain/search.ts'
import { useLater } from '../../platform/later.ts'
import { searchHref } from '../../routes/links/search.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'

const loadSaved = async () => (await import('./SavedResults.tsx')).SavedResults

/** The search could not be asked: no claim that there is nothing, and what of it is on this device. The link asks again, with or without scripts. */
export function NotSearched({ search, settings }: { search: SearchAsked; settings: SiteSettings | null }) {
  const Saved = useLater(loadSaved)
  return (
    <>
      <Section title="No answer">
        <EmptyNote next={<Link to={searchHref(search.q, search)} inPlace>Try again</Link>}>
          The search could not be reached. You seem to be offline, or it is having a bad minute. Pages you have seen still open.
        </EmptyNote>
      </Section>
      {Saved && settings && <Saved words={saidWords(search.q)} tenant={settings.tenant} />}
    </>
  )
}
