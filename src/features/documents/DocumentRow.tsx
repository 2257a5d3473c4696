import type { Document } from '../../contract/documents.schema.ts'
import { formatFileInfo } from '../../domain/words/text.ts'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import css from './documents.module.css'

/** A document in the list; it links to its file or to the page that says how to request it. */
export function DocumentRow({
  document: { title, url, description, date, sport, accessible, file },
}: {
  document: Document
}) {
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className="item-title">
          <Link to={url}>{title}</Link>
        </p>
        {description && <Prose html={description} />}
      </div>
      <p className={css.meta}>
        {accessible ? file && <span>{formatFileInfo(file)}</span> : <Badge>On request</Badge>}
        {sport && <span>{sport.title}</span>}
        {date && <time dateTime={dateTimeAttribute(date)}>{fullDate(date)}</time>}
      </p>
    </li>
  )
}
