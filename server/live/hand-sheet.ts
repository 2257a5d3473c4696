import { createHash } from 'node:crypto'
import { mostHandEvents, type HandEvent, type HandSheet } from '../../src/contract/ingest.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import { cleanOpponentName } from '../../src/domain/games/game.ts'
import { isField } from '../../src/domain/games/meets.ts'
import {
  replayEvents,
  mergeSheets,
  canonicalEvent,
  getHandRules,
  type HandGame,
} from '../../src/domain/hand-score/rules.ts'
import { toStatFile } from '../../src/domain/hand-score/stat-file.ts'
import { readGame } from '../content/games/games.ts'
import {
  addToSheet,
  readSheet,
  readSheetStatus,
  type StoredTap,
} from '../content/live/hand-sheets.ts'
import { ReadContext } from '../content/read-context.ts'
import { readSettings } from '../content/department/site.ts'
import { transact, type Transaction } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { IngestError, ingestHandSheet } from './ingest.ts'

type Asking = { after: number; token: 'ingest' | 'scorer' }
type Sending = Asking & { events: HandEvent[]; by: string | null }

/** The events of a game's sheet that a device does not have, and the sheet's status. */
export async function readHandSheet(
  store: Store,
  tenant: string,
  gameId: number,
  asking: Asking,
): Promise<HandSheet> {
  const where = { db: store.of(tenant), tenant }
  const game = await gameByHand(new ReadContext(store, tenant), gameId)
  const sheet = await readSheet(where, gameId)
  return answerOf(where, game, sheet, asking)
}

/**
 * Stores a device's taps, combines the sheet and ingests it like a stat file, in one transaction,
 * so that of two simultaneous devices the second publishes both. When a stat file feeds the game,
 * the taps are only stored.
 */
export const saveHandSheet = (
  store: Store,
  tenant: string,
  gameId: number,
  sending: Sending,
): Promise<HandSheet> =>
  transact(store, tenant, async (transaction) => {
    const context = new ReadContext({ db: transaction.db }, tenant, transaction.now)
    const game = await gameByHand(context, gameId)
    const before = await readSheet(transaction, gameId)
    const sheet = await addToSheet(transaction, gameId, before, sending.events)
    if (sheet.length > mostHandEvents)
      throw new IngestError(
        `a game has at most ${mostHandEvents} taps; this one would have ${sheet.length}`,
      )
    const { shown } = await readSheetStatus(transaction, gameId)
    const hand = foldOf(game, sheet)
    if (saysAnything(hand) && fedBy(shown, hand) === null)
      await publish(transaction, context, game, { hand, sheet, by: sending.by })
    return answerOf(transaction, game, sheet, sending)
  })

async function gameByHand(context: ReadContext, gameId: number): Promise<Game> {
  const game = await readGame(context, gameId)
  if (!game) throw new IngestError(`there is no game ${gameId}; game ids are in the schedule`)
  if (isField(game))
    throw new IngestError(
      'this event has placings instead of a score: its results are entered in the schedule',
    )
  return game
}

const foldOf = ({ sport }: Game, sheet: StoredTap[]): HandGame =>
  replayEvents(
    sheet.map(({ event }) => event),
    getHandRules(sport.globalSportShortName),
  )

/** Opening the page or taking over is not yet a score. */
const saysAnything = ({ lines }: HandGame): boolean =>
  lines.some(({ event }) => event.kind !== 'take')

/** Whether a stat file feeds the game and it was not taken over by hand. */
const fedBy = (
  published: Awaited<ReturnType<typeof readSheetStatus>>['shown'],
  hand: HandGame,
): number | null =>
  published && published.source !== 'hand' && published.version > hand.over
    ? published.version
    : null

async function publish(
  transaction: Transaction,
  context: ReadContext,
  game: Game,
  { hand, sheet: stored, by }: { hand: HandGame; sheet: StoredTap[]; by: string | null },
): Promise<void> {
  const settings = await readSettings(context)
  const file = toStatFile(hand, getHandRules(game.sport.globalSportShortName), {
    names: { team: settings?.shortName ?? '', opponent: cleanOpponentName(game.opponent.title) },
    isHome: game.locationIndicator !== 'A',
    neutral: game.locationIndicator === 'N',
    date: game.date.slice(0, 10),
    conference: game.conference,
  })
  // The same taps are the same version from any sender; undone and tapped again they are
  // another.
  const taps = mergeSheets(stored.map(({ event }) => event))
  const sheet = Buffer.from(
    JSON.stringify({
      taps: taps.length,
      sha: createHash('sha256').update(taps.map(canonicalEvent).join('\n')).digest('hex'),
    }),
  )
  await ingestHandSheet(transaction, game.id, { file, sheet, by })
}

async function answerOf(
  where: Pick<Transaction, 'db' | 'tenant'>,
  game: Game,
  sheet: StoredTap[],
  { after, token }: Asking,
): Promise<HandSheet> {
  const { shown, byHand } = await readSheetStatus(where, game.id)
  return {
    gameId: game.id,
    token,
    count: sheet.length,
    last: sheet.at(-1)?.seq ?? 0,
    events: sheet.filter(({ seq }) => seq > after).map(({ event }) => event),
    published: shown,
    fedBy: fedBy(shown, foldOf(game, sheet)),
    word:
      byHand === 'held'
        ? 'The newest taps are held: publish them below, under “What fans see”.'
        : byHand === 'dropped'
          ? 'The last version was dropped; the next tap sends a new one.'
          : null,
  }
}
