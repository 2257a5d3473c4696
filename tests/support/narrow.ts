import type { Page } from '@playwright/test'

/** What is wrong with the text of the current page in its window. */
export const narrowFaults = (page: Page): Promise<string[]> => page.evaluate(faultsOfText)

/** Runs in the page, so it needs nothing from outside. */
async function faultsOfText(): Promise<string[]> {
  await document.fonts.ready
  for (const skipped of document.querySelectorAll('[data-skipped]'))
    skipped.setAttribute('data-laid', '')
  type Box = { left: number; right: number; top: number; bottom: number }
  type Line = Box & { words: string; node: Text }
  const faults = new Set<string>()
  const width = document.documentElement.clientWidth
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) faults.add(`${wide} px wider than the window`)

  const cut = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  })
  type Around = {
    scrolls: boolean
    ends: boolean
    hasEllipsis: boolean
    floats: boolean
    clip: Box
    hidden: boolean
  }
  const known = new Map<Element, Around>()
  const free: Around = {
    scrolls: false,
    ends: false,
    hasEllipsis: false,
    floats: false,
    hidden: false,
    clip: { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 },
  }
  /** What the element and those around it do to a text. */
  const around = (element: Element): Around => {
    const seen = known.get(element)
    if (seen) return seen
    const outer = element.parentElement ? around(element.parentElement) : free
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const root = element === document.documentElement || element === document.body
    const clips = !root && style.overflowX !== 'visible' && style.display !== 'inline'
    const found: Around = {
      scrolls: outer.scrolls || (clips && /auto|scroll/.test(style.overflowX)),
      // A text that ends in an ellipsis or after some lines.
      ends: outer.ends || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      hasEllipsis: outer.hasEllipsis || style.textOverflow === 'ellipsis',
      floats: outer.floats || /absolute|fixed|sticky/.test(style.position),
      clip: clips ? cut(outer.clip, box) : outer.clip,
      hidden:
        outer.hidden ||
        style.clipPath.startsWith('inset(50%') ||
        element.matches('[popover]:not(:popover-open), [aria-hidden="true"], .visually-hidden') ||
        (element.parentElement?.matches('details:not([open])') === true &&
          element.tagName !== 'SUMMARY'),
    }
    known.set(element, found)
    return found
  }

  const lines: Line[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement!
    const words = node.data.trim()
    if (words === '' || /^(?:SCRIPT|STYLE|NOSCRIPT|OPTION|TEXTAREA)$/.test(element.tagName))
      continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { scrolls, ends, hasEllipsis, floats, hidden, clip } = around(element)
    if (hidden) continue
    range.selectNodeContents(node)
    // A text that an element around it cuts off whole is not seen.
    const rects = [...range.getClientRects()].filter(
      (one) => one.height > 4 && one.width > 1 && clip.right - Math.max(one.left, clip.left) > 1,
    )
    for (const rect of rects) {
      if (!scrolls && !ends && (rect.right > width + 1 || rect.left < -1))
        faults.add(
          `over the edge (${Math.round(rect.left)} to ${Math.round(rect.right)}): ${words}`,
        )
      const seen = cut(rect, clip)
      const isCut = rect.right > clip.right + 2 || rect.left < clip.left - 2
      if (isCut && !scrolls && !hasEllipsis && seen.bottom - seen.top > 3)
        faults.add(`cut off at the side: ${words.slice(0, 60)}`)
      const inside = element.closest('main, header') !== null && !floats
      // Lines may be set tighter than the height of their font: only the middle half is ink.
      const spare = rect.height / 4
      const line = { ...seen, top: rect.top + spare, bottom: rect.bottom - spare, words, node }
      if (inside && line.right - line.left > 3 && seen.bottom - seen.top > 3) lines.push(line)
    }
    if (rects.length < 2 || clip.right - clip.left < 1) continue
    // An address of mail has no place to break.
    const broken = node.data.replace(/\S*@\S*/g, (mail) => '@'.repeat(mail.length))
    for (const { 0: word, index } of broken.matchAll(/\p{L}{4,}/gu)) {
      const rows = new Map<number, number>()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (range.getClientRects().length < 2) continue
      for (let i = 0; i < word.length; i += 1) {
        range.setStart(node, index + i)
        range.setEnd(node, index + i + 1)
        const { top } = range.getBoundingClientRect()
        rows.set(top, (rows.get(top) ?? 0) + 1)
      }
      if (rows.size > 1 && Math.min(...rows.values()) <= 2)
        faults.add(`letters below each other: ${word} in “${words.slice(0, 60)}”`)
    }
  }

  lines.sort((one, other) => one.top - other.top)
  for (const [i, one] of lines.entries())
    for (let j = i + 1; j < lines.length && lines[j]!.top < one.bottom - 3; j += 1) {
      const other = lines[j]!
      const both = cut(one, other)
      if (one.node !== other.node && both.right - both.left > 3 && both.bottom - both.top > 3)
        faults.add(`over each other: “${one.words.slice(0, 40)}” and “${other.words.slice(0, 40)}”`)
    }
  return [...faults]
}
