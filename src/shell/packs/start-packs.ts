import type { QueryClient } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { ApiResult } from '../../data/api-result.ts'
import { apiQuery, fetchValue } from '../../data/api-query.ts'
import { packGamesFreshFor, packStaysFor, packTriedAgainAfter } from '../../domain/constants.ts'
import { currentOrNextGame } from '../../domain/games/schedule.ts'
import { isSlowConnection } from '../../platform/connection.ts'
import { followedEvent, myTeams } from '../../platform/my-teams.ts'
import { onNetworkBack } from '../../platform/network-back.ts'
import { schedulePolling } from '../../platform/poll.ts'
import {
  deleteUnfinishedPacks,
  dropPack,
  loadPacks,
  setMaker,
  setPacks,
} from '../../platform/packs.ts'
import { serverNow } from '../../platform/server-clock.ts'
import type { SiteMap } from '../../routes/site-map.ts'
import { packMaker } from './pack-maker.ts'
import { planPack } from './plan-pack.ts'
import { storageBlockedMessage } from './failure-message.ts'

/** Teams with automatic packs: the first ones of the list. */
const most = 6

/**
 * Makes game-day packs on request, and automatically from the day before a followed team's game
 * until its end; deletes packs of past games.
 */
export function startPacks(client: QueryClient, map: SiteMap, tenant: string): void {
  // In-app browsers often have neither.
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) {
    setMaker({
      make: (gameId) => setPacks({ failed: { gameId, word: storageBlockedMessage } }),
      cancel: () => {},
    })
    return
  }
  const maker = packMaker(tenant, (gameId, sportId) => planPack(client, map, gameId, sportId))
  setMaker({ make: maker.ask, cancel: maker.cancel })

  const look = async () => {
    await deleteUnfinishedPacks(tenant)
    for (const { gameId, date } of await loadPacks(tenant))
      if (serverNow() - Date.parse(date) > packStaysFor) await dropPack(tenant, gameId)
    if (!navigator.onLine || isSlowConnection() || !navigator.serviceWorker.controller) return
    for (const sportId of myTeams().slice(0, most)) {
      const game = currentOrNextGame(await gamesOf(client, sportId))
      if (game) await maker.makeDue(game, sportId)
    }
  }
  // Only one tab makes automatic packs, but each handles its own requests.
  const lookAgain = async () => {
    if (navigator.onLine) await maker.grantWishes()
    await (navigator.locks
      ? navigator.locks.request(`packs-${tenant}`, { ifAvailable: true }, (lock) =>
          lock ? look() : undefined,
        )
      : look())
  }
  const lookNow = () => void lookAgain()
  addEventListener(followedEvent, lookNow)
  onNetworkBack(lookAgain)
  navigator.serviceWorker.addEventListener('controllerchange', lookNow)
  schedulePolling(packTriedAgainAfter, lookAgain, { atOnce: true })
}

/**
 * The team's games. An answer already read is used for a while, unless it came from the device,
 * because dates are set long before.
 */
function gamesOf(client: QueryClient, sportId: number) {
  const read = apiQuery(api.scoreboard, { sportId })
  const isSaved = client.getQueryData<ApiResult>(read.queryKey)?.saved
  return fetchValue(client, isSaved ? read : { ...read, staleTime: packGamesFreshFor })
}
