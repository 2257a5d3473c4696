import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useMounted } from '../../platform/mounted.ts'
import { useConsent } from '../consent/consent.ts'
import css from './TopAdSlot.module.css'
import { slotCame } from './slots-drawn.ts'

type Props = {
  /** The ad service's name of the slot. */
  name: string
  /** Reserved CSS pixels; without them the parent sets the size. */
  width?: number
  height?: number
  /** A small label above the ad, also the name of its region. */
  text?: string
  label?: string
  /** The id of the following section, for a skip link. */
  nextSection?: string
}

/** A slot of the ad service; on the client only, and only where ads are allowed. */
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
 * Whether a slot contains a frame, so an ad was loaded. Without MutationObserver it is false and
 * logged.
 */
function useAdFrame(slot: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [hasFrame, setHasFrame] = useState(false)
  useEffect(() => {
    const node = slot.current
    if (!isThere || !node) return
    const checkFrame = () => setHasFrame(node.querySelector('iframe') !== null)
    let watcher: MutationObserver | undefined
    try {
      watcher = new MutationObserver(checkFrame)
      watcher.observe(node, { childList: true, subtree: true })
      checkFrame()
    } catch (error) {
      console.warn('Ad Observer not loaded', error)
    }
    return () => {
      try {
        watcher?.disconnect()
      } catch (error) {
        console.warn('Ad Observer not disconnected', error)
      }
    }
  }, [slot, isThere])
  return hasFrame
}
