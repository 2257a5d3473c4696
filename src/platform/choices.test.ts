import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choicesFrom } from './choices.ts'

const defaults = {
  theme: 'system',
  motion: 'system',
  scores: 'shown',
  announce: 'scores',
  data: 'auto',
  shortcuts: 'on',
}

it('[OF-02] choices: what was kept counts, what is not one of ours is the default', () => {
  expect(choicesFrom(null)).toEqual(defaults)
  expect(
    choicesFrom('{"theme":"dark","scores":"covered","announce":"everything","more":1}'),
  ).toEqual({ ...defaults, theme: 'dark', scores: 'covered' })
})

it('[OF-02] choices: whatever stands in the store, every choice is an allowed one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = choicesFrom(text) as Record<string, string>
      return (
        Object.keys(read).join() === Object.keys(defaults).join() &&
        Object.values(read).every((value) => typeof value === 'string')
      )
    }),
  )
})
