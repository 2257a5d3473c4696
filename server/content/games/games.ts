import { gameCenterHref } from '../../../src/routes/links.ts'
import { readOrReport, GameDoc, OpponentDoc } from '../docs.ts'
import { calendarEvent } from './calendar-event.ts'
import { writeFindableGame } from './find-game.ts'
import { knownPlace, placeholderName } from './placeholders.ts'
import { asShownNow } from './without-news.ts'
import type { ReadContext } from '../read-context.ts'
import { readSports, sportRefs } from '../sports/sports.ts'
import { withReadableRecaps } from '../stories/story-links.ts'
import { saveDocument, type WriteResult, type Transaction } from '../transaction.ts'
import type { Game, GameOpponent, Opponent } from '../../../src/contract/game.schema.ts'
import type { LiveGame } from '../../../src/contract/live.schema.ts'
import { isOmittedFromLists, isComplete, isOff } from '../../../src/domain/games/game.ts'

/** Null when the state cannot be read, so that other games still work. */
export const liveState = (context: ReadContext, gameId: number, doc: string): LiveGame | null =>
  readOrReport(context, 'live game', gameId, () => {
    const live = JSON.parse(doc) as LiveGame
    if (typeof live.version !== 'number') throw new Error('the state cannot be read')
    return live
  })

/**
 * Columns that lists query, so that a list is found, counted and paged without parsing documents.
 */
export function gameColumns(doc: GameDoc) {
  const { date, endDate, media, opponent, result, type, extras } = doc
  // A canceled game is not a result and not upcoming, but is listed until its day is over.
  const called = isOff(doc)
  const over = called || doc.status !== 'A' || Boolean(result?.status) || isComplete(doc.gameState)
  const isListed = !isOmittedFromLists(doc)
  const counts = !called && type !== 'S' && result?.status && result.status !== 'N'
  return {
    date,
    ends: (endDate ?? date).slice(0, 10),
    over: Number(over && isListed),
    coming: Number(isListed && (!over || called)),
    place: doc.locationIndicator,
    opponent_id: opponent.id,
    /** W, L or T when the game counts for the record; else ''. */
    outcome: counts ? result.status! : '',
    spotlight: Number(extras?.isSpotlight ?? false),
    ticketed: Number(media.tickets !== null),
    covered: Number(
      [media.tv, media.radio, media.video, media.audio, media.stats].some((link) => link !== null),
    ),
    streams: [media.tv, media.video]
      .flatMap((link) => (link ? [`|${link.title.toLowerCase()}|`] : []))
      .join(''),
  }
}

/** '2025-2026', '2025/26' and '2025-26' are the same season; '2026' is another one. */
const spelling = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/^(\d{4})\s*[-–/_]\s*(?:\d{2})?(\d{2})$/, '$1-$2')

/**
 * The roster or schedule row of a season, ignoring case, because URLs are in lower case and SQLite
 * folds only ASCII.
 */
export const ofSeason = <Row extends { season: string }>(
  rows: Row[],
  title: string,
): Row | undefined =>
  rows.find(({ season }) => season === title) ??
  rows.find(({ season }) => spelling(season) === spelling(title))

export type GameRow = { id: number; schedule_id: number; sport_id: number; doc: string }

/** Rows of the game table → games with sport, opponent and live state. */
export async function composeGames(context: ReadContext, rows: GameRow[]): Promise<Game[]> {
  if (rows.length === 0) return []
  const sports = await sportRefs(context)
  const opponents = await readOpponents(context)
  const live = await readLiveOf(
    context,
    rows.map(({ id }) => id),
  )
  const games = rows.flatMap((row) => {
    const sport = sports.get(row.sport_id)
    if (!sport) return []
    const game = readOrReport(context, 'game', row.id, (): Game => {
      const { extras: _, gameCenterEnabled, ...doc } = JSON.parse(row.doc) as GameDoc
      const state = live.get(row.id) ?? null
      const isLive = state && !isComplete(doc.gameState)
      return {
        ...doc,
        id: row.id,
        scheduleId: row.schedule_id,
        sport,
        opponent: toGameOpponent(doc, opponents),
        location: knownPlace(doc.location),
        gameState: isLive ? state.gameState : doc.gameState,
        // Notes and recap of a final that was retracted are kept for the next final and are not a
        // result.
        result: isLive && !doc.result?.status ? null : doc.result,
        live: state,
        gameCenterLink: gameCenterEnabled ? gameCenterHref(row) : null,
      }
    })
    return game ? [game] : []
  })
  // A camp or a banquet has no result to report.
  const others = new Set(
    (await readSports(context)).flatMap(({ id, nonSport }) => (nonSport ? [id] : [])),
  )
  const linked = await withReadableRecaps(context, games)
  return Promise.all(
    linked.map(async (game) => (others.has(game.sport.id) ? game : asShownNow(context, game))),
  )
}

function toGameOpponent(
  { opponent: { id, title, prefix }, tournament }: Pick<GameDoc, 'opponent' | 'tournament'>,
  opponents: Map<number, Opponent>,
): GameOpponent {
  const opponent = id === null ? undefined : opponents.get(id)
  return opponent
    ? { ...opponent, title, prefix }
    : {
        id: null,
        title: placeholderName(title, tournament?.title),
        prefix,
        location: null,
        mascot: null,
        website: null,
        image: null,
      }
}

