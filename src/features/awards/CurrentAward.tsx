import type { AwardTeaser } from '../../contract/schema/honors.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './CurrentAward.module.css'

/** An award that counts now, as a poster: the portrait, the name in large, what for. */
export function CurrentAward({
  award: { title, name, image, teaser, sport, url },
}: {
  award: AwardTeaser
}) {
  return (
    <li className={css.card} data-theme="on-primary">
      <div className={css.picture}>
        <Picture
          image={image}
          sizes="(min-width: 64rem) 16rem, 40vw"
          ratio="4/5"
          alt=""
          priority
          person
          fallback={name.charAt(0)}
        />
      </div>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <h3 className={css.name}>
          <CardLink to={url}>{name}</CardLink>
        </h3>
        <p className={css.teaser}>{teaser ?? sport?.title}</p>
      </div>
    </li>
  )
}
