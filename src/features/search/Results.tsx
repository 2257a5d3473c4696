import { usePageHeading } from '../../blocks/use-page-heading.ts'
import type { SearchPage } from '../../contract/search.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import {
  kindsName,
  mostCounted,
  toSingleLine,
  type SearchQuery,
} from '../../domain/search/search.ts'
import { useMounted } from '../../platform/mounted.ts'
import { searchHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SideNav } from '../../blocks/SideNav.tsx'
import { ResultRow } from './ResultRow.tsx'
import css from './search.module.css'
import { Section } from '../../ui/Section.tsx'
import { Places } from './Places.tsx'

type Props = { search: SearchQuery; results: SearchPage; sports: Sport[] }

/** The results with the number of each kind. */
export function Results({ search, results, sports }: Props) {
  const { q, kind, page } = search
  const { items, total, pages, kinds, corrected } = results
  const searchText = toSingleLine(corrected ?? q)
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const noun = total === 1 ? 'result' : 'results'
  const count =
    `${total >= mostCounted ? `${mostCounted}+` : total} ${noun}` +
    `${kind ? ` in ${kindsName(kind)}` : ''}`
  const heading = usePageHeading(page)
  // A live region announces changes only.
  const spoken = useMounted() ? `${count} for ${searchText}${page > 1 ? `, page ${page}` : ''}` : ''

  return (
    <>
      <VisuallyHidden>
        <span role="status" data-announcer="search">
          {spoken}
        </span>
      </VisuallyHidden>
      {all === 0 ? (
        <NothingFound q={toSingleLine(q)} sports={sports} />
      ) : (
        <section className={css.results} aria-labelledby="results">
          <div className={css.head}>
            <h2 id="results" ref={heading} tabIndex={-1} className={css.title}>
              {count} for “<bdi>{searchText}</bdi>”
            </h2>
            {corrected && (
              <p className="column">
                No results for “<bdi>{toSingleLine(q)}</bdi>”. Showing results for{' '}
                <Link to={searchHref(corrected)}>
                  <bdi>{corrected}</bdi>
                </Link>{' '}
                instead.
              </p>
            )}
          </div>
          <SideNav
            label="Result types"
            inPlace
            items={[{ kind: undefined, count: all }, ...kinds].map(({ kind, count }) => ({
              key: kind ?? '',
              to: searchHref(q, { kind }),
              label: kind ? kindsName(kind) : 'All',
              count,
              current: kind === search.kind,
            }))}
          />
          <div className={css.found}>
            {items.length > 0 && (
              <ol role="list">
                {items.map((result) => (
                  <ResultRow
                    key={`${result.kind}-${result.id}`}
                    result={result}
                    words={searchText}
                  />
                ))}
              </ol>
            )}
            {items.length === 0 && (
              <EmptyNote
                next={
                  <Link to={searchHref(q, total > 0 ? { kind } : {})}>
                    {total > 0 ? 'Back to the first page' : `See all ${all} results`}
                  </Link>
                }
              >
                {total > 0 ? `There is no page ${page}.` : 'No results of this type.'}
              </EmptyNote>
            )}
            <Pager
              page={page}
              pages={pages}
              to={(target) => searchHref(q, { kind, page: target })}
              of="results"
            />
          </div>
        </section>
      )}
    </>
  )
}

/** No results: suggestions and the teams. */
function NothingFound({ q, sports }: { q: string; sports: Sport[] }) {
  return (
    <>
      <Section title="No results">
        <p className={css.lead}>
          No results for “<bdi>{q}</bdi>”.
        </p>
        <ul className={css.tips}>
          <li>Search a last name to find a player or coach from any season.</li>
          <li>Try fewer words.</li>
          <li>Search a year, an opponent or a final score to find a game.</li>
        </ul>
      </Section>
      <Places title="Or go to a team" sports={sports} />
    </>
  )
}
