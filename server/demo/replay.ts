import type { Logger } from 'pino'
import { wallClock } from '../../src/domain/zone.ts'
import { createToken } from '../content/tokens.ts'
import { findGame } from '../content/find-game.ts'
import type { Store } from '../db/store.ts'
import { harlan } from './departments/harlan.ts'
import { liveFootball, liveFootballRef } from './live-game.ts'

/** Plays told at once when the server starts: a visitor comes into a game that is on, not to its kick-off. */
const head = 75
/** Milliseconds between two plays (spec decisions: one play every 5–10 s), and after the final whistle. */
const pause = () => 5000 + Math.random() * 5000
const afterFinal = 60_000

/**
 * Plays the demo's live game: sends a stat file after every play to the same ingest call that a press box uses, for as long
 * as the server runs as a demo; then the next game of the same two teams. Undefined when the store has no such game.
 */
export async function startReplay(store: Store, address: string, log: Logger): Promise<{ stop(): void } | undefined> {
  const gameId = await findGame(store, harlan.id, liveFootballRef)
  if (gameId === undefined) return undefined
  const token = await createToken(store, harlan.id, 'ingest')
  const today = wallClock(new Date(), harlan.timeZone).slice(0, 10)
  const plays = liveFootball({ today, seed: today })
  let timer: NodeJS.Timeout
  let skip = head

  const next = async () => {
    let play = plays.next().value
    for (; skip > 0 && !play.atEnd; skip--) play = plays.next().value
    try {
      const response = await fetch(`${address}/api/v2/ingest/games/${gameId}/stats`, {
        method: 'PUT', body: play.xml, headers: { authorization: `Bearer ${token}`, host: 'localhost' }, signal: AbortSignal.timeout(10_000),
      })
      if (!response.ok) log.warn({ status: response.status, body: await response.text() }, 'the live demo game was not taken')
    } catch (error) {
      log.warn({ error: String(error) }, 'the live demo game could not be sent')
    }
    timer = setTimeout(() => void next(), play.atEnd ? afterFinal : pause())
    timer.unref()
  }
  void next()
  return { stop: () => clearTimeout(timer) }
}
