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

test('[SH-13] one pause for all that rotate; who has left is not asked', async () => {
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
test('[SH-13] the tab remembers it over a load, and a browser without storage over none', async () => {
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
