import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScoreText } from './ScoreText.tsx'

const whole = (score: string) => `<span class="nowrap">${score}</span>`

test('keeps scores, records and ranks of a text on one line', () => {
  const draw = (text: string) => renderToStaticMarkup(<ScoreText text={text} />)
  expect(draw('Herons (7-3, 5–2) win, 49-30')).toBe(
    `Herons (${whole('7-3')}, ${whole('5–2')}) win, ${whole('49-30')}`,
  )
  expect(draw('Swimming wins 151.5-148.5')).toBe(`Swimming wins ${whole('151.5-148.5')}`)
  expect(draw('Herons upset No. 14 Vantry')).toBe(`Herons upset ${whole('No. 14')} Vantry`)
  expect(draw('First-year coach, 21 wins')).toBe('First-year coach, 21 wins')
})
