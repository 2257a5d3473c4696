import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { countSeen, leaveView } from '../../data/impressions.ts'
import { whenSeen } from '../../platform/seen.ts'

/**
 * Counts a campaign once a visitor has seen it; on each page anew, also where it stays while the
 * page changes. `covered`: another lies upon it.
 */
export function useImpression(id: number, covered: boolean) {
  const { pathname } = useLocation()
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!element.current || covered) return
    const stop = whenSeen(element.current, () => countSeen(id, pathname))
    return () => {
      stop()
      leaveView()
    }
  }, [id, pathname, covered])
  return (node: HTMLElement | null) => {
    element.current = node
  }
}
