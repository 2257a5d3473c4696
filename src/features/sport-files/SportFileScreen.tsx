import { FileList } from '../../blocks/FileList.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { SportFile } from '../../contract/documents.schema.ts'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { sportHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import css from './SportFileScreen.module.css'

/** A team's page: travel notes, camps, history. */
export default function SportFileScreen({
  file: { title, teaser, date, sport, image, content, files },
}: {
  file: SportFile
}) {
  return (
    <>
      <ScreenHead title={title}>
        {teaser && <p className={css.teaser}>{teaser}</p>}
        <p>
          {sport && (
            <>
              <Link to={sportHref(sport)}>{sport.title}</Link>
              {' · '}
            </>
          )}
          <time dateTime={dateTimeAttribute(date)}>{fullDate(date)}</time>
        </p>
      </ScreenHead>
      <div className="screen">
        {image && (
          <figure className={css.figure}>
            <Picture image={image} sizes="(min-width: 80rem) 80rem, 100vw" ratio="16/9" priority />
            {image.caption && <figcaption className="caption">{image.caption}</figcaption>}
          </figure>
        )}
        {content && <Prose html={content} />}
        {files.length > 0 && (
          <section className={css.files} aria-labelledby="files">
            <h2 id="files" className={css.title}>
              Files
            </h2>
            <FileList files={files} />
          </section>
        )}
      </div>
    </>
  )
}
