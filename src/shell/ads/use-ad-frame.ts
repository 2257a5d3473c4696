import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether a place holds a frame: an ad came. Who cannot be watched has none, and a line in the log
 * (spec 1 §8).
 */
export function useAdFrame(place: RefObject<HTMLElement | null>, isThere: boolean): boolean {
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
