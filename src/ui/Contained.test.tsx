import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Contained, missingRow } from './Contained.tsx'

/** What a boundary shows after each of these errors, some milliseconds apart. */
function shownAfter(faults: unknown[], apart: number, instead?: typeof missingRow) {
  vi.useFakeTimers({ toFake: ['performance'] })
  const part = new Contained({ children: 'the part', ...(instead && { instead }) })
  const set = (next: object) => {
    part.state = { ...part.state, ...next }
  }
  part.setState = (next: unknown) => set((next as (old: object) => object)(part.state))
  try {
    return faults.map((fault) => {
      set(Contained.getDerivedStateFromError(fault))
      part.componentDidCatch(fault)
      vi.advanceTimersByTime(apart)
      return renderToStaticMarkup(<ul>{part.render()}</ul>)
    })
  } finally {
    vi.useRealTimers()
  }
}
const moved = new DOMException('not a child of this node', 'NotFoundError')
const row = renderToStaticMarkup(<ul>{missingRow}</ul>)
const part = '<ul>the part</ul>'

test('renders a part anew whose text nodes were replaced, but not without end [GM-04]', () => {
  expect(shownAfter([moved, moved, moved, moved], 10, missingRow)).toEqual([part, part, part, row])
  expect(
    shownAfter(
      Array.from({ length: 9 }, () => moved),
      5000,
      missingRow,
    ),
  ).toEqual(Array.from({ length: 9 }, () => part))
})

test('shows any other error in its row, and passes it on without a replacement [GM-04]', () => {
  for (const fault of [new TypeError('x is undefined'), new DOMException('x', 'DataError'), null])
    expect(shownAfter([fault], 10, missingRow)).toEqual([row])
  expect(() => shownAfter([new TypeError('x is undefined')], 10)).toThrow('x is undefined')
})
