import { wallClock } from '../../src/domain/calendar/zone.ts'
import { writeHold } from '../content/live/desk.ts'
import { findGame } from '../content/games/find-game.ts'
import { keepNewest } from '../content/live/stat-files.ts'
import { readTenants } from '../content/department/tenants.ts'
import { dropToken, replaceToken } from '../content/accounts/tokens.ts'
import type { Store } from '../db/store.ts'
import { harlan } from './departments/harlan.ts'
import { liveFootball, liveFootballRef } from './live-game.ts'

/**
 * Plays told at once when the server starts: a visitor comes into a game that is on, not to its
 * kick-off.
 */
const head = 75
/** Milliseconds between two plays, and after the final whistle. */
const pause = () => 5000 + Math.random() * 5000
const afterFinal = 60_000
/**
 * Stat files of the live game that stay in the store: it is played for as long as the server runs.
 */
const kept = 5

type Log = { warn(what: object, message: string): void }

/**
 * Plays the demo's live game: sends a stat file after every play to the same ingest call that a
 * press box uses, for as long as the server runs as a demo; then the next game of the same two
 * teams. Undefined when the store has no such game.
 */
export async function startReplay(
  store: Store,
  send: (request: Request) => Promise<Response>,
  log: Log,
): Promise<{ stop(): Promise<void> } | undefined> {
  const gameId = await findGame(store, harlan.id, liveFootballRef)
  if (gameId === undefined) return undefined
  // By its own host: on localhost another department may answer.
  const host =
    (await readTenants(store)).find(({ id }) => id === harlan.id)?.hosts[0] ?? 'localhost'
  const token = await replaceToken(store, harlan.id, 'ingest', 'replay')
  // The next game of the same two teams begins where this one is over: nobody is there to say that
  // it may.
  await writeHold({ db: store.of(harlan.id), tenant: harlan.id }, gameId, 'never')
  const now = new Date()
  // Another game at each start: a file that came before is not taken again.
  const plays = liveFootball({
    today: wallClock(now, harlan.timeZone).slice(0, 10),
    seed: now.toISOString(),
  })
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let skip = head

  const next = async () => {
    let play = plays.next().value
    for (; skip > 0 && !play.atEnd; skip--) play = plays.next().value
    try {
      const response = await send(
        new Request(`http://${host}/api/v2/ingest/games/${gameId}/stats`, {
          method: 'PUT',
          body: play.xml,
          headers: { authorization: `Bearer ${token}`, host },
        }),
      )
      if (!response.ok)
        log.warn(
          { status: response.status, body: await response.text() },
          'the live demo game was not taken',
        )
      // Another server on this store plays it now.
      if (response.status === 401) return
      await keepNewest(store, harlan.id, gameId, kept)
    } catch (error) {
      log.warn({ error: String(error) }, 'the live demo game could not be sent')
    }
    if (stopped) return
    timer = setTimeout(
      () => {
        sending = next()
      },
      play.atEnd ? afterFinal : pause(),
    )
    timer.unref()
  }
  let sending = next()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await sending
      await dropToken(store, token)
    },
  }
}
