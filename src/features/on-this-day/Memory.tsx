import type { OnThisDayItem } from '../../contract/archives.schema.ts'
import { hasPage } from '../../routes/name-at.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './OnThisDayScreen.module.css'

/** A moment or story of that day; a moment without a page is shown in full. */
export function Memory({
  item: { title, text, image, byline, sport, featured, url, type },
}: {
  item: OnThisDayItem
}) {
  return (
    <article className={css.memory} data-featured={featured || undefined}>
      {image && (
        <div className="frame">
          <Picture image={image} sizes="(min-width: 64rem) 26rem, 92vw" ratio="3/2" alt="" />
        </div>
      )}
      <div className={css.memoryWords}>
        <p className="meta">
          {sport && <span className="kicker">{sport.title}</span>}
          {type === 'story' && <span>Story</span>}
        </p>
        <h3 className="card-title">
          {url && hasPage(url) ? <CardLink to={url}>{title}</CardLink> : title}
        </h3>
        {text && <p>{text}</p>}
        {byline && <p className="quiet">{byline}</p>}
      </div>
    </article>
  )
}
