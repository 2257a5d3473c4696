import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'

/** Shown without a published episode. */
export function NoEpisodes() {
  return (
    <Section title="Episodes">
      <EmptyNote next={<Link to="/">Go to the home page</Link>}>No episodes yet.</EmptyNote>
    </Section>
  )
}
