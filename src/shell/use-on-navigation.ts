import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Acts on each navigation but not on mounting, so that what a visitor opened earlier stays open.
 */
export function useOnNavigation(act: () => void): void {
  const { key } = useLocation()
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    act()
  })
}
