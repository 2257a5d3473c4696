import type { StatFamily, StatFile } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import type { IngestReport } from '../../src/contract/ingest.schema.ts'
import { readHold } from '../content/live/desk.ts'
import { readGame } from '../content/games/games.ts'
import { readBoxScore } from '../content/live/live.ts'
import { ReadContext } from '../content/read-context.ts'
import {
  holdStatFile,
  newestVersion,
  publishedVersion,
  versionOf,
  type CameIn,
} from '../content/live/stat-files.ts'
import { transact, type Transaction } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { againstShown } from './against-shown.ts'
import { serious, matchPlayers, sideOf, type Found, type OurSide } from './match-players.ts'
import { otherGame } from './other-game.ts'
import { publish } from './publish.ts'
import { handVersion, readStatVersion, type ReadVersion } from './read-version.ts'

/** A stat file that cannot be taken for this game. The message says what to do. */
export class IngestError extends Error {
  override name = 'IngestError'
}

/**
 * Which sports a family of files may belong to: the schedule names the sport, the root of the file
 * never does. A plain sheet is of any.
 */
export const sportsOf: Record<Exclude<StatFamily, 'plain'>, string[]> = {
  football: ['football'],
  baseball: ['baseball', 'softball'],
  volleyball: ['wvball', 'mvball'],
  lacrosse: ['wlax', 'mlax'],
  basketball: ['mbball', 'wbball'],
  soccer: ['msoc', 'wsoc'],
  hockey: ['mhockey', 'whockey'],
  'field-hockey': ['fhockey'],
}
const isOfSport = (family: StatFamily, code: string): boolean =>
  family === 'plain' || sportsOf[family].includes(code)

/** The same before the game is known: field hockey may come as soccer, without a mark. */
export const maybeOfSport = (family: StatFamily, code: string): boolean =>
  isOfSport(family, code) || (family === 'soccer' && isOfSport('field-hockey', code))

/**
 * `sure`: a person has named the game, so that a file of another day or opponent is only said, not
 * refused or held. `hold`: this one waits for a person, or (false) does not, whatever is found.
 * `by`: who sent it, where that is known. `came`: the version that it was in another store, and
 * when.
 */
export type IngestOptions = {
  sure?: boolean
  hold?: boolean | undefined
  by?: string | null
  came?: { version: number; at: Date } | undefined
}

/**
 * Takes a stat file for a game: parsed whole, then stored as the game's newest version, and every
 * reader is told; or it waits for a person. Throws StatFileError (the file is not one) or
 * IngestError (not one of this game); then the last good state stays.
 */
export async function ingestStatFile(
  store: Store,
  tenant: string,
  gameId: number,
  bytes: Uint8Array,
  options: IngestOptions = {},
): Promise<IngestReport> {
  return take(
    store,
    tenant,
    gameId,
    { ...readStatVersion(bytes, await sportOf(store, tenant, gameId)), bytes },
    options,
  )
}

/**
 * The same door for a sheet that is kept by hand, inside the write that keeps its taps: neither is
 * stored without the other.
 */
export const takeByHand = (
  transaction: Transaction,
  gameId: number,
  { file, sheet, by }: { file: StatFile; sheet: Uint8Array; by: string | null },
): Promise<IngestReport> =>
  takeInside(
    transaction,
    gameId,
    { file, bytes: handVersion(file, sheet), source: 'hand', code: '' },
    { sure: true, by },
  )

type Parsed = ReadVersion & { bytes: Uint8Array }

const take = (
  store: Store,
  tenant: string,
  gameId: number,
  parsed: Parsed,
  options: IngestOptions,
): Promise<IngestReport> =>
  transact(store, tenant, (transaction) => takeInside(transaction, gameId, parsed, options))

