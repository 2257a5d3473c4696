import { useEffect, useState, type RefObject } from 'react'
import { prefersReducedMotion } from '../platform/reduced-motion.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './StripArrows.module.css'

type Ends = { start: boolean; end: boolean }

/**
 * Mouse arrows that scroll the strip. They are over its ends, and only where it overflows. At an
 * end the disabled arrow stays, pale, so that focus is not lost. Touch scrolls by swiping, and
 * focus scrolls by itself.
 */
export function StripArrows({ list }: { list: RefObject<HTMLElement | null> }) {
  const [ends, setEnds] = useState<Ends | null>(null)
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    // In browsers without `scroll-initial-target`.
    const start = strip.querySelector<HTMLElement>(':scope > [data-start]')
    if (start && strip.scrollLeft === 0)
      strip.scrollTo(start.offsetLeft - (strip.firstElementChild as HTMLElement).offsetLeft, 0)
    const updateEnds = () => {
      const room = strip.scrollWidth - strip.clientWidth
      const now =
        room > 1 ? { start: strip.scrollLeft <= 1, end: strip.scrollLeft >= room - 1 } : null
      setEnds((previous) =>
        previous?.start === now?.start && previous?.end === now?.end ? previous : now,
      )
    }
    const size = new ResizeObserver(updateEnds)
    size.observe(strip)
    for (const tile of strip.children) size.observe(tile)
    strip.addEventListener('scroll', updateEnds, { passive: true })
    return () => {
      size.disconnect()
      strip.removeEventListener('scroll', updateEnds)
    }
  }, [list])
  if (!ends) return null
  const go = (direction: 1 | -1) => {
    const strip = list.current
    strip?.scrollBy({
      left: direction * strip.clientWidth * 0.75,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    })
  }
  return (
    <>
      <button
        type="button"
        className={css.arrow}
        data-print="no"
        data-side="start"
        aria-disabled={ends.start || undefined}
        onClick={() => go(-1)}
      >
        <Icon name="chevron-left" />
        <VisuallyHidden>Earlier scores</VisuallyHidden>
      </button>
      <button
        type="button"
        className={css.arrow}
        data-print="no"
        data-side="end"
        aria-disabled={ends.end || undefined}
        onClick={() => go(1)}
      >
        <Icon name="chevron-right" />
        <VisuallyHidden>Later scores</VisuallyHidden>
      </button>
    </>
  )
}
