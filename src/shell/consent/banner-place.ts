let place: HTMLElement | undefined

/**
 * The first place of the document, though what stands there is seen at its bottom: the keyboard
 * meets it first.
 */
export function bannerPlace(): HTMLElement {
  if (!place) {
    place = document.createElement('section')
    document.body.prepend(place)
  }
  return place
}

/**
 * The page keeps room for it below its own end, and when it scrolls to what has the focus, so that
 * nothing in use is covered (WCAG 2.4.11). Nothing moves.
 */
export function keepRoomFor(banner: HTMLElement): () => void {
  const rooms = [
    [document.documentElement, 'scroll-padding-block-end'],
    [document.body, 'padding-block-end'],
  ] as const
  const { style: root } = document.documentElement
  const watcher = new ResizeObserver(() => {
    for (const [{ style }, name] of rooms)
      style.setProperty(name, `calc(${banner.offsetHeight + 8}px + var(--bars, 0px))`)
    // The other bars stand above it (`foot/Foot`).
    root.setProperty('--banner', `${banner.offsetHeight}px`)
  })
  watcher.observe(banner)
  return () => {
    watcher.disconnect()
    for (const [{ style }, name] of rooms) style.removeProperty(name)
    root.removeProperty('--banner')
  }
}
