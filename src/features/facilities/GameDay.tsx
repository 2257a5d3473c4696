import type { Facility } from '../../contract/facilities.schema.ts'
import { gameDayId, gatesTitle, listGameDayParts } from '../../domain/words/facility.ts'
import { Prose } from '../../ui/Prose.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import css from './FacilityScreen.module.css'
import { useRef, useState, useEffect, type MouseEvent } from 'react'
import type { Image } from '../../contract/parts.schema.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { largestPicture } from '../../ui/picture-addresses.ts'
import { Button } from '../../ui/Button.tsx'

const heads = [
  ['gates', 'Gates'],
  ['parking', 'Parking'],
  ['bagPolicy', 'Bag policy'],
] as const

/** Game-day information of a facility: gates, parking, bags, map. Null without any. */
export function GameDay({ facility }: { facility: Facility }) {
  if (listGameDayParts(facility).length === 0) return null
  const filledParts = heads.flatMap(([part, title]) =>
    facility[part]
      ? [{ title: part === 'gates' ? gatesTitle(facility[part]) : title, html: facility[part] }]
      : [],
  )
  return (
    <section id={gameDayId} className={css.section} aria-labelledby="game-day-title">
      <SectionHead id="game-day-title" title="On game day" />
      <div className={css.parts}>
        {filledParts.length > 0 && (
          <div className={css.said}>
            {filledParts.map(({ title, html }) => (
              <div key={title}>
                <h3 className="card-title">{title}</h3>
                <Prose html={html} />
              </div>
            ))}
          </div>
        )}
        {facility.map && <PlaceMap map={facility.map} title={facility.title} />}
      </div>
    </section>
  )
}

/** The map of a facility with a link to its full size; with a script it opens in a viewer. */
function PlaceMap({ map, title }: { map: Image; title: string }) {
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
      <a ref={link} href={largestPicture(map)} onClick={press} data-acts>
        <span className={css.map}>
          <Picture image={map} sizes="(min-width: 64rem) 45rem, 92vw" />
        </span>
        <span className="target bold" data-print="no">
          <Icon name="plus" />
          View larger map
        </span>
      </a>
      {map.caption && <figcaption className="quiet">{map.caption}</figcaption>}
      {open && <MapViewer map={map} title={title} onClose={close} />}
    </figure>
  )
}

type Props = { map: Image; title: string; onClose: () => void }

/**
 * A full-page map viewer that scrolls by touch or arrow keys and closes with Escape. It opens at
 * the center, where the facility is.
 */
function MapViewer({ map, title, onClose }: Props) {
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
      <div ref={sheet} className={css.sheet} role="region" aria-label="Scrollable map" tabIndex={0}>
        <Picture image={map} sizes="max(75rem, 100vw)" />
      </div>
    </dialog>
  )
}
