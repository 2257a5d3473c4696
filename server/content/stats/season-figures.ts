import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readOrReport } from '../docs.ts'
import { publishedDoc } from '../live/stat-files.ts'
import type { ReadContext } from '../read-context.ts'
import type { Spellings } from '../people/people-links.ts'
import { readSpellings } from '../people/spellings.ts'
import { readSeasons } from '../sports/sports.ts'
import { saveDocument, type WriteResult, type Transaction } from '../transaction.ts'
import type { BoxScore } from '../../../src/contract/box-score.schema.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import { SeasonTable } from '../../../src/contract/season-stats.schema.ts'
import { countsTowardRecord } from '../../../src/domain/games/record.ts'
import { isComplete, isRuled, getGameKind } from '../../../src/domain/games/game.ts'
import { nameKey } from '../../../src/domain/people/names.ts'
import { families } from '../../../src/domain/season-stats/family-of.ts'
import {
  sumSeason,
  type LoggedTable,
  type SeasonFigures,
} from '../../../src/domain/season-stats/season-of.ts'

/** Season statistics from the department. They replace those calculated from box scores. */
export const SeasonFileDoc = z.object({ tables: z.array(SeasonTable.omit({ games: true })) })
export type SeasonFileDoc = z.infer<typeof SeasonFileDoc>

const topicOf = (sportId: number) => `season-file:${sportId}`

export async function readSeasonFile(
  context: ReadContext,
  sportId: number,
  season: string,
): Promise<SeasonFileDoc | null> {
  context.touch(topicOf(sportId))
  const row = (await readSeasons(context, sportId)).find(
    ({ title }) => title.toLowerCase() === season.toLowerCase(),
  )
  if (!row) return null
  const file = await context.db
    .selectFrom('document')
    .select('doc')
    .where('tenant', '=', context.tenant)
    .where('kind', '=', 'season-file')
    .where('id', '=', row.id)
    .executeTakeFirst()
  return file
    ? readOrReport(context, 'season file', row.id, () => JSON.parse(file.doc) as SeasonFileDoc)
    : null
}

/** The seasons with such a file. */
export async function seasonsOfFiles(context: ReadContext, sportId: number): Promise<string[]> {
  context.touch(topicOf(sportId))
  const files = await context.db
    .selectFrom('document')
    .select('id')
    .where('tenant', '=', context.tenant)
    .where('kind', '=', 'season-file')
    .execute()
  return (await readSeasons(context, sportId))
    .filter(({ id }) => files.some((file) => file.id === id))
    .map(({ title }) => title)
}

export const writeSeasonFile = (
  transaction: Transaction,
  { sportId, seasonId, doc }: { sportId: number; seasonId: number; doc: SeasonFileDoc },
): Promise<WriteResult> =>
  saveDocument(transaction, 'document', SeasonFileDoc, { kind: 'season-file', id: seasonId, doc }, [
    topicOf(sportId),
  ])

/** The stored file of a season; null when there is none or it cannot be read. */
export async function storedSeasonFile(
  { db, tenant }: Pick<Transaction, 'db' | 'tenant'>,
  seasonId: number,
): Promise<SeasonFileDoc | null> {
  const row = await db
    .selectFrom('document')
    .select('doc')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'season-file')
    .where('id', '=', seasonId)
    .executeTakeFirst()
  return SeasonFileDoc.safeParse(JSON.parse(row?.doc ?? 'null')).data ?? null
}

/** Null when there was none. */
export async function dropSeasonFile(
  { db, tenant, topics }: Transaction,
  { sportId, seasonId }: { sportId: number; seasonId: number },
): Promise<'dropped' | null> {
  const existing = await db
    .selectFrom('document')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'season-file')
    .where('id', '=', seasonId)
    .executeTakeFirst()
  if (!existing) return null
  await db
    .deleteFrom('document')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'season-file')
    .where('id', '=', seasonId)
    .execute()
  topics.add(topicOf(sportId))
  return 'dropped'
}

/**
 * A season's calculated figures. The games of each player are in separate documents, which only a
 * player's page reads.
 */
export type StoredFigures = Omit<SeasonFigures, 'tables'> & {
  tables: (Omit<LoggedTable, 'rows'> & { rows: Omit<LoggedTable['rows'][number], 'games'>[] })[]
}
export type StoredLog = {
  key: string
  rows: {
    name: string
    rosterPlayerId: number | null
    games: LoggedTable['rows'][number]['games']
  }[]
}[]

/**
 * Changes with the tables of a family, or by hand (the first number) when the calculation changes.
 * Figures calculated under other rules are then calculated again.
 */
const rules = createHash('sha256')
  .update(JSON.stringify([4, families]))
  .digest('hex')
  .slice(0, 12)

/** Finished games that are not exhibitions, first game first. */
export const countedGames = (games: readonly Game[]): Game[] =>
  games
    .filter(
      (game) =>
        game.live !== null &&
        isComplete(game.gameState) &&
        getGameKind(game) === 'final' &&
        game.type !== 'S',
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id))

