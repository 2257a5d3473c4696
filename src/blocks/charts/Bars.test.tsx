import { expect, test } from 'vitest'
import { renderScreen } from '../../../tests/support/render-screen.tsx'
import { Bars } from './Bars.tsx'

const paths = (values: (number | null)[]) =>
  [
    ...renderScreen(<Bars label="Yards, game by game" values={values} />).matchAll(/ d="([^"]*)"/g),
  ].map(([, path]) => path)

test('scales bars to the largest, and draws a line for zero, negative or missing [RT-04]', () => {
  expect(paths([10, 20, null, -4])).toEqual([
    'M0 20h4v20h-4zM10 39.25h4v0.75h-4zM15 39.25h4v0.75h-4z',
    'M5 0h4v40h-4z',
  ])
})

test('has an accessible label, draws no single bar, and marks no best of zeros [RT-04]', () => {
  expect(renderScreen(<Bars label="Yards, game by game" values={[1, 2]} />)).toMatch(
    /role="img" aria-label="Yards, game by game"/,
  )
  expect(paths([3])).toEqual([])
  expect(paths([0, 0])[1]).toBe('')
})
