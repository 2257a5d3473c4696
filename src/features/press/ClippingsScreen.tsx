import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { usePageHeading } from '../../blocks/use-page-heading.ts'
import { WordsFilter } from '../../blocks/WordsFilter.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { PressClip, PressClipFilter } from '../../contract/pages.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { parseClippingsQuery } from '../../domain/search/list-params.ts'
import { maxPages } from '../../domain/search/page-number.ts'
import { toSingleLine } from '../../domain/search/search.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { useMounted } from '../../platform/mounted.ts'
import { clippingsHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './press.module.css'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { getStorySpoilerProps } from '../../domain/spoilers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { formatNumber } from '../../domain/words/number.ts'

type Props = {
  asked: Readonly<Record<string, string>>
  clippings: PageOf<PressClip>
  seasons: PressClipFilter[]
  sports: Sport[]
}

/** Press clippings, newest first, filtered by sport, academic year or text. */
export default function ClippingsScreen({
  asked,
  clippings: { items, total, pages },
  seasons,
  sports,
}: Props) {
  const { q, sport: sportId, season, page } = parseClippingsQuery(asked)
  const sport = sports.find(({ id }) => id === sportId)
  const heading = usePageHeading(page)
  const text = toSingleLine(q)
  const summary = [
    `${formatNumber(total)} ${total === 1 ? 'clipping' : 'clippings'}`,
    sport && `about ${sport.title}`,
    season && `of ${season}`,
  ]
    .filter(Boolean)
    .join(' ')
  const spoken = useMounted()
    ? [summary, text && `with ${text}`, page > 1 && `page ${page}`].filter(Boolean).join(', ')
    : ''
  return (
    <>
      <ScreenHead title="Press clippings">
        <div className="filters">
          <WordsFilter
            label="Search the clippings"
            placeholder="Headline, paper or writer"
            words={q}
            action={clippingsHref()}
            kept={{ sport: sportId, season }}
            to={(next) => clippingsHref({ q: next, sport: sportId, season })}
          />
          <div className="pickers">
            {sports.length > 0 && (
              <LinkPicker
                label="Sport"
                current={sport?.title ?? 'All sports'}
                items={[
                  {
                    key: 0,
                    to: clippingsHref({ q, season }),
                    label: 'All sports',
                    current: !sport,
                  },
                  ...realSports(sports).map((option) => ({
                    key: option.id,
                    to: clippingsHref({ q, sport: option.id, season }),
                    label: option.title,
                    current: option.id === sportId,
                  })),
                ]}
              />
            )}
            {seasons.length > 0 && (
              <LinkPicker
                label="Season"
                current={season ?? 'All seasons'}
                items={[
                  {
                    key: 0,
                    to: clippingsHref({ q, sport: sportId }),
                    label: 'All seasons',
                    current: !season,
                  },
                  ...seasons.map(({ title, count }, i) => ({
                    key: i + 1,
                    to: clippingsHref({ q, sport: sportId, season: title }),
                    label: `${title} (${count})`,
                    current: title === season,
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
        {items.length > 0 && (
          <ul role="list" className={css.clippings}>
            {items.map((clip) => (
              <Clipping key={clip.id} clip={clip} />
            ))}
          </ul>
        )}
        {items.length === 0 && (
          <EmptyNote
            next={
              <Link to={clippingsHref(total > 0 ? { q, sport: sportId, season } : {})}>
                {total > 0 ? 'Back to the first page' : 'See all clippings'}
              </Link>
            }
          >
            {total > 0
              ? `There is no page ${page}.`
              : 'No clippings match. Try fewer words or another year.'}
          </EmptyNote>
        )}
        <Pager
          page={page}
          pages={Math.min(pages, maxPages)}
          to={(target) => clippingsHref({ q, sport: sportId, season, page: target })}
          of="clippings"
        />
      </section>
    </>
  )
}

/** A clipping links to the publication; without a link it is shown in full. */
function Clipping({
  clip: { title, source, author, date, link, summary, image, sports },
}: {
  clip: PressClip
}) {
  const spoils = getStorySpoilerProps({ sport: sports[0], date })
  const name = <Spoiler {...spoils}>{title}</Spoiler>
  return (
    <li className={css.clip} data-picture={image !== null || undefined}>
      <p className="kicker">{source}</p>
      <div className={css.words}>
        <h3 className="card-title" dir="auto">
          {link ? (
            <Link className={css.link} to={link}>
              {name} <Icon name="external" />
            </Link>
          ) : (
            name
          )}
        </h3>
        {summary && (
          <p dir="auto">
            <Spoiler {...spoils}>{summary}</Spoiler>
          </p>
        )}
        <p className={css.meta}>
          {author && <span>By {author.replace(/^by\s+/i, '')}</span>}
          <time dateTime={dateTimeAttribute(date)}>{fullDate(date)}</time>
          {sports.map((sport) => (
            <span key={sport.id} className="row">
              <SportIcon sport={sport} />
              {sport.title}
            </span>
          ))}
        </p>
      </div>
      {image && (
        <div className="frame">
          <Picture image={image} sizes="12rem" ratio="3/2" alt="" />
        </div>
      )}
    </li>
  )
}
