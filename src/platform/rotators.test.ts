import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
beforeEach(() => {
  vi.resetModules()
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
const rotators = () => import('./rotators.ts')

test('pauses all registered rotators at once [SH-13]', async () => {
  const { addRotator, hasRotators, pauseRotators } = await rotators()
  const told: [string, boolean][] = []
  expect(hasRotators()).toBe(false)
  addRotator((paused) => told.push(['a', paused]))
  const leave = addRotator((paused) => told.push(['b', paused]))
  pauseRotators(true)
  leave()
  pauseRotators(false)
  expect([told, hasRotators()]).toEqual([
    [
      ['a', true],
      ['b', true],
      ['a', false],
    ],
    true,
  ])
})
test('remembers the pause in the tab, and works without storage [SH-13]', async () => {
  ;(await rotators()).pauseRotators(true)
  vi.resetModules()
  expect((await rotators()).rotatorsPaused()).toBe(true)
  ;(await rotators()).pauseRotators(false)
  vi.resetModules()
  expect((await rotators()).rotatorsPaused()).toBe(false)
  vi.resetModules()
  vi.stubGlobal('sessionStorage', undefined)
  const { pauseRotators, rotatorsPaused } = await rotators()
  expect(rotatorsPaused()).toBe(false)
  pauseRotators(true)
  expect(rotatorsPaused()).toBe(true)
})
