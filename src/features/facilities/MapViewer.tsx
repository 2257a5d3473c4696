import { useEffect, useRef } from 'react'
import type { Image } from '../../contract/schema/image.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import css from './MapViewer.module.css'

type Props = { map: Image; title: string; onClose: () => void }

/**
 * A map over the whole page, wider than a phone: moved with a finger or the arrow keys, away by
 * Escape. It opens on its middle, where the place is.
 */
export function MapViewer({ map, title, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    dialog.current!.showModal()
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = sheet.current!
    sheet.current!.scrollTo({
      left: (scrollWidth - clientWidth) / 2,
      top: (scrollHeight - clientHeight) / 2,
      behavior: 'instant',
    })
  }, [])
  return (
    <dialog ref={dialog} className={css.viewer} aria-label={`Map of ${title}`} onClose={onClose}>
      <p className={css.tools}>
        <Button kind="alternate" onClick={() => dialog.current!.close()}>
          <Icon name="close" />
          Close
        </Button>
      </p>
      <div
        ref={sheet}
        className={css.sheet}
        role="region"
        aria-label="The map, to be moved about"
        tabIndex={0}
      >
        <Picture image={map} sizes="max(75rem, 100vw)" />
      </div>
    </dialog>
  )
}
