import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { toInstant, toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'
import { clockTime } from '../../src/domain/calendar/when.ts'
import type { GameDoc } from '../content/docs.ts'
import { readGameRow, writeGame } from '../content/games/games.ts'
import { writeHold } from '../content/live/versions.ts'
import { findGame } from '../content/games/find-game.ts'
import { pruneVersions } from '../content/live/stat-files.ts'
import { ReadContext } from '../content/read-context.ts'
import { transact } from '../content/transaction.ts'
import { readTenants } from '../content/department/tenants.ts'
import { dropToken, replaceToken } from '../content/accounts/tokens.ts'
import type { Store } from '../db/store.ts'
import { root } from '../root.ts'
import { anchor, statDay } from './dates.ts'
import { liveFootballRef } from './moved-folder.ts'

/** Plays that are sent at once on start, so that visitors see a game in progress. */
const head = 75
/** Minutes that these plays take in a stadium. */
const headMinutes = 100
/** Milliseconds until the next file: 5 to 10 seconds after a play, 20 minutes after the final. */
export const pauseAfter = (isFinal: boolean): number =>
  isFinal ? 20 * 60_000 : 5000 + Math.random() * 5000
/**
 * Stat files of the live game kept in the store, because it is replayed as long as the server runs.
 */
const keptVersions = 5

const tenant = 'harlan'
const timeZone = 'America/Chicago'

type Log = { warn(details: object, message: string): void }

/** The stat files of the live game, one per play; the last is the final. */
export async function liveGame(): Promise<string[]> {
  const packed = await readFile(join(root, 'server/demo/live-football.xml.br'))
  return brotliDecompressSync(packed)
    .toString()
    .split(/(?<=<\/fbgame>)\s*/)
    .filter((xml) => xml !== '')
}

/** The file as sent in a round with this kickoff. `round` makes it differ from earlier rounds. */
const sentAt = (kickoff: string, round: Date, xml: string): string =>
  xml
    .replace(/ generated="[^"]*"/, ` generated="${round.toISOString()}"`)
    .replace(/ start="[^"]*"/, ` start="${clockTime(kickoff).replaceAll('.', '').toUpperCase()}"`)
    .replaceAll(statDay(anchor), statDay(kickoff))

/**
 * The local time at which the game of a round would have begun, at a full or half hour of today:
 * whenever a visitor comes, the clock of the game and that of the day agree.
 */
export function computeKickoff(now: Date, minutesPlayed: number): string {
  const today = toLocalDateTime(now, timeZone).slice(0, 10)
  const begun = toLocalDateTime(new Date(now.getTime() - minutesPlayed * 60_000), timeZone)
  // Midnight would be an unknown time.
  if (begun < `${today}T00:30`) return `${today}T00:30:00`
  return `${begun.slice(0, 14)}${begun.slice(14, 16) < '30' ? '00' : '30'}:00`
}

/** Writes the kickoff of a round into the schedule. */
async function writeKickoff(store: Store, gameId: number, date: string): Promise<void> {
  const row = await readGameRow(new ReadContext(store, tenant), gameId)
  if (!row) return
  const doc = {
    ...(JSON.parse(row.doc) as GameDoc),
    date,
    dateUtc: toInstant(date, timeZone).toISOString(),
    time: clockTime(date),
  }
  const game = { id: gameId, scheduleId: row.schedule_id, sportId: row.sport_id, doc }
  await transact(store, tenant, (transaction) => writeGame(transaction, game))
}

/**
 * Replays the demo's live game: sends a stat file after every play to the ingest call that a press
 * box uses, and starts again after the final. Undefined when the store has no such game.
 */
export async function startReplay(
  store: Store,
  send: (request: Request) => Promise<Response>,
  log: Log,
): Promise<{ stop(): Promise<void> } | undefined> {
  const gameId = await findGame(store, tenant, liveFootballRef)
  if (gameId === undefined) return undefined
  // By its own host: localhost may belong to another department.
  const host = (await readTenants(store)).find(({ id }) => id === tenant)?.hosts[0] ?? 'localhost'
  const token = await replaceToken(store, tenant, 'ingest', 'replay')
  // Never held: the replay starts again from 0-0, which would otherwise wait for a person.
  await writeHold({ db: store.of(tenant), tenant }, gameId, 'never')
  const plays = await liveGame()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let play = head
  let round = new Date()
  let kickoff = computeKickoff(round, headMinutes)
  await writeKickoff(store, gameId, kickoff)

  const next = async () => {
    const atEnd = play === plays.length - 1
    try {
      if (play === 0) {
        round = new Date()
        kickoff = computeKickoff(round, 0)
        await writeKickoff(store, gameId, kickoff)
      }
      const response = await send(
        new Request(`http://${host}/api/v2/ingest/games/${gameId}/stats`, {
          method: 'PUT',
          body: sentAt(kickoff, round, plays[play]!),
          headers: { authorization: `Bearer ${token}`, host },
        }),
      )
      if (!response.ok)
        log.warn(
          { status: response.status, body: await response.text() },
          'the live demo game was refused',
        )
      // Another server on this store replays it now.
      if (response.status === 401) return
      await pruneVersions(store, tenant, gameId, keptVersions)
    } catch (error) {
      log.warn({ error: String(error) }, 'the live demo game could not be sent')
    }
    if (stopped) return
    play = atEnd ? 0 : play + 1
    timer = setTimeout(() => {
      sending = next()
    }, pauseAfter(atEnd))
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
