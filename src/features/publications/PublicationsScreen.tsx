import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { PageSettings, Publication } from '../../contract/pages.schema.ts'
import { maxPages, parsePageParam } from '../../domain/search/page-number.ts'
import { publicationsHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './publications.module.css'
import { groupIntoShelves } from './shelves.ts'
import { formatFileInfo } from '../../domain/words/text.ts'
import { shortDate } from '../../domain/calendar/when.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'

type Props = {
  asked: Readonly<Record<string, string>>
  publications: PageOf<Publication>
  page: PageSettings | null
}

/** Guides, programs, yearbooks: as covers or a list, grouped as the department set it. */
export default function PublicationsScreen({
  asked,
  publications: { items, total, pages },
  page,
}: Props) {
  const pageNumber = parsePageParam(asked)
  return (
    <>
      <ScreenHead title={page?.title ?? 'Publications'}>
        {page?.description && <Prose html={page.description} />}
      </ScreenHead>
      {groupIntoShelves(items, page?.groupBy ?? 'year').map(({ title, items: shelf }) => (
        <Section key={title} title={title}>
          <ul role="list" className={css.shelf} data-view={page?.view ?? 'grid'}>
            {shelf.map((publication) => (
              <li key={publication.id}>
                <PublicationCard publication={publication} />
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
                'Media guides and programs will appear here.'
              )
            }
          >
            {total > 0 ? `There is no page ${pageNumber}.` : 'No publications yet.'}
          </EmptyNote>
        </Section>
      )}
      <div className={css.foot}>
        <Pager
          page={pageNumber}
          pages={Math.min(pages, maxPages)}
          to={publicationsHref}
          of="publications"
        />
      </div>
    </>
  )
}

/** A cover with title and link; a publication with only a file links to it. */
function PublicationCard({
  publication: { title, url, redirectUrl, image, sport, season, date, files, link },
}: {
  publication: Publication
}) {
  const fileInfo =
    files.length === 1
      ? formatFileInfo(files[0]!)
      : files.length > 1
        ? `${files.length} files`
        : link
          ? 'On another site'
          : ''
  return (
    <article className={css.card}>
      <div className="frame">
        <Picture
          image={image}
          sizes="(min-width: 64rem) 14rem, 44vw"
          ratio="4/5"
          alt=""
          fallback={season ?? date.slice(0, 4)}
        />
      </div>
      <div>
        <h3>
          <CardLink to={redirectUrl ?? url}>{title}</CardLink>
        </h3>
        <p className={css.meta}>
          {[sport?.title, shortDate(date), fileInfo].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </article>
  )
}
