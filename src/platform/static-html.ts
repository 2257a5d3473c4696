import type { ReactNode } from 'react'

type StaticHtml = { from: readonly unknown[]; html: string }

let draw: ((element: ReactNode) => string) | undefined
const madeBefore = new WeakMap<object, StaticHtml>()

/** On the server, once: how a part without contexts is drawn. */
export const drawStaticBy = (drawer: (element: ReactNode) => string): void => {
  draw = drawer
}

/**
 * The HTML of a part that depends on these values and on nothing else, which the server draws once
 * for all pages: answers of the API are the same objects until they change. Null in a browser.
 */
export function staticHtml(
  element: ReactNode,
  from: readonly [object, ...unknown[]],
): string | null {
  if (!draw) return null
  const before = madeBefore.get(from[0])
  if (before && from.every((value, i) => value === before.from[i])) return before.html
  const html = draw(element)
  madeBefore.set(from[0], { from, html })
  return html
}