const readOpponentDocs = (context: ReadContext): Promise<Map<number, OpponentDoc>> =>
  context.once('opponents', async () => {
    context.touch('opponents')
    const rows = await context.db
      .selectFrom('opponent')
      .select(['id', 'doc'])
      .where('tenant', '=', context.tenant)
      .execute()
    return new Map(rows.map(({ id, doc }) => [id, JSON.parse(doc) as OpponentDoc]))
  })

export const readOpponents = (context: ReadContext): Promise<Map<number, Opponent>> =>
  context.once('opponents-shown', async () => {
    const docs = await readOpponentDocs(context)
    return new Map(
      [...docs].map(([id, { aliases: _, tag: __, ...opponent }]) => [id, { id, ...opponent }]),
    )
  })

/** The short names of opponents on scoreboards: 'DUN'. */
export async function readOpponentTags(context: ReadContext): Promise<Map<number, string>> {
  const docs = await readOpponentDocs(context)
  return new Map([...docs].flatMap(([id, { tag }]) => (tag ? [[id, tag] as const] : [])))
}

async function readLiveOf(context: ReadContext, ids: number[]): Promise<Map<number, LiveGame>> {
  const rows = await context.db
    .selectFrom('live_game')
    .select(['game_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('game_id', 'in', ids)
    .execute()
  return new Map(
    rows.flatMap(({ game_id, doc }) => {
      const live = liveState(context, game_id, doc)
      return live ? [[game_id, live]] : []
    }),
  )
}

export async function readGame(context: ReadContext, gameId: number): Promise<Game | null> {
  const row = await readGameRow(context, gameId)
  return row ? ((await composeGames(context, [row]))[0] ?? null) : null
}

/** A game as stored, for writing it again. */
export async function readGameDoc(context: ReadContext, gameId: number): Promise<GameDoc | null> {
  const row = await readGameRow(context, gameId)
  return row ? (JSON.parse(row.doc) as GameDoc) : null
}

export const readGameRow = (context: ReadContext, gameId: number): Promise<GameRow | undefined> => {
  context.touch(`game:${gameId}`)
  return context.db
    .selectFrom('game')
    .select(['id', 'schedule_id', 'sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', '=', gameId)
    .executeTakeFirst()
}

export const writeOpponent = (
  transaction: Transaction,
  id: number,
  doc: OpponentDoc,
): Promise<WriteResult> =>
  saveDocument(transaction, 'opponent', OpponentDoc, { id, doc }, ['opponents'])

/** Topics of a game: its own pages, its schedule and all lists of games. */
export const topicsOfGame = (gameId: number, scheduleId: number): string[] => [
  `game:${gameId}`,
  `schedule:${scheduleId}`,
  'games',
]

/**
 * How often what a calendar shows of a game changed, and when last ('' for never): calendar apps
 * take the event with the higher number.
 */
export type Revision = { sequence: number; revisedAt: string }

/** The revisions of all games that changed since they were first written. */
export async function readRevisions(context: ReadContext): Promise<Map<number, Revision>> {
  context.touch('games')
  const rows = await context.db
    .selectFrom('game')
    .select(['id', 'sequence', 'revised_at'])
    .where('tenant', '=', context.tenant)
    .where('sequence', '>', 0)
    .execute()
  return new Map(
    rows.map(({ id, sequence, revised_at }) => [id, { sequence, revisedAt: revised_at }]),
  )
}

async function revisionOf(
  { db, tenant, now }: Transaction,
  id: number,
  doc: GameDoc,
): Promise<Revision> {
  const before = await db
    .selectFrom('game')
    .select(['doc', 'sequence', 'revised_at'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!before) return { sequence: 0, revisedAt: '' }
  return eventText(JSON.parse(before.doc) as GameDoc) === eventText(doc)
    ? { sequence: before.sequence, revisedAt: before.revised_at }
    : { sequence: before.sequence + 1, revisedAt: now.toISOString() }
}

/** What a calendar shows of a game, apart from the name of its sport. */
const eventText = ({ opponent, extras, ...doc }: GameDoc): string =>
  JSON.stringify(
    calendarEvent({
      ...doc,
      sport: { title: '' },
      opponent: { ...opponent, mascot: null },
      endDateUtc: extras?.endDateUtc ?? null,
    }),
  )

/** The revision grows when a calendar shows something else. */
export async function writeGame(
  transaction: Transaction,
  game: { id: number; scheduleId: number; sportId: number; doc: GameDoc },
): Promise<WriteResult> {
  const { sequence, revisedAt } = await revisionOf(transaction, game.id, game.doc)
  const outcome = await saveDocument(
    transaction,
    'game',
    GameDoc,
    {
      id: game.id,
      schedule_id: game.scheduleId,
      sport_id: game.sportId,
      ...gameColumns(game.doc),
      sequence,
      revised_at: revisedAt,
      doc: game.doc,
    },
    topicsOfGame(game.id, game.scheduleId),
  )
  if (outcome !== 'same') await writeFindableGame(transaction, game.id, game.sportId, game.doc)
  return outcome
}
