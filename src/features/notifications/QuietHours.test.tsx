import { expect, test, vi } from 'vitest'
import { defaultPreferences } from '../../domain/follow/notification-preferences.ts'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { QuietHours } from './QuietHours.tsx'

const { covered } = vi.hoisted(() => ({ covered: { now: false } }))
vi.mock('../../platform/use-device-settings.ts', () => ({
  useDeviceSettings: () => ({ scores: covered.now ? 'covered' : 'shown' }),
}))
const switches = () =>
  [
    ...renderScreen(<QuietHours wishes={defaultPreferences('UTC')} change={() => {}} />).matchAll(
      /<input[^>]*role="switch"[^>]*>/g,
    ),
  ].map(([tag]) => [/ checked=/.test(tag), / disabled=/.test(tag)])

test('hides scores in messages while spoilers are covered, and explains the switch [GM-04]', () => {
  covered.now = false
  expect(switches()[1]).toEqual([false, false])
  const words = () =>
    wordsOf(renderScreen(<QuietHours wishes={defaultPreferences('UTC')} change={() => {}} />))
  expect(words()).toContain(
    'During quiet hours, live scores are off. Finals arrive in the morning.',
  )
  expect(words()).toContain('Hide scores in notifications')
  covered.now = true
  expect(switches()).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ])
  expect(words()).toContain('Scores are hidden on this device')
})
