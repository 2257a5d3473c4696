/** So much of it, for so many milliseconds, is what advertising calls seen. */
const share = 0.5
const longEnough = 1000

/**
 * Tells once that at least half of this stood before a visitor's eyes for a second: not in a hidden
 * tab, nor beside the window.
 */
export function whenSeen(element: Element, tell: () => void): () => void {
  let inView = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (inView && document.visibilityState === 'visible')
      timer = setTimeout(() => {
        stop()
        tell()
      }, longEnough)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)!
      // A threshold is met to within a rounding.
      inView = last.isIntersecting && last.intersectionRatio > share - 0.01
      look()
    },
    { threshold: share },
  )
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('visibilitychange', look)
  }
  observer.observe(element)
  document.addEventListener('visibilitychange', look)
  return stop
}
