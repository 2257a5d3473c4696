import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { Image } from '../../contract/parts.schema.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './Gallery.module.css'

type Props = {
  images: readonly Image[]
  title: string
  shown: number
  onShow: (i: number) => void
  onClose: () => void
}

/** CSS pixels that a swipe must move to change the picture. */
const swipe = 50

/**
 * A picture over the whole page with its caption. Buttons, arrow keys and swipes change it, Escape
 * closes. The first follows the last.
 */
export function GalleryViewer({ images, title, shown, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const from = useRef<number | null>(null)
  useEffect(() => {
    dialog.current!.showModal()
  }, [])
  const image = images[shown]!
  const go = (by: number) => onShow((shown + by + images.length) % images.length)
  const press = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined || images.length < 2) return
    event.preventDefault()
    go(by)
  }
  const lift = ({ clientX }: PointerEvent) => {
    const moved = from.current === null ? 0 : clientX - from.current
    from.current = null
    if (Math.abs(moved) >= swipe && images.length > 1) go(moved < 0 ? 1 : -1)
  }
  return (
    <dialog
      ref={dialog}
      className={css.viewer}
      aria-label={title}
      onClose={onClose}
      onKeyDown={press}
    >
      <div className={css.tools}>
        <p className={css.place} aria-live="polite">
          {images.length > 1 ? `${shown + 1} of ${images.length}` : ''}
          <VisuallyHidden> {image.altText}</VisuallyHidden>
        </p>
        <Button kind="alternate" onClick={() => dialog.current!.close()}>
          <Icon name="close" />
          Close
        </Button>
      </div>
      <figure className={css.figure}>
        <div
          className={css.picture}
          onPointerDown={({ clientX, isPrimary }) => {
            from.current = isPrimary ? clientX : null
          }}
          onPointerUp={lift}
          onPointerCancel={() => {
            from.current = null
          }}
        >
          <Picture key={shown} image={image} sizes="100vw" priority />
        </div>
        <figcaption className={css.caption}>{image.caption}</figcaption>
      </figure>
      {images.length > 1 && (
        <div className={css.tools}>
          <Button kind="alternate" onClick={() => go(-1)}>
            <Icon name="arrow-left" />
            Previous<VisuallyHidden> picture</VisuallyHidden>
          </Button>
          <Button kind="alternate" onClick={() => go(1)}>
            Next<VisuallyHidden> picture</VisuallyHidden>
            <Icon name="arrow-right" />
          </Button>
        </div>
      )}
    </dialog>
  )
}
