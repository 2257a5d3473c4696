import type { QueryClient } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { Game } from '../../contract/game.schema.ts'
import { isLive, isDue } from '../../domain/games/game.ts'
import { trueNow } from '../../platform/true-time.ts'
import { answerOf, apiQuery } from '../api-query.ts'
import { takeGameCenter } from './store.ts'

/** Milliseconds between two questions, and for how long an answer serves all lists of a page. */
const every = 60_000

/** Which games the game center has as live. An answer that does not come changes nothing. */
async function askGameCenter(client: QueryClient): Promise<void> {
  const answer = await answerOf(client, {
    ...apiQuery(api.gameCenterGames, {}),
    staleTime: every / 2,
  })
  if (answer)
    takeGameCenter(
      new Set(answer.value.filter(({ game_state }) => isLive(game_state)).map(({ id }) => id)),
    )
}

/** Asks while some of these games should have begun and nothing says so. Returns how to end it. */
export function watchGameCenter(client: QueryClient, games: () => readonly Game[]): () => void {
  const ask = () => {
    if (document.visibilityState === 'visible' && games().some((game) => isDue(game, trueNow())))
      void askGameCenter(client)
  }
  ask()
  const timer = setInterval(ask, every)
  return () => clearInterval(timer)
}
