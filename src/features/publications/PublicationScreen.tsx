import { FileList } from '../../blocks/FileList.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Publication } from '../../contract/pages.schema.ts'
import { dateTimeAttribute, fullDate } from '../../domain/calendar/when.ts'
import { sportHref, publicationsHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import css from './publications.module.css'

/** A publication with more than a file: cover, description, contents. */
export default function PublicationScreen({
  publication: { title, image, sport, season, date, description, files, link },
}: {
  publication: Publication
}) {
  return (
    <>
      <ScreenHead title={title}>
        <p>
          {sport && (
            <>
              <Link to={sportHref(sport)}>{sport.title}</Link>
              {' · '}
            </>
          )}
          {season && `${season} · `}
          <time dateTime={dateTimeAttribute(date)}>{fullDate(date)}</time>
        </p>
      </ScreenHead>
      <div className={css.body}>
        {image && (
          <div className={css.publicationCover}>
            <Picture image={image} sizes="18rem" ratio="4/5" priority />
          </div>
        )}
        <div className={css.words}>
          {description && <Prose html={description} />}
          {files.length > 0 && (
            <section aria-label="Files">
              <FileList files={files} />
            </section>
          )}
          {link && (
            <p>
              <ButtonLink kind={files.length > 0 ? 'alternate' : 'priority'} to={link}>
                Read it on {URL.canParse(link) ? new URL(link).hostname : 'another site'}
                <Icon name="external" />
              </ButtonLink>
            </p>
          )}
          {files.length === 0 && !link && <p>This publication is not available online yet.</p>}
          <p>
            <Link to={publicationsHref()}>All publications</Link>
          </p>
        </div>
      </div>
    </>
  )
}
