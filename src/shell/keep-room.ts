/**
 * Reserves space for bars at the bottom of the window at the end of the page and in scroll padding,
 * so that they never cover focus (WCAG 2.4.11). Nothing moves.
 */
export function keepRoom(bar: HTMLElement, name: '--bars' | '--player'): () => void {
  const root = document.documentElement.style
  const watcher = new ResizeObserver(() => root.setProperty(name, `${bar.offsetHeight}px`))
  watcher.observe(bar)
  return () => {
    watcher.disconnect()
    root.removeProperty(name)
  }
}
