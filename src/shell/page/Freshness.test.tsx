import { expect, test, vi } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { Freshness } from './Freshness.tsx'

const mounted = vi.hoisted(() => ({ is: true }))
vi.mock('../../platform/mounted.ts', () => ({ useMounted: () => mounted.is }))
const at = new Date().setHours(0, 1, 0, 0)
const strip = (...answers: object[]) =>
  renderScreen(
    <Freshness
      answers={answers.map((answer) => ({ value: 1, at, saved: false, ...answer }))}
      partial={false}
    />,
  )
const device = { saved: true }
const server = { saved: true, byServer: true }

test('does not say offline online when the server has no newer data [OF-02]', () => {
  mounted.is = true
  expect(wordsOf(strip({}, server))).toBe('Saved 12:01 a.m. ; the newest could not be read')
  expect(wordsOf(strip(device))).toBe('Saved 12:01 a.m. , offline')
  expect(wordsOf(strip(device, server))).toContain(', offline')
  expect(wordsOf(strip({}))).toBe('')
})
test('reserves room for the age of a page that was old when rendered [OF-02]', () => {
  mounted.is = false
  expect(strip(server)).toContain('data-kept')
  // Only this page knows the worker's answer, so markup and first render must be equal.
  expect(strip(device)).toBe(strip({}))
})