async function takeInside(
  transaction: Transaction,
  gameId: number,
  { file, bytes, source, code }: Parsed,
  { sure = false, hold, by = null, came: before }: IngestOptions,
): Promise<IngestReport> {
  const { tenant } = transaction
  const context = new ReadContext({ db: transaction.db }, tenant, transaction.now)
  const game = await gameFor(context, gameId, file)
  const { side, found } = await look(context, game, file, { sure, code, byHand: source === 'hand' })
  const said = {
    gameId,
    score: `${file.visitingTeam.score}-${file.homeTeam.score}`,
    state: file.status.periodLabel,
  }
  const warnings = found.map(({ text }) => text)

  const same = await versionOf(transaction, gameId, bytes)
  const shown = await publishedVersion(transaction, gameId)
  // A retry that comes late must not turn the score back.
  if (same)
    return {
      ...said,
      version: same.status === 'held' ? same.version : shown,
      changed: false,
      status: same.status,
      warnings: [...warnings, ...(same.version === shown ? [] : [againWords(same, shown)])],
    }

  const next = Math.max(await newestVersion(transaction, gameId), game.live?.version ?? 0) + 1
  const again = before !== undefined && before.version >= next
  const version = again ? before.version : next
  const then: Transaction = { ...transaction, now: again ? before.at : transaction.now }
  const came: CameIn = {
    gameId,
    version,
    bytes,
    source,
    by,
    score: said.score,
    state: said.state,
    findings: found.map(({ kind, text }) => ({ kind, text })),
  }
  const waits = hold ?? waitsFor(await readHold(transaction, gameId), found)
  if (waits) await holdStatFile(then, came)
  else await publish(then, context, { game, file, side, came })
  return { ...said, version, changed: true, status: waits ? 'held' : 'published', warnings }
}

const waitsFor = (mode: Awaited<ReturnType<typeof readHold>>, found: readonly Found[]): boolean =>
  mode === 'always' || (mode === 'findings' && found.some(({ holds }) => holds))

function againWords(
  { version, status }: { version: number; status: IngestReport['status'] },
  shown: number,
): string {
  if (status === 'held')
    return `this file came before, as version ${version}, which waits for a person`
  return `this file came before, as version ${version}${status === 'dropped' ? ', and was refused by a person' : ''}; ${shown > 0 ? `version ${shown} ${shown > version ? 'is newer and ' : ''}stays` : 'nothing is shown'}`
}

/** Throws when there is no such game, or it is of a sport that such a file cannot be of. */
export async function gameFor(context: ReadContext, gameId: number, file: StatFile): Promise<Game> {
  const game = await readGame(context, gameId)
  if (!game) throw new IngestError(`there is no game ${gameId}; see the schedule for its number`)
  if (!isOfSport(file.family, game.sport.globalSportShortName ?? ''))
    throw new IngestError(`a ${file.family} file cannot be taken for a game of ${game.sport.title}`)
  return game
}

/**
 * Which team of the file is ours, and what does not add up: between it and the schedule, the
 * roster, what the site shows, and within itself.
 */
async function look(
  context: ReadContext,
  game: Game,
  file: StatFile,
  { sure, code, byHand }: { sure: boolean; code: string; byHand: boolean },
): Promise<{ side: OurSide; found: Found[] }> {
  // A sheet is of the game it was opened for, and what it says is what a person wants.
  if (byHand)
    return {
      side: game.locationIndicator === 'A' ? 'visitor' : 'home',
      found: file.warnings.map(serious),
    }
  const { side, unnamed } = await sideOf(context, game, file)
  const other = await otherGame(context, game, file, side, unnamed.length > 0)
  if (other.refused && !sure) throw new IngestError(other.refused)
  // A program's feed is of its last game, whoever asks: the women's may come where the men's was
  // asked for.
  const wrong =
    code !== '' && code !== game.sport.globalSportShortName
      ? [
          serious(
            `the feed is of ${code}, the game of ${game.sport.title}: look which game is being sent`,
          ),
        ]
      : []
  if (wrong[0] && !sure) throw new IngestError(wrong[0].text)
  const shown = await readBoxScore(context, game.id)
  const { findings: ofPlayers } = await matchPlayers(context, game, file, side)
  return {
    side,
    found: [
      ...wrong,
      ...unnamed,
      ...(other.refused ? [serious(other.refused)] : []),
      ...other.findings.map((one) => ({ ...one, holds: one.holds && !sure })),
      ...againstShown(file, side, shown),
      ...ofPlayers,
      ...file.warnings.map(serious),
    ],
  }
}

/** The code of the sport that the schedule names for a game; null when there is no such game. */
export async function sportOf(
  store: Pick<Store, 'of'>,
  tenant: string,
  gameId: number,
): Promise<string | null> {
  const row = await store
    .of(tenant)
    .selectFrom('game')
    .innerJoin('sport', (j) =>
      j.onRef('sport.tenant', '=', 'game.tenant').onRef('sport.id', '=', 'game.sport_id'),
    )
    .select('sport.doc')
    .where('game.tenant', '=', tenant)
    .where('game.id', '=', gameId)
    .executeTakeFirst()
  return row
    ? (JSON.parse(row.doc) as { globalSportShortName: string | null }).globalSportShortName
    : null
}
