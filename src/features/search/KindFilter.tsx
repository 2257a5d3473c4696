import type { SearchPage } from '../../contract/search.schema.ts'
import { kindsName, type SearchAsked } from '../../domain/search/search.ts'
import { searchHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { scrollerClass } from '../../ui/Scroller.tsx'
import css from './search.module.css'

type Props = { search: SearchAsked; kinds: SearchPage['kinds']; all: number }

/**
 * One kind of what was found, each an address: a row under a thumb, a column beside the results
 * where there is room.
 */
export function KindFilter({ search: { q, kind: chosen }, kinds, all }: Props) {
  const choices = [{ kind: undefined, count: all }, ...kinds]
  return (
    <nav className={css.filter} aria-label="Kinds of results">
      <ul role="list" className={`${css.list} ${scrollerClass}`}>
        {choices.map(({ kind, count }) => (
          <li key={kind ?? ''}>
            <Link
              className={css.kindsKind}
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
