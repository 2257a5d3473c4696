import { formatBytes } from '../../domain/words/text.ts'
import { getUrlSpoilerProps } from '../../domain/spoilers.ts'
import type { SavedPage } from '../../platform/saved-copies.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SavedTime } from './SavedTime.tsx'
import css from './SavedScreen.module.css'

/** A saved page: title, age, size, remove button. */
export function SavedPageRow({
  page: { path, title, at, bytes },
  remove,
}: {
  page: SavedPage
  remove(): void
}) {
  const name = <Spoiler {...getUrlSpoilerProps(path)}>{title || path}</Spoiler>
  return (
    <li className={css.line}>
      <div>
        <Link className="bold" to={path}>
          {name}
        </Link>
        <p className="quiet">
          <SavedTime at={at} /> · {formatBytes(bytes)}
        </p>
      </div>
      <Button kind="text" onClick={remove}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  )
}
