import type { Publication } from '../../contract/schema/publication.ts'
import { fileWords } from '../../domain/words/file-words.ts'
import { shortDate } from '../../domain/calendar/when.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './PublicationCard.module.css'

/** A cover, what it is called, and what it leads to: one that is a file alone is that file. */
export function PublicationCard({
  publication: { title, url, redirectUrl, image, sport, season, date, files, link },
}: {
  publication: Publication
}) {
  const what =
    files.length === 1
      ? fileWords(files[0]!)
      : files.length > 1
        ? `${files.length} files`
        : link
          ? 'On another site'
          : ''
  return (
    <article className={css.card}>
      <div className={css.cover}>
        <Picture
          image={image}
          sizes="(min-width: 64rem) 14rem, 44vw"
          ratio="4/5"
          alt=""
          fallback={season ?? date.slice(0, 4)}
        />
      </div>
      <div className={css.words}>
        <h3 className={css.title}>
          <CardLink to={redirectUrl ?? url}>{title}</CardLink>
        </h3>
        <p className={css.meta}>
          {[sport?.title, shortDate(date), what].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </article>
  )
}
