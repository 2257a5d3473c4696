import { beforeEach, expect, test, vi } from 'vitest'

const held = new Map<string, string>()
beforeEach(() => {
  held.clear()
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
})

test('offers the saved copy only when no choice of teams was ever made [OF-02]', async () => {
  const { followTeams, myTeams, teamsAreLost } = await import('./my-teams.ts')
  expect(teamsAreLost()).toBe(true)
  followTeams([3])
  expect(teamsAreLost()).toBe(false)
  followTeams([])
  expect([myTeams(), teamsAreLost()]).toEqual([[], false])
})
