import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useMounted } from '../../platform/mounted.ts'
import { useConsent } from '../consent/consent.ts'
import css from './TopAdSlot.module.css'
import { slotCame } from './slots-drawn.ts'

type Props = {
  /** By which the ad service knows the place. */
  name: string
  /**
   * CSS pixels that are kept for the ad, whatever comes; without them its parent says how large it
   * is.
   */
  width?: number
  height?: number
  /** Small words above the ad, and the name of its region. */
  text?: string
  label?: string
  /** The id of the section after it, for who does not want to go through the ad. */
  nextSection?: string
}

/** A place for an ad of the ad service, in this browser alone and only where ads are allowed. */
export function AdSlot({
  name,
  width,
  height,
  text = 'Advertisement',
  label = 'Advertisement',
  nextSection = 'main',
}: Props) {
  const { choice } = useConsent()
  const frame = useRef<HTMLDivElement>(null)
  const mounted = useMounted()
  const isShown = mounted && choice.advertising
  const hasAd = useAdFrame(frame, isShown)

  useLayoutEffect(() => {
    if (width) frame.current?.style.setProperty('inline-size', `${width}px`)
    if (height) frame.current?.style.setProperty('block-size', `${height}px`)
  }, [width, height, isShown])

  useEffect(() => {
    if (isShown) document.dispatchEvent(new Event(slotCame))
  }, [isShown, name])

  if (!isShown) return null
  return (
    <section className={css.slot} aria-label={label} data-print="no">
      <p className={css.words}>
        <span>{text}</span>
        {hasAd && <a href={`#${nextSection}`}>Skip Ad</a>}
      </p>
      <div ref={frame} className={`${css.frame} htlad-${name}`} data-ad-slot={name} />
    </section>
  )
}

/**
 * Whether a place holds a frame: an ad came. Who cannot be watched has none, and a line in the log.
 */
function useAdFrame(place: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [hasFrame, setHasFrame] = useState(false)
  useEffect(() => {
    const node = place.current
    if (!isThere || !node) return
    const look = () => setHasFrame(node.querySelector('iframe') !== null)
    let watcher: MutationObserver | undefined
    try {
      watcher = new MutationObserver(look)
      watcher.observe(node, { childList: true, subtree: true })
      look()
    } catch (fault) {
      console.warn('Ad Observer not loaded', fault)
    }
    return () => {
      try {
        watcher?.disconnect()
      } catch (fault) {
        console.warn('Ad Observer not disconnected', fault)
      }
    }
  }, [place, isThere])
  return hasFrame
}
