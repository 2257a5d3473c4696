import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Document } from '../../contract/documents.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Prose } from '../../ui/Prose.tsx'
import css from './documents.module.css'

/**
 * A document available on request: what it is and how to request it. A public one links directly to
 * its file.
 */
export default function DocumentScreen({
  document,
  settings,
}: {
  document: Document
  settings: SiteSettings
}) {
  const { title, category, description, request } = document
  const email = request?.email ?? settings.supportEmail
  return (
    <>
      <ScreenHead title={title}>{category && <p>{category}</p>}</ScreenHead>
      <div className={css.documentBody}>
        {description && <Prose html={description} />}
        <section className={css.ask} aria-labelledby="ask">
          <h2 id="ask">Available on request</h2>
          <p>{request?.note ?? 'This document is not published on this site.'}</p>
          <p className="cluster">
            {request?.url && <ButtonLink to={request.url}>Ask for it</ButtonLink>}
            {email && (
              <ButtonLink
                kind={request?.url ? 'alternate' : 'priority'}
                to={`mailto:${email}?subject=${encodeURIComponent(title)}`}
              >
                Write to {email}
              </ButtonLink>
            )}
          </p>
        </section>
      </div>
    </>
  )
}
