import { useRef, useState, type MouseEvent } from 'react'
import type { Image } from '../../contract/parts.schema.ts'
import { Link } from '../../ui/Link.tsx'
import { largestPicture } from '../../ui/picture-addresses.ts'
import { Picture } from '../../ui/Picture.tsx'
import css from './Gallery.module.css'
import { GalleryViewer } from './GalleryViewer.tsx'

type Props = {
  images: readonly Image[]
  title: string
  /** What each caption links to; without these, captions are in the viewer only. */
  links?: readonly (string | null)[]
}

/** Pictures, each a link to its file; with a script they open in a viewer. */
export function Gallery({ images, title, links }: Props) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const few = images.length < 3
  const list = useRef<HTMLUListElement>(null)
  const open = (event: MouseEvent, i: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpenIndex(i)
  }
  const close = () => {
    // Focus returns to the last picture viewed.
    const last = openIndex
    setOpenIndex(null)
    if (last !== null) list.current?.querySelectorAll('a')[last]?.focus()
  }
  return (
    <>
      <ul ref={list} role="list" className={css.gallery} data-few={few || undefined}>
        {images.map((image, i) => (
          <li key={image.url + i} className={css.item}>
            {/* A plain link: without a script the picture is a document. */}
            <a
              className={css.link}
              href={largestPicture(image)}
              onClick={(event) => open(event, i)}
              data-acts
            >
              <Picture
                image={image}
                sizes={
                  `(min-width: 48rem) ${images.length < 4 ? '26rem' : '15rem'}, ` +
                  (images.length === 1 ? '92vw' : '46vw')
                }
                ratio="3/2"
              />
            </a>
            {links && (
              <p className="quiet">
                {links[i] ? <Link to={links[i]}>{image.caption}</Link> : image.caption}
              </p>
            )}
          </li>
        ))}
      </ul>
      {openIndex !== null && (
        <GalleryViewer
          images={images}
          title={title}
          shown={openIndex}
          onShow={setOpenIndex}
          onClose={close}
        />
      )}
    </>
  )
}
