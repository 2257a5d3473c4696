import { Window } from 'happy-dom'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { LiveGame } from '../../contract/live.schema.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { getLiveGames, subscribeToLive, applyLiveGame, useLiveGame } from './store.ts'

afterEach(() => vi.unstubAllGlobals())

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

/** What a game of the page is drawn as, from the server's drawing on. */
async function drawingsOf(game: Game): Promise<string[]> {
  const { window, document } = new Window()
  for (const [name, value] of Object.entries({ window, document })) vi.stubGlobal(name, value)
  const container = document.createElement('div') as unknown as HTMLElement
  container.innerHTML = `<p>${getGameKind(game)}</p>`
  const drawings: string[] = []
  const Kind = () => {
    const kind = getGameKind(useLiveGame(game))
    drawings.push(kind)
    return createElement('p', {}, kind)
  }
  hydrateRoot(container, createElement(Kind))
  await vi.waitFor(() => expect(drawings).not.toEqual([]))
  await new Promise((resolve) => setTimeout(resolve, 50))
  return drawings
}

test('draws a game again when it has begun since, and no game that is over [RT-05]', async () => {
  const past = { dateUtc: '2025-09-06T00:00:00Z' }
  expect(await drawingsOf(sampleGame(past))).toEqual(['upcoming', 'begun'])
  const result = sampleResult('W', '3', '1')
  expect(await drawingsOf(sampleGame({ ...past, status: 'O', result }))).toEqual(['final'])
  expect(await drawingsOf(sampleGame({ ...past, status: 'C' }))).toEqual(['cancelled'])
})
