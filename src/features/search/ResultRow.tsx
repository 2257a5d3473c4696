import { SportIcon } from '../../blocks/SportIcon.tsx'
import { isInside } from '../../contract/links.ts'
import type { SearchResult } from '../../contract/search.schema.ts'
import { kindName, splitMatches } from '../../domain/search/search.ts'
import { formatInitials } from '../../domain/people/initials.ts'
import { getSearchSpoilerProps } from '../../domain/spoilers-elsewhere.ts'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { hasPage } from '../../routes/name-at.ts'
import { rosterHref, scheduleHref } from '../../routes/links.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ScoreText } from '../../ui/ScoreText.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import css from './search.module.css'

/**
 * A search result: a person's portrait, kind, title, and an excerpt around the words. A link if it
 * has a page.
 */
export function ResultRow({
  result,
  words,
  saved = false,
}: {
  result: SearchResult
  words: string
  /** Found on this device: only the page's text is known. */
  saved?: boolean
}) {
  const { kind, title, text, url, date, sport, person, isLive } = result
  const headline = getSearchSpoilerProps(saved ? { kind, url } : result)
  // A saved page's text may contain any score; of a saved game only date and place are known.
  const tells = saved
    ? kind === 'page'
      ? { of: 'story' }
      : headline
    : kind === 'game'
      ? { of: url }
      : headline
  const name = (
    <Spoiler {...headline}>
      <Marked text={title} words={words} />
    </Spoiler>
  )
  return (
    <li className={css.row} data-kind={kind} data-person={person ? true : undefined}>
      {person && (
        <div className={css.portrait}>
          <Picture
            image={person.image}
            sizes="4.5rem"
            ratio="4/5"
            alt=""
            person
            fallback={person.jerseyNumber || formatInitials(title)}
          />
        </div>
      )}
      <p className="meta">
        {isLive && <LiveDot />}
        <span className="kicker">{kindName(kind)}</span>
        {sport && kind !== 'sport' && (
          <span className="row">
            <SportIcon sport={sport} />
            {sport.title}
          </span>
        )}
        {date && <time dateTime={dateTimeAttribute(date)}>{fullDate(date)}</time>}
        {!isInside(url) && URL.canParse(url) && <span>{new URL(url).hostname}</span>}
      </p>
      <h3 className={css.rowTitle} dir="auto">
        {hasPage(url) ? (
          <Link className="plain-link" to={url}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {kind === 'sport' && sport ? (
        <p className={css.more}>
          <Link to={scheduleHref(sport)}>Schedule</Link>
          <Link to={rosterHref(sport)}>Roster</Link>
        </p>
      ) : (
        text && (
          <p className="column" dir="auto">
            <Spoiler {...tells}>
              <Marked text={text} words={words} />
            </Spoiler>
          </p>
        )
      )}
    </li>
  )
}

/** A text with the searched words marked, and each score in one line. Never HTML. */
function Marked({ text, words }: { text: string; words: string }) {
  return splitMatches(text, words).map((piece, i) =>
    piece.found ? (
      <mark key={i} className={css.mark}>
        {piece.text}
      </mark>
    ) : (
      <ScoreText key={i} text={piece.text} />
    ),
  )
}
