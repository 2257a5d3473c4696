import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes } from 'react-router'
import * as api from '../../contract/api.ts'
import type { Game } from '../../contract/schema/game.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { packContents } from '../../blocks/packs/pack-contents.ts'
import { isFull, makePack, type Wanted } from '../../data/packs/make-pack.ts'
import { q, valueOf, type Read } from '../../data/q.ts'
import { packMakesAhead, packRenewedAfter, packStaysFor, packTriedAgainAfter } from '../../domain/constants.ts'
import { gameAtHand } from '../../domain/games/schedule.ts'
import { hasPassed } from '../../domain/calendar/wrong-clock.ts'
import { isSlowLine, savesData } from '../../platform/connection.ts'
import { followedEvent, myTeams } from '../../platform/my-teams.ts'
import { onNetworkBack } from '../../platform/network-back.ts'
import { inTime } from '../../platform/patient.ts'
import { dropNoteless, dropPack, lookForPacks, packState, setMaker, setPacks } from '../../platform/packs.ts'
import { acceptPack, isRefused } from '../../platform/refused-packs.ts'
import type { SiteMap } from '../../routes/site-map.ts'
import { pagesOf, readsOf } from '../page/prefetch.ts'
import { shellReads, sportReads } from '../reads.ts'

/** Teams whose next game is looked after by itself; the first ones of the list. */
const most = 6
/** Milliseconds for what is asked before a pack is made, and for one pack: what hangs is let go, and another can be made. */
const answersWithin = 60_000
const packWithin = 600_000

/** Makes game-day packs when it is told to, and by itself from the day before a followed team's game until its end; takes away those of games long over. */
export function startPacks(client: QueryClient, map: SiteMap, tenant: string): void {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return
  let running: AbortController | undefined
  /** What was asked for by hand and did not come, or not whole. */
  let wished: { gameId: number; sportId: number } | undefined

  const make = async (gameId: number, sportId: number, byItself = false) => {
    if (running) return
    running = new AbortController()
    wished = undefined
    const { signal } = running
    setPacks({ making: { gameId, done: 0, of: 1 }, failed: null })
    try {
      const wanted = await inTime(wantedOf(client, map, gameId, sportId), signal, answersWithin)
      const pack = await inTime(makePack({ tenant, wanted, signal, progress: (done, of) => setPacks({ making: { gameId, done, of } }) }), signal, packWithin)
      if (pack.cutShort && !byItself) wished = { gameId, sportId }
    } catch (fault) {
      if (!signal.aborted && !byItself) {
        if (!isFull(fault)) wished = { gameId, sportId }
        setPacks({ failed: { gameId, word: whyNot(fault) } })
      }
      if (!signal.aborted) console.warn('the game-day pack was not made:', fault)
    } finally {
      running = undefined
      setPacks({ making: null })
      await lookForPacks(tenant)
    }
  }
  setMaker({ make: (gameId, sportId) => {
    void acceptPack(tenant, gameId)
    void make(gameId, sportId)
  }, cancel: () => running?.abort() })

  const look = async () => {
    const now = Date.now()
    await dropNoteless(tenant)
    const packs = await lookForPacks(tenant)
    for (const { gameId, date } of packs) if (now - Date.parse(date) > packStaysFor) await dropPack(tenant, gameId)
    if (!navigator.onLine || isSlowLine() || !navigator.serviceWorker.controller) return
    for (const sportId of myTeams().slice(0, most)) {
      const game = gameAtHand(await valueOf(client, q(api.scoreboard, { sportId })))
      if (game && isDue(game, now) && !(await isRefused(tenant, game.id))) await make(game.id, sportId, true)
    }
  }
  // One tab of a browser is enough.
  const lookAlone = () => void (navigator.locks ? navigator.locks.request(`packs-${tenant}`, { ifAvailable: true }, (lock) => (lock ? look() : undefined)) : look())
  addEventListener(followedEvent, lookAlone)
  onNetworkBack(() => {
    if (wished) void make(wished.gameId, wished.sportId)
    else lookAlone()
  })
  navigator.serviceWorker.addEventListener('controllerchange', lookAlone)
  setInterval(lookAlone, packRenewedAfter / 4)
  lookAlone()
}

const whyNot = (fault: unknown): string => {
  if (isFull(fault)) return 'There is no room left on this device. Remove something that is saved, then try again.'
  return navigator.onLine ? 'It could not be saved. Try again in a moment.' : 'There is no network to save it from. It is saved once there is one, while the site stays open.'
}

/** Its start is a day away or less, and what is here of it is a day old, or was cut short. */
function isDue(game: Game, now: number): boolean {
  const start = Date.parse(game.dateUtc ?? `${game.date}Z`)
  const pack = packState().packs?.find(({ gameId }) => gameId === game.id)
  return start - now < packMakesAhead && (!pack || hasPassed(pack.at, pack.cutShort ? packTriedAgainAfter : packRenewedAfter, now))
}

async function wantedOf(client: QueryClient, map: SiteMap, gameId: number, sportId: number): Promise<Wanted> {
  const [game, sports, stories, rest] = await Promise.all([
    client.fetchQuery(q(api.game, { gameId })).then(({ value }) => value), valueOf(client, q(api.sports, {})), valueOf(client, q(api.stories, { sportId, $pageSize: 7 })), map.rest(),
  ])
  if (!game) throw new Error(`there is no game ${gameId}`)
  const sport = sports.find(({ id }) => id === game.sport.id)
  const facility = game.facility?.id ? await valueOf(client, q(api.facility, { facilityId: game.facility.id })) : null
  const { parts, pictures, missing } = packContents({ game, has: { roster: Boolean(sport?.rosterId) }, stories: stories.items, facility })
  const saves = savesData()
  const rows = pagesOf({ ...map.first, ...rest })
  return {
    gameId, sportId: game.sport.id, title: `${game.sport.title}${game.showAtVs ? ` ${game.atVs} ` : ': '}${game.opponent.title}`, date: game.date,
    pictures: saves ? [] : pictures, missing: [...missing, ...(saves ? pictures.flatMap(({ part }) => part ?? []) : [])],
    parts: parts.map((part) => ({ ...part, reads: readsAt(client, rows, part.path, sport) })),
  }
}

/** What the page of an address is drawn from, shell and all. */
function readsAt(client: QueryClient, rows: ReturnType<typeof pagesOf>, path: string, sport: Sport | undefined): Read[] {
  const match = matchRoutes(rows, path)?.at(-1)
  const own = match ? readsOf(client, match.route.row, match.params, '') : []
  return [...own, ...shellReads, ...(sport ? sportReads(sport) : [])]
}
