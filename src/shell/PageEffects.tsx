import { useEffect } from 'react'
import { markPrinting } from '../platform/print.ts'
import { writeViewportCookie, onViewport } from '../platform/viewport.ts'

/** Page-wide effects: print class, viewport, zoom. */
export function PageEffects() {
  useEffect(markPrinting, [])
  useEffect(() => {
    writeViewportCookie()
    return onViewport(writeViewportCookie)
  }, [])
  return null
}
