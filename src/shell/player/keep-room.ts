/** The page keeps room for the player below its own end, and when it scrolls to what has the focus, so that nothing in use is covered (WCAG 2.4.11). */
export function keepRoom(bar: HTMLElement): () => void {
  const root = document.documentElement.style
  const watcher = new ResizeObserver(() => root.setProperty('--player', `${bar.offsetHeight}px`))
  watcher.observe(bar)
  return () => {
    watcher.disconnect()
    root.removeProperty('--player')
  }
}
