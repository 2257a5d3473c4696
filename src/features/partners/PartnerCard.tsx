import type { Partner } from '../../contract/promotions.schema.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import css from './PartnersScreen.module.css'

/** A partner: logo, name, description. */
export function PartnerCard({ partner: { title, url, description, image } }: { partner: Partner }) {
  return (
    <li className={css.card}>
      {image && (
        <div className={css.plate}>
          <Picture image={image} sizes="(min-width: 48rem) 20rem, 80vw" alt="" />
        </div>
      )}
      <h3 className={css.title}>
        {url ? (
          <Link className={css.link} to={url} rel="sponsored noopener">
            {title}
            <Icon name="external" />
          </Link>
        ) : (
          title
        )}
      </h3>
      {description && <Prose html={description} />}
    </li>
  )
}
