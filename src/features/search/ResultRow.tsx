import { SportIcon } from '../../blocks/SportIcon.tsx'
import { isInside } from '../../contract/links.ts'
import type { SearchResult } from '../../contract/schema/search.ts'
import { kindName } from '../../domain/search.ts'
import { storySpoils } from '../../domain/spoils.ts'
import { dateTimeAttribute, fullDate } from '../../domain/when.ts'
import { hasPage } from '../../routes/has-page.ts'
import { rosterHref, scheduleHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { Marked } from './Marked.tsx'
import css from './ResultRow.module.css'

/** One thing that was found: what it is, its name, its words around what was searched for. A link where it has a page. */
export function ResultRow({ result, words }: { result: SearchResult; words: string }) {
  const { kind, title, text, url, date, sport } = result
  const tells = kind === 'story' ? storySpoils({ sport, date }) : {}
  const name = <Marked text={title} words={words} />
  return (
    <li className={css.row} data-kind={kind}>
      <p className={css.meta}>
        <span className={css.kind}>{kindName(kind)}</span>
        {sport && kind !== 'sport' && <span className={css.sport}><SportIcon sport={sport} />{sport.title}</span>}
        {date && <time dateTime={dateTimeAttribute(date)}>{fullDate(date)}</time>}
        {!isInside(url) && URL.canParse(url) && <span>{new URL(url).hostname}</span>}
      </p>
      <h3 className={css.title} dir="auto">{hasPage(url) ? <Link className={css.link} to={url}><Spoiler {...tells}>{name}</Spoiler></Link> : name}</h3>
      {kind === 'sport' && sport
        ? <p className={css.more}><Link to={scheduleHref(sport)}>Schedule</Link><Link to={rosterHref(sport)}>Roster</Link></p>
        : text && <p className={css.text} dir="auto"><Spoiler {...(kind === 'game' ? { of: url } : tells)}><Marked text={text} words={words} /></Spoiler></p>}
    </li>
  )
}
