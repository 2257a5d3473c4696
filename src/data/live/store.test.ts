import { expect, test } from 'vitest'
import type { LiveGame } from '../../contract/live.schema.ts'
import { getLiveGames, subscribeToLive, applyLiveGame } from './store.ts'

const state = (version: number): LiveGame => ({ gameId: 901, version }) as LiveGame

test('keeps the newest state of a game in any order of arrival [GM-04]', () => {
  const told: number[] = []
  const stop = subscribeToLive(({ gameId, version }) => {
    if (gameId === 901) told.push(version)
  })
  for (const version of [2, 3, 1, 3]) applyLiveGame(state(version))
  stop()
  expect(told).toEqual([2, 3])
  expect(getLiveGames().find(({ gameId }) => gameId === 901)?.version).toBe(3)
})
