import type { Image } from '../contract/parts.schema.ts'
import { isEventName } from '../domain/games/meets.ts'
import { Icon } from '../ui/Icon.tsx'
import { useBroken } from '../ui/use-broken.ts'
import css from './marks.module.css'

/**
 * A team's logo for use beside its name; its initials in a gray shield when it is missing or fails,
 * and a trophy for a meet. Hidden from screen readers.
 */
export function TeamMark({ image, name }: { image: Image | null; name: string }) {
  const { broken, watch } = useBroken()
  if (!image || broken)
    return (
      <span className={css.letters} aria-hidden="true">
        {isEventName(name) ? <Icon name="trophy" /> : initials(name)}
      </span>
    )
  return (
    <img
      className={css.teamMark}
      src={`${image.url}/160.webp`}
      srcSet={`${image.url}/80.webp 80w, ${image.url}/160.webp 160w`}
      // Without `auto`, 160.
      sizes="auto, 10rem"
      alt=""
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
      {...watch}
    />
  )
}

const initials = (name: string) =>
  name
    .replace(/^#\S+\s+/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part[0])
    .join('')
    .toUpperCase()