/**
 * How many games of a schedule were played, without exhibitions and games decided off the field.
 */
export const gamesPlayed = (games: readonly Game[]): number =>
  games.filter((game) => countsTowardRecord(game) && !isRuled(game.result)).length

/**
 * The figures of a schedule from the box scores of its counted games. They are stored with the
 * versions of these box scores and calculated again when the versions differ: a new file, a removed
 * game, or a game that became an exhibition.
 */
export const readFigures = (
  context: ReadContext,
  scheduleId: number,
  counted: readonly Game[],
): Promise<StoredFigures | null> =>
  readStored<StoredFigures>(context, 'season-stats', scheduleId, counted)

/** Each player's games of the same schedule. */
export const readLog = async (
  context: ReadContext,
  scheduleId: number,
  counted: readonly Game[],
): Promise<StoredLog> =>
  (await readStored<StoredLog>(context, 'season-log', scheduleId, counted)) ?? []

async function readStored<T>(
  context: ReadContext,
  kind: 'season-stats' | 'season-log',
  scheduleId: number,
  counted: readonly Game[],
): Promise<T | null> {
  if (counted.length === 0) return null
  const [{ sport, season }] = counted as [Game]
  const spellings = await readSpellings(context, sport.id, season)
  const signature = JSON.stringify([
    rules,
    ...counted.map(({ id, live }) => `${id}:${live!.version}`),
    ...spellings,
  ])
  const row = await context.db
    .selectFrom('document')
    .select('doc')
    .where('tenant', '=', context.tenant)
    .where('kind', '=', kind)
    .where('id', '=', scheduleId)
    .executeTakeFirst()
  const stored = row
    ? readOrReport(
        context,
        kind,
        scheduleId,
        () => JSON.parse(row.doc) as { signature: string; value: T },
      )
    : null
  if (stored?.signature === signature) return stored.value
  const computed = await make(context, counted, spellings)
  for (const [name, value] of Object.entries(computed))
    await keep(context, name, scheduleId, JSON.stringify({ signature, value }))
  return computed[kind] as T | null
}

async function make(
  context: ReadContext,
  counted: readonly Game[],
  spellings: Spellings,
): Promise<{ 'season-stats': StoredFigures | null; 'season-log': StoredLog }> {
  const boxes: BoxScore[] = []
  for (const { id } of counted) {
    const doc = await publishedDoc(context, id)
    const box =
      doc === undefined
        ? null
        : readOrReport(context, 'box score', id, () => countable(JSON.parse(doc) as BoxScore))
    if (box) boxes.push(linked(box, spellings))
  }
  const season = sumSeason(boxes)
  if (!season) return { 'season-stats': null, 'season-log': [] }
  return {
    'season-stats': {
      ...season,
      tables: season.tables.map((table) => ({
        ...table,
        rows: table.rows.map(({ games: _, ...row }) => row),
      })),
    },
    'season-log': season.tables.map(({ key, rows }) => ({
      key,
      rows: rows.map(({ name, rosterPlayerId, games }) => ({ name, rosterPlayerId, games })),
    })),
  }
}

/** Our players of a box score that was published before the department stored this spelling. */
function linked(box: BoxScore, spellings: Spellings): BoxScore {
  if (spellings.size === 0) return box
  const ids = new Map<string, Set<number>>()
  for (const [id, names] of spellings)
    for (const letters of names.map(nameKey))
      ids.set(letters, (ids.get(letters) ?? new Set()).add(id))
  const idOf = (name: string): number | null => {
    const [only, another] = ids.get(nameKey(name)) ?? []
    return another === undefined ? (only ?? null) : null
  }
  const side = box.thisTeamIsHomeTeam ? 'homeTeam' : 'visitingTeam'
  return {
    ...box,
    [side]: {
      ...box[side],
      tables: box[side].tables.map((table) => ({
        ...table,
        rows: table.rows.map((row) => ({
          ...row,
          rosterPlayerId: row.rosterPlayerId ?? idOf(row.name),
        })),
      })),
    },
  }
}

/**
 * The counted parts of a box score, without the plays, which are most of its size. Throws when one
 * is missing.
 */
function countable({ plays: _, scoring: __, ...box }: BoxScore): BoxScore {
  for (const team of [box.homeTeam, box.visitingTeam])
    if (!Array.isArray(team.tables) || !Array.isArray(team.totals))
      throw new Error('a team without tables')
  return { ...box, plays: [], scoring: [] }
}

/**
 * Stores the figures without touching a topic, because every reader would calculate the same. When
 * the store is read-only, the answer is still given.
 */
async function keep(
  { db, tenant }: ReadContext,
  kind: string,
  id: number,
  doc: string,
): Promise<void> {
  await db
    .insertInto('document')
    .values({ tenant, kind, id, doc })
    .onConflict((c) => c.columns(['tenant', 'kind', 'id']).doUpdateSet({ doc }))
    .execute()
    .catch(() => undefined)
}
