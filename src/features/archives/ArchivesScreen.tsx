import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { usePageHeading } from '../../blocks/use-page-heading.ts'
import { WordsFilter } from '../../blocks/WordsFilter.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { Sport, SportRef } from '../../contract/sport.schema.ts'
import type { Archived } from '../../contract/stories.schema.ts'
import { parseArchiveQuery } from '../../domain/search/list-params.ts'
import { maxPages } from '../../domain/search/page-number.ts'
import { toSingleLine } from '../../domain/search/search.ts'
import { useMounted } from '../../platform/mounted.ts'
import { archiveHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './ArchivesScreen.module.css'
import { CardMeta } from '../../blocks/CardMeta.tsx'
import { getStorySpoilerProps } from '../../domain/spoilers.ts'
import { monthName } from '../../domain/calendar/when.ts'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { formatNumber } from '../../domain/words/number.ts'

type Props = {
  asked: Readonly<Record<string, string>>
  sport?: Sport | undefined
  found: PageOf<Archived>
  sports: { sport: SportRef; count: number }[]
  years: { year: number; count: number }[]
}

/** All stories by month, filtered by sport, year or headline. */
export default function ArchivesScreen({ asked, sport, found, sports, years }: Props) {
  const { q, year, page } = parseArchiveQuery(asked)
  const { items, total, pages } = found
  const heading = usePageHeading(page)
  const text = toSingleLine(q)
  const summary = [
    `${formatNumber(total)} ${total === 1 ? 'story' : 'stories'}`,
    year && `of ${year}`,
  ]
    .filter(Boolean)
    .join(' ')
  const spoken = useMounted()
    ? [summary, text && `with ${text}`, page > 1 && `page ${page}`].filter(Boolean).join(', ')
    : ''
  return (
    <>
      <ScreenHead title={sport ? `${sport.title} News` : 'News'}>
        <div className="filters">
          <WordsFilter
            label={sport ? `Search ${sport.title} news` : 'Search news'}
            placeholder="Search headlines"
            words={q}
            action={archiveHref(sport)}
            kept={{ year }}
            to={(next) => archiveHref(sport, { q: next, year })}
          />
          <div className="pickers">
            {sports.length > 0 && (
              <LinkPicker
                label="Sport"
                current={sport?.title ?? 'All sports'}
                items={[
                  {
                    key: 0,
                    to: archiveHref(undefined, { q, year }),
                    label: 'All sports',
                    current: !sport,
                  },
                  ...sports.map((archived) => ({
                    key: archived.sport.id,
                    to: archiveHref(archived.sport, { q, year }),
                    label: `${archived.sport.title} (${archived.count})`,
                    current: archived.sport.id === sport?.id,
                  })),
                ]}
              />
            )}
            {years.length > 0 && (
              <LinkPicker
                label="Year"
                current={year ? String(year) : 'All years'}
                items={[
                  { key: 0, to: archiveHref(sport, { q }), label: 'All years', current: !year },
                  ...years.map((entry) => ({
                    key: entry.year,
                    to: archiveHref(sport, { q, year: entry.year }),
                    label: `${entry.year} (${entry.count})`,
                    current: entry.year === year,
                  })),
                ]}
              />
            )}
          </div>
        </div>
      </ScreenHead>
      <section className={css.body} aria-labelledby="found">
        <VisuallyHidden>
          <span role="status">{spoken}</span>
        </VisuallyHidden>
        <h2 id="found" ref={heading} tabIndex={-1} className="count-heading">
          {summary}
          {text && (
            <>
              {' '}
              with “<bdi>{text}</bdi>”
            </>
          )}
        </h2>
        {items.length > 0 ? (
          <Months items={items} of={sport} hasLead={page === 1 && !text && !year} />
        ) : (
          <EmptyNote
            next={
              <Link to={archiveHref(total > 0 ? sport : undefined, total > 0 ? { q, year } : {})}>
                {total > 0 ? 'Back to the first page' : 'All news'}
              </Link>
            }
          >
            {total > 0
              ? `There is no page ${page}.`
              : text || year
                ? 'No stories match. Try fewer words or another year.'
                : 'No stories yet.'}
          </EmptyNote>
        )}
        <Pager
          page={page}
          pages={Math.min(pages, maxPages)}
          to={(target) => archiveHref(sport, { q, year, page: target })}
          of="stories"
        />
      </section>
    </>
  )
}

/**
 * Headlines by month, newest first: rows on a phone, else cards.
 * `of`: their common sport, which is not repeated.
 */
function Months({
  items,
  of,
  hasLead,
}: {
  items: Archived[]
  of?: SportRef | undefined
  /** The newest headline is large, below its picture. */
  hasLead: boolean
}) {
  const isLead = (line: Archived) => hasLead && line === items[0] && line.image !== null
  const spoilerOf = (line: Archived) =>
    getStorySpoilerProps(of ? { sport: of, date: line.date } : line)
  const months = Map.groupBy(items, ({ date }) => date.slice(0, 7))
  return [...months].map(([month, lines]) => (
    <section
      key={month}
      className={css.month}
      aria-label={`${monthName(lines[0]!.date)} ${month.slice(0, 4)}`}
    >
      <h3>
        {monthName(lines[0]!.date)} <span className={css.year}>{month.slice(0, 4)}</span>
      </h3>
      <ul role="list" className={css.lines}>
        {lines.map((line) => (
          <li
            key={line.storyId ?? line.url}
            className={css.line}
            data-lead={isLead(line) || undefined}
          >
            <div className={css.words}>
              <CardMeta sport={of ? null : line.sport} date={line.date} />
              <p className="item-title">
                <Link className="plain-link" to={line.url}>
                  <Spoiler {...spoilerOf(line)}>{line.title}</Spoiler>
                </Link>
              </p>
              {line.teaser && (
                <p className={css.teaser}>
                  <Spoiler {...spoilerOf(line)}>{line.teaser}</Spoiler>
                </p>
              )}
            </div>
            {line.image && (
              <div className={css.picture}>
                <Picture
                  image={line.image}
                  alt=""
                  sizes={
                    isLead(line)
                      ? '(min-width: 64rem) 48rem, 92vw'
                      : '(min-width: 48rem) 22rem, 27vw'
                  }
                  ratio={isLead(line) ? '16/9' : '3/2'}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}
