import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Contained } from './Contained.tsx'

/** What a boundary shows after an error, and the key of it. */
function after(error: Error, as?: 'li' | 'p') {
  const part = new Contained({ children: 'the part', ...(as && { as }) })
  part.state = Contained.getDerivedStateFromError(error)
  const shown = part.render()
  return { html: renderToStaticMarkup(shown), key: isValidElement(shown) ? shown.key : null }
}
const moved = new DOMException('The node is not a child of this node', 'NotFoundError')

test('renders a part anew whose text nodes were replaced, each time [GM-04]', () => {
  const all = Array.from({ length: 9 }, () => after(moved, 'li'))
  expect(new Set(all.map(({ html }) => html))).toEqual(new Set(['the part']))
  expect(new Set(all.map(({ key }) => key)).size).toBe(9)
})

test.each([
  new TypeError('x is undefined'),
  new DOMException('x', 'DataError'),
  new RangeError('x'),
])('shows %s in its row or section, or passes it on [GM-04]', (fault) => {
  expect(after(fault, 'li').html).toBe('<li class="quiet">Could not be shown. Reload.</li>')
  expect(after(fault, 'p').html).toMatch(/^<p /)
  expect(() => after(fault)).toThrow(fault.message)
})
