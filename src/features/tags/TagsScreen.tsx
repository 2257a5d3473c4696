import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Tag } from '../../contract/sport.schema.ts'
import { maxPages, parsePageParam } from '../../domain/search/page-number.ts'
import { searchHref, tagHref, tagsHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { Pager } from '../../ui/Pager.tsx'
import css from './tags.module.css'

/** All topics with content, and how much. */
export default function TagsScreen({
  tags: { items, pages, total },
  asked,
}: {
  tags: PageOf<Tag>
  asked: Readonly<Record<string, string>>
}) {
  const page = parsePageParam(asked)
  return (
    <>
      <ScreenHead title="Topics" />
      <div className={css.page}>
        {items.length === 0 && (
          <EmptyNote
            next={
              total > 0 ? (
                <Link to={tagsHref()}>Back to the first page</Link>
              ) : (
                <Link to={searchHref('')}>Search the site</Link>
              )
            }
          >
            {total > 0 ? `There is no page ${page}.` : 'No topics yet.'}
          </EmptyNote>
        )}
        <ul role="list" className={css.tags}>
          {items.map(({ id, name, slug, description, count }) => (
            <li key={id} className={css.tag}>
              <h2 className={css.name}>
                <CardLink to={tagHref(slug)}>{name}</CardLink>{' '}
                <span className="kicker">{count}</span>
              </h2>
              {description && <p className="muted">{description}</p>}
            </li>
          ))}
        </ul>
        <Pager page={page} pages={Math.min(pages, maxPages)} to={tagsHref} of="topics" />
      </div>
    </>
  )
}
