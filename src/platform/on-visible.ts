/** A view in advertising: this share for this many milliseconds. */
const share = 0.5
const longEnough = 1000

/**
 * Calls `onSeen` once after at least half of the element was visible for a second, in a visible
 * tab.
 */
export function onVisible(element: Element, onSeen: () => void): () => void {
  let inView = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    clearTimeout(timer)
    if (inView && document.visibilityState === 'visible')
      timer = setTimeout(() => {
        stop()
        onSeen()
      }, longEnough)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)!
      // Thresholds are met only within rounding errors.
      inView = last.isIntersecting && last.intersectionRatio > share - 0.01
      update()
    },
    { threshold: share },
  )
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('visibilitychange', update)
  }
  observer.observe(element)
  document.addEventListener('visibilitychange', update)
  return stop
}
