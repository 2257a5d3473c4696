import type { SearchPage } from '../../contract/search.schema.ts'
import { kindsName, type SearchAsked } from '../../domain/search/search.ts'
import { searchHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { scrollerClass } from '../../ui/Scroller.tsx'
import css from './KindFilter.module.css'

type Props = { search: SearchAsked; kinds: SearchPage['kinds']; all: number }

/** Filters by kind as links: a row on narrow screens, a column beside the results on wide ones. */
export function KindFilter({ search: { q, kind: chosen }, kinds, all }: Props) {
  const choices = [{ kind: undefined, count: all }, ...kinds]
  return (
    <nav className={css.filter} aria-label="Kinds of results">
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        {choices.map(({ kind, count }) => (
          <li key={kind ?? ''}>
            <Link
              className={css.kind}
              to={searchHref(q, { kind })}
              inPlace
              aria-current={kind === chosen ? 'true' : undefined}
            >
              {kind ? kindsName(kind) : 'All'} <span className={css.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
