import { useEffect, useState, type RefObject } from 'react'
import { staticHeaderZoom, viewportWidths } from '../../domain/constants.ts'
import { useZoomedTo } from '../../platform/zoom.ts'

/**
 * Whether the header is not to be seen whole and so stays at the top: on a tablet and a desktop,
 * and not at a zoom of 300 % (spec 0 §4.10), which the root says to the styles.
 */
export function usePinned(header: RefObject<HTMLElement | null>): boolean {
  const [cut, setCut] = useState(false)
  const zoomed = useZoomedTo(staticHeaderZoom)
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${viewportWidths.md}px)`)
    const watch = new IntersectionObserver(
      ([entry]) => {
        setCut(wide.matches && entry!.intersectionRatio < 1)
      },
      { threshold: 1 },
    )
    watch.observe(header.current!)
    return () => watch.disconnect()
  }, [header])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-zoomed', zoomed)
  }, [zoomed])
  return cut && !zoomed
}
