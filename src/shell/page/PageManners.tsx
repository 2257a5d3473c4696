import { useEffect } from 'react'
import { markPrinting } from '../../platform/print.ts'
import { keepViewport, onViewport } from '../../platform/viewport.ts'

/**
 * What the frame of a page does besides drawing: print class, viewport, zoom (spec 0 §4.10, §4.12).
 */
export function PageManners() {
  useEffect(markPrinting, [])
  useEffect(() => {
    keepViewport()
    return onViewport(keepViewport)
  }, [])
  return null
}
