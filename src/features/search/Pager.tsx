import type { SearchAsked } from '../../domain/search.ts'
import { searchHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './Pager.module.css'

/** On to the next results, each page an address. */
export function Pager({ search: { q, kind, page }, pages }: { search: SearchAsked; pages: number }) {
  if (pages < 2 || page > pages) return null
  const to = (one: number) => searchHref(q, { kind, page: one })
  return (
    <nav className={css.pager} aria-label="Pages of results">
      {page > 1 && <ButtonLink to={to(page - 1)}><Icon name="arrow-left" />Previous<VisuallyHidden> results</VisuallyHidden></ButtonLink>}
      <p className={css.where}>Page {page} of {pages}</p>
      {page < pages && <ButtonLink to={to(page + 1)}>Next<VisuallyHidden> results</VisuallyHidden><Icon name="arrow-right" /></ButtonLink>}
    </nav>
  )
}
