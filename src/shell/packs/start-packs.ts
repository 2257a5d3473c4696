import type { QueryClient } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import type { Answer } from '../../data/answer.ts'
import { apiQuery, valueOf } from '../../data/api-query.ts'
import { packGamesFreshFor, packStaysFor, packTriedAgainAfter } from '../../domain/constants.ts'
import { gameAtHand } from '../../domain/games/schedule.ts'
import { isSlowLine } from '../../platform/connection.ts'
import { followedEvent, myTeams } from '../../platform/my-teams.ts'
import { onNetworkBack } from '../../platform/network-back.ts'
import { repeat } from '../../platform/pace.ts'
import { dropNoteless, dropPack, lookForPacks, setMaker, setPacks } from '../../platform/packs.ts'
import { trueNow } from '../../platform/true-time.ts'
import type { SiteMap } from '../../routes/site-map.ts'
import { packMaker } from './pack-maker.ts'
import { wantedPack } from './wanted-pack.ts'
import { nothingIsKept } from './why-not.ts'

/** Teams whose next game is looked after by itself; the first ones of the list. */
const most = 6

/**
 * Makes game-day packs when it is told to, and by itself from the day before a followed team's game
 * until its end; takes away those of games long over.
 */
export function startPacks(client: QueryClient, map: SiteMap, tenant: string): void {
  // A browser inside another app often has neither.
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) {
    setMaker({
      make: (gameId) => setPacks({ failed: { gameId, word: nothingIsKept } }),
      cancel: () => {},
    })
    return
  }
  const maker = packMaker(tenant, (gameId, sportId) => wantedPack(client, map, gameId, sportId))
  setMaker({ make: maker.ask, cancel: maker.cancel })

  const look = async () => {
    await dropNoteless(tenant)
    for (const { gameId, date } of await lookForPacks(tenant))
      if (trueNow() - Date.parse(date) > packStaysFor) await dropPack(tenant, gameId)
    if (!navigator.onLine || isSlowLine() || !navigator.serviceWorker.controller) return
    for (const sportId of myTeams().slice(0, most)) {
      const game = gameAtHand(await gamesOf(client, sportId))
      if (game) await maker.makeDue(game, sportId)
    }
  }
  // One tab of a browser is enough; but each knows its own wishes.
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
  repeat(packTriedAgainAfter, lookAgain, { atOnce: true })
}

/**
 * One looks often, and a day is set long before: what the page has read already will do for a
 * while, unless it came from the device.
 */
function gamesOf(client: QueryClient, sportId: number) {
  const read = apiQuery(api.scoreboard, { sportId })
  const isSaved = client.getQueryData<Answer>(read.queryKey)?.saved
  return valueOf(client, isSaved ? read : { ...read, staleTime: packGamesFreshFor })
}
