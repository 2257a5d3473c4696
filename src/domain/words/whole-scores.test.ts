import { expect, test } from 'vitest'
import { withWholeScores } from './whole-scores.ts'

const whole = (score: string) => `<span class="nowrap">${score}</span>`

test('keeps scores and ranks of HTML on one line, and leaves its attributes alone', () => {
  expect(withWholeScores('<p>Won 30-23 on <b>7-3</b></p>')).toBe(
    `<p>Won ${whole('30-23')} on <b>${whole('7-3')}</b></p>`,
  )
  expect(withWholeScores('<p>At No. 4 Osterby.</p>')).toBe(`<p>At ${whole('No. 4')} Osterby.</p>`)
  const image = '<img src="/2026-27/7-3.png" alt="score > 30-23">'
  expect(withWholeScores(image)).toBe(image)
})
