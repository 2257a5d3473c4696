import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { PageSettings } from '../../contract/schema/page-settings.ts'
import type { Publication } from '../../contract/schema/publication.ts'
import { mostPages, pageAsked } from '../../domain/search/page-number.ts'
import { publicationsHref } from '../../routes/links/publications.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { PublicationCard } from './PublicationCard.tsx'
import css from './PublicationsScreen.module.css'
import { shelvesOf } from './shelves.ts'

type Props = {
  asked: Readonly<Record<string, string>>
  publications: PageOf<Publication>
  page: PageSettings | null
}

/**
 * Guides, programs, yearbooks: as a shelf of covers or as lines, under the headings that the
 * department wishes.
 */
export default function PublicationsScreen({
  asked,
  publications: { items, total, pages },
  page,
}: Props) {
  const at = pageAsked(asked)
  return (
    <>
      <ScreenHead title={page?.title ?? 'Publications'}>
        {page?.description && <Prose html={page.description} />}
      </ScreenHead>
      {shelvesOf(items, page?.groupBy ?? 'year').map(({ title, items: shelf }) => (
        <Section key={title} title={title}>
          <ul role="list" className={css.shelf} data-view={page?.view ?? 'grid'}>
            {shelf.map((one) => (
              <li key={one.id}>
                <PublicationCard publication={one} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {items.length === 0 && (
        <Section title="Nothing here">
          <EmptyNote
            next={
              total > 0 ? (
                <Link to={publicationsHref()}>Back to the first page</Link>
              ) : (
                'Media guides and programs stand here once the first is out.'
              )
            }
          >
            {total > 0 ? `There is no page ${at} of these.` : 'No publication has come out yet.'}
          </EmptyNote>
        </Section>
      )}
      <div className={css.foot}>
        <Pager
          page={at}
          pages={Math.min(pages, mostPages)}
          to={publicationsHref}
          of="publications"
        />
      </div>
    </>
  )
}
