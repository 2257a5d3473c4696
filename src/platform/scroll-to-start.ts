/**
 * Scrolls a strip to the item before its start, for browsers without `scroll-initial-target`. A
 * strip that the visitor has scrolled stays.
 */
export function scrollToStart(): void {
  const start = document.querySelector<HTMLElement>('nav [data-start]')
  const strip = start?.closest('nav')
  if (!strip || strip.scrollLeft > 0 || CSS.supports('scroll-initial-target', 'nearest')) return
  const items = [...start!.parentElement!.children] as HTMLElement[]
  const before = items[Math.max(0, items.indexOf(start!) - 1)]!
  strip.scrollLeft = before.offsetLeft - items[0]!.offsetLeft
}
