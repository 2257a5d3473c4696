import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDeviceSettings } from './device-settings.ts'

const defaults = {
  theme: 'system',
  motion: 'system',
  scores: 'shown',
  announce: 'scores',
  data: 'auto',
  shortcuts: 'on',
}

it('keeps stored choices, and uses the default for invalid ones [OF-02]', () => {
  expect(parseDeviceSettings(null)).toEqual(defaults)
  expect(
    parseDeviceSettings('{"theme":"dark","scores":"covered","announce":"everything","more":1}'),
  ).toEqual({ ...defaults, theme: 'dark', scores: 'covered' })
})

it('always returns an allowed choice for any stored value [OF-02]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = parseDeviceSettings(text) as Record<string, string>
      return (
        Object.keys(read).join() === Object.keys(defaults).join() &&
        Object.values(read).every((value) => typeof value === 'string')
      )
    }),
  )
})
