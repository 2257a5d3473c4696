type Room = '--bars' | '--player' | '--banner' | '--lifted'
type Held = { name: Room; height: number }

const held = new Set<Held>()

/**
 * Reserves space for bars at the bottom of the window at the end of the page and in scroll padding,
 * so that they never cover focus (WCAG 2.4.11). Nothing moves.
 *
 * The heights are properties of the body that are not inherited (`styles/base.css`), and the root
 * has no custom property and no `:has()`: either would style the whole document again, at each
 * change of the page.
 */
export function reserveBarSpace(bar: HTMLElement, name: Room): () => void {
  const reserved: Held = { name, height: 0 }
  held.add(reserved)
  const watcher = new ResizeObserver(() => {
    if (reserved.height === bar.offsetHeight) return
    reserved.height = bar.offsetHeight
    apply(name)
  })
  watcher.observe(bar)
  return () => {
    watcher.disconnect()
    held.delete(reserved)
    apply(name)
  }
}

const heightOf = (name: Room): number =>
  Math.max(0, ...[...held].filter((entry) => entry.name === name).map(({ height }) => height))

function apply(name: Room): void {
  const { documentElement: root, body } = document
  const height = heightOf(name)
  if (height > 0) body.style.setProperty(name, `${height}px`)
  else body.style.removeProperty(name)
  const all =
    Math.max(heightOf('--player'), heightOf('--banner')) + heightOf('--bars') + heightOf('--lifted')
  // In pixels: the root's first inline `var()` would style the whole document again, too.
  const tabs = all > 0 && document.querySelector<HTMLElement>('[data-tab-bar]')?.offsetHeight
  root.style.scrollPaddingBlockEnd = all > 0 ? `${all + (tabs || 0)}px` : ''
}
