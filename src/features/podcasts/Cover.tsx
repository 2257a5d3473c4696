import type { Image } from '../../contract/parts.schema.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './podcasts.module.css'

/** The cover of a show or episode; an icon without one. */
export function Cover({
  image,
  sizes,
  priority = false,
}: {
  image: Image | null
  sizes: string
  priority?: boolean
}) {
  return (
    <div className={css.coverCover}>
      <Picture
        image={image}
        sizes={sizes}
        ratio="1/1"
        alt=""
        priority={priority}
        fallback={<Icon name="radio" />}
      />
    </div>
  )
}
