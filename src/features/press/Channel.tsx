import type { Coverage } from '../../contract/pages.schema.ts'
import { sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import css from './press.module.css'

/** A station, stream or service: link and teams. */
export function Channel({
  channel: { title, detail, description, link, image, sports },
}: {
  channel: Coverage
}) {
  return (
    <li className={css.channel} data-picture={image !== null || undefined}>
      {image && (
        <div className="frame">
          <Picture image={image} sizes="7rem" ratio="1/1" alt="" />
        </div>
      )}
      <div className={css.words}>
        <h3 className="card-title">{link ? <Link to={link}>{title}</Link> : title}</h3>
        {detail && <p className="bold">{detail}</p>}
        {description && <Prose html={description} />}
        <p className="quiet">
          {sports.length > 0
            ? sports.map((sport, i) => (
                <span key={sport.id}>
                  {i > 0 && ', '}
                  <Link to={sportHref(sport)}>{sport.title}</Link>
                </span>
              ))
            : 'All sports'}
        </p>
      </div>
    </li>
  )
}
