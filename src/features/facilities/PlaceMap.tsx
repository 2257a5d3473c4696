import { useRef, useState, type MouseEvent } from 'react'
import type { Image } from '../../contract/schema/image.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { largestPicture } from '../../ui/picture-addresses.ts'
import { MapViewer } from './MapViewer.tsx'
import css from './PlaceMap.module.css'

/**
 * The map of a place, whole, and a link to it as large as it is; with a script it opens over the
 * page, to be moved about in.
 */
export function PlaceMap({ map, title }: { map: Image; title: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  const [open, setOpen] = useState(false)
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    link.current?.focus()
  }
  return (
    <figure className={css.figure}>
      {/* A plain link: without a script the picture is a document. */}
      <a ref={link} className={css.link} href={largestPicture(map)} onClick={press}>
        <Picture image={map} sizes="(min-width: 64rem) 45rem, 92vw" />
        <span className={css.larger} data-print="no">
          <Icon name="plus" />
          See the map larger
        </span>
      </a>
      {map.caption && <figcaption className={css.caption}>{map.caption}</figcaption>}
      {open && <MapViewer map={map} title={title} onClose={close} />}
    </figure>
  )
}
