/** The page keeps room for the bars below its own end, and when it scrolls to what has the focus, so that nothing in use is covered (WCAG 2.4.11). Nothing moves. */
export function keepRoomAtFoot(bars: HTMLElement): () => void {
  const root = document.documentElement.style
  const watcher = new ResizeObserver(() => root.setProperty('--bars', `${bars.offsetHeight}px`))
  watcher.observe(bars)
  return () => {
    watcher.disconnect()
    root.removeProperty('--bars')
  }
}
