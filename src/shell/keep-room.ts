/**
 * The page keeps room for what stands at the foot of the window below its own end, and when it
 * scrolls to what has the focus, so that nothing in use is covered (WCAG 2.4.11). Nothing moves.
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
