import { expect, test } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { Bars } from './Bars.tsx'

const paths = (values: (number | null)[]) =>
  [...draw(<Bars label="Yards, game by game" values={values} />).matchAll(/ d="([^"]*)"/g)].map(
    ([, path]) => path,
  )

test('[RT-04] the largest bar is as high as the picture and drawn apart; nothing and less than nothing is a line at the foot', () => {
  expect(paths([10, 20, null, -4])).toEqual([
    'M0 20h4v20h-4zM10 39.25h4v0.75h-4zM15 39.25h4v0.75h-4z',
    'M5 0h4v40h-4z',
  ])
})

test('[RT-04] it says in words what it shows; one figure is no picture, and of noughts none is the best', () => {
  expect(draw(<Bars label="Yards, game by game" values={[1, 2]} />)).toMatch(
    /role="img" aria-label="Yards, game by game"/,
  )
  expect(paths([3])).toEqual([])
  expect(paths([0, 0])[1]).toBe('')
})
