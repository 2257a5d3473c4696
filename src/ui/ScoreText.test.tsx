import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './Prose.tsx'
import { ScoreText } from './ScoreText.tsx'

const whole = (score: string) => `<span class="nowrap">${score}</span>`

test('keeps scores and records of a text on one line', () => {
  const draw = (text: string) => renderToStaticMarkup(<ScoreText text={text} />)
  expect(draw('Herons (7-3, 5–2) win, 49-30')).toBe(
    `Herons (${whole('7-3')}, ${whole('5–2')}) win, ${whole('49-30')}`,
  )
  expect(draw('Swimming wins 151.5-148.5')).toBe(`Swimming wins ${whole('151.5-148.5')}`)
  expect(draw('First-year coach, 21 wins')).toBe('First-year coach, 21 wins')
})

test('keeps scores of HTML on one line, and leaves its attributes alone', () => {
  const draw = (html: string) =>
    renderToStaticMarkup(<Prose html={html} />).replace(/^<div[^>]*>|<\/div>$/g, '')
  expect(draw('<p>Won 30-23 on <b>7-3</b></p>')).toBe(
    `<p>Won ${whole('30-23')} on <b>${whole('7-3')}</b></p>`,
  )
  const image = '<img src="/2026-27/7-3.png" alt="score > 30-23">'
  expect(draw(image)).toBe(image)
})
