import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Document, SportFileTeaser } from '../../contract/documents.schema.ts'
import { maxPages, parsePageParam } from '../../domain/search/page-number.ts'
import { documentsHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './documents.module.css'
import { DocumentRow } from './DocumentRow.tsx'
import { compareText } from '../../domain/words/order.ts'

type Props = {
  asked: Readonly<Record<string, string>>
  documents: PageOf<Document>
  pages: PageOf<SportFileTeaser>
}

/** The department's documents by category, and the pages of its teams. */
export default function DocumentsScreen({
  asked,
  documents: { items, total, pages },
  pages: { items: teamPages },
}: Props) {
  const page = parsePageParam(asked)
  const headings = Map.groupBy(items, ({ category }) => category ?? '')
  const titles = [...headings.keys()].toSorted(
    (a, b) => Number(a === '') - Number(b === '') || compareText(a, b),
  )
  return (
    <>
      <ScreenHead title="Documents" />
      <div className={css.body}>
        {titles.map((title) => (
          <section key={title} className="group" aria-labelledby={`of-${titles.indexOf(title)}`}>
            <h2 id={`of-${titles.indexOf(title)}`}>
              {title || (titles.length > 1 ? 'More' : 'All documents')}
            </h2>
            <ul role="list" className={css.rows}>
              {headings.get(title)!.map((document) => (
                <DocumentRow key={document.id} document={document} />
              ))}
            </ul>
          </section>
        ))}
        {items.length === 0 && (
          <EmptyNote
            next={
              total > 0 ? (
                <Link to={documentsHref()}>Back to the first page</Link>
              ) : (
                'Forms, policies and reports will appear here.'
              )
            }
          >
            {total > 0 ? `There is no page ${page}.` : 'No documents yet.'}
          </EmptyNote>
        )}
        <Pager page={page} pages={Math.min(pages, maxPages)} to={documentsHref} of="documents" />
      </div>
      {teamPages.length > 0 && (
        <Section title="Team pages">
          <ul role="list" className="grid">
            {teamPages.map((teamPage) => (
              <li key={teamPage.id} className={css.page}>
                <p className="item-title">
                  <Link to={teamPage.redirectAbsoluteUrl ?? teamPage.url}>{teamPage.title}</Link>
                </p>
                <p className="quiet">
                  {[teamPage.sport?.title, teamPage.teaser].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
