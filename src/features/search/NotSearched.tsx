import type { SearchAsked } from '../../domain/search.ts'
import { searchHref } from '../../routes/links/search.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'

/** The search could not be asked: no claim that there is nothing. The link asks again, with or without scripts. */
export function NotSearched({ search }: { search: SearchAsked }) {
  return (
    <Section title="No answer">
      <EmptyNote next={<Link to={searchHref(search.q, search)} inPlace>Try again</Link>}>
        The search could not be reached. You seem to be offline, or it is having a bad minute. Pages you have seen still open.
      </EmptyNote>
    </Section>
  )
}
