import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Acts on each navigation, and not when the part itself comes: what a visitor opened before the
 * script was here stays open.
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
