import type { QueryClient } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { Game } from '../../contract/game.schema.ts'
import { isLive } from '../../domain/games/game.ts'
import { isOverdue } from '../../domain/games/live-state.ts'
import { serverNow } from '../../platform/server-clock.ts'
import { fetchResult, apiQuery } from '../api-query.ts'
import { applyGameCenter } from './store.ts'

/** Milliseconds between two requests, and for which all lists of a page share an answer. */
const every = 60_000

/** Reads which games the game center shows as live. A failure changes nothing. */
async function askGameCenter(client: QueryClient): Promise<void> {
  const answer = await fetchResult(client, {
    ...apiQuery(api.gameCenterGames, {}),
    staleTime: every / 2,
  })
  if (answer)
    applyGameCenter(
      new Set(answer.value.filter(({ game_state }) => isLive(game_state)).map(({ id }) => id)),
    )
}

/** Polls while a game should have begun and no source says so. Returns a function that stops. */
export function watchGameCenter(client: QueryClient, games: () => readonly Game[]): () => void {
  const ask = () => {
    if (
      document.visibilityState === 'visible' &&
      games().some((game) => isOverdue(game, serverNow()))
    )
      void askGameCenter(client)
  }
  ask()
  const timer = setInterval(ask, every)
  return () => clearInterval(timer)
}
