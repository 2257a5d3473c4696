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

test.each(['Nov. 29', 'Sept. 5', 'December 12', '4 p.m.', '7:30 p.m.', '11 a.m.'])(
  'keeps %s on one line [MD-01]',
  (moment) => {
    expect(withWholeScores(`<p>On ${moment}</p>`)).toBe(`<p>On ${whole(moment)}</p>`)
  },
)

test('leaves months and words that are no date alone', () => {
  const words = '<p>They may 4 times; in November 2026; at 4 points.</p>'
  expect(withWholeScores(words)).toBe(words)
})
