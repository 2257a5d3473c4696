import type { FacilityTeaser } from '../../contract/facilities.schema.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './FacilitiesScreen.module.css'

type Props = { facility: FacilityTeaser; level: 2 | 3; priority: boolean }

/** A facility in the list. The whole card is clickable. */
export function FacilityCard({
  facility: { title, teaser, location, url, featured, featuredImage },
  level,
  priority,
}: Props) {
  const Heading = `h${level}` as const
  return (
    <li className={css.card} data-featured={featured || undefined}>
      <div className="frame">
        <Picture
          image={featuredImage}
          sizes={
            featured
              ? '(min-width: 64rem) 40rem, 92vw'
              : '(min-width: 64rem) 26rem, (min-width: 48rem) 46vw, 92vw'
          }
          ratio="16/9"
          alt=""
          priority={priority}
        />
      </div>
      <div className={css.words}>
        <Heading className="card-title">
          <CardLink to={url}>{title}</CardLink>
        </Heading>
        {teaser && <p>{teaser}</p>}
        {location && (
          <p className={css.place}>
            <Icon name="pin" />
            {location}
          </p>
        )}
      </div>
    </li>
  )
}
