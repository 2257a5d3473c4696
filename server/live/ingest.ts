import type { StatFile } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import type { IngestReport } from '../../src/contract/ingest.schema.ts'
import { readHold } from '../content/live/versions.ts'
import { readConfiguredTimeZone } from '../content/department/site.ts'
import { readGame } from '../content/games/games.ts'
import { readBoxScore } from '../content/live/live.ts'
import { ReadContext } from '../content/read-context.ts'
import {
  insertHeldVersion,
  newestVersion,
  publishedVersion,
  findReceivedVersion,
  type ReceivedVersion,
} from '../content/live/stat-files.ts'
import { transact, type Transaction } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { isJson } from '../statcrew/feed/feed-shape.ts'
import { compareWithPublished } from './compare-published.ts'
import {
  createHolding,
  createSerious,
  matchPlayers,
  resolveOurSide,
  alignSides,
  getScheduledSide,
  type StatFinding,
  type OurSide,
} from './match-players.ts'
import { isOfSport } from './of-sport.ts'
import { publish } from './publish.ts'
import { handVersion, readStatVersion, type ReadVersion } from './read-version.ts'
import { whichGame } from './which-game.ts'

/** A stat file that is refused for this game. The message has the fix. */
export class IngestError extends Error {
  override name = 'IngestError'
}

/**
 * `sure`: a person selected the game, so an unclear date or opponent is a finding but does not hold
 * the file. `hold`: hold this version, or (false) never; a file that is surely of another game or
 * contradicts itself is held all the same. `by`: the sender, if known. `publishedAs`: its version
 * and time in another store, where a person has published it.
 */
export type IngestOptions = {
  sure?: boolean
  hold?: boolean | undefined
  by?: string | null
  publishedAs?: { version: number; at: Date } | undefined
}

/**
 * Ingests a stat file: parsed as a whole, then published as the game's newest version, or held.
 * Throws StatFileError (not a stat file) or IngestError (not of this game); the published version
 * then stays.
 */
export async function ingestStatFile(
  store: Store,
  tenant: string,
  gameId: number,
  bytes: Uint8Array,
  options: IngestOptions = {},
): Promise<IngestReport> {
  return ingestInTransaction(
    store,
    tenant,
    gameId,
    {
      ...readStatVersion(
        bytes,
        await readSportOfGame(store, tenant, gameId),
        // Only a feed may have its date in UTC.
        isJson(bytes) ? await readConfiguredTimeZone(new ReadContext(store, tenant)) : null,
      ),
      bytes,
    },
    options,
  )
}

/** The same for a hand-scored sheet, in the transaction that stores its taps. */
export const ingestHandSheet = (
  transaction: Transaction,
  gameId: number,
  { file, sheet, by }: { file: StatFile; sheet: Uint8Array; by: string | null },
): Promise<IngestReport> =>
  storeVersion(
    transaction,
    gameId,
    { file, bytes: handVersion(file, sheet), source: 'hand', code: '' },
    { sure: true, by },
  )

type Parsed = ReadVersion & { bytes: Uint8Array }

const ingestInTransaction = (
  store: Store,
  tenant: string,
  gameId: number,
  parsed: Parsed,
  options: IngestOptions,
): Promise<IngestReport> =>
  transact(store, tenant, (transaction) => storeVersion(transaction, gameId, parsed, options))

async function storeVersion(
  transaction: Transaction,
  gameId: number,
  { file, bytes, source, code }: Parsed,
  { sure = false, hold, by = null, publishedAs: before }: IngestOptions,
): Promise<IngestReport> {
  const { tenant } = transaction
  const context = new ReadContext({ db: transaction.db }, tenant, transaction.now)
  const game = await findGameForFile(context, gameId, file)
  const { side, found, isElsewhere } =
    source === 'hand'
      ? lookAtSheet(game, file)
      : await inspectFile(context, game, { file, bytes, code, sure })
  const summary = {
    gameId,
    score: `${file.visitingTeam.score}-${file.homeTeam.score}`,
    state: file.status.periodLabel,
  }
  const warnings = found.map(({ text }) => text)

  const same = await findReceivedVersion(transaction, gameId, bytes)
  const publishedNumber = await publishedVersion(transaction, gameId)
  // A late retry must not reset the score.
  if (same)
    return {
      ...summary,
      version: same.status === 'held' ? same.version : publishedNumber,
      changed: false,
      status: same.status,
      warnings: [
        ...warnings,
        ...(same.version === publishedNumber ? [] : [againWords(same, publishedNumber)]),
      ],
    }

  const next = Math.max(await newestVersion(transaction, gameId), game.live?.version ?? 0) + 1
  const again = before !== undefined && before.version >= next
  const version = again ? before.version : next
  const then: Transaction = { ...transaction, now: again ? before.at : transaction.now }
  const received: ReceivedVersion = {
    gameId,
    version,
    bytes,
    source,
    by,
    score: summary.score,
    state: summary.state,
    findings: found.map(({ kind, text }) => ({ kind, text })),
  }
  const contradicts = (file.contradictions?.length ?? 0) > 0
  const waits =
    ((isElsewhere || (hold === false && contradicts)) && before === undefined) ||
    (hold ?? waitsFor(await readHold(transaction, gameId), found))
  if (waits) await insertHeldVersion(then, received)
  else await publish(then, context, { game, file, side, received })
  return { ...summary, version, changed: true, status: waits ? 'held' : 'published', warnings }
}

const waitsFor = (
  mode: Awaited<ReturnType<typeof readHold>>,
  findings: readonly StatFinding[],
): boolean => mode === 'always' || (mode === 'findings' && findings.some(({ holds }) => holds))

function againWords(
  { version, status }: { version: number; status: IngestReport['status'] },
  publishedNumber: number,
): string {
  if (status === 'held') return `this file was received before as version ${version}, which is held`
  const publishedText =
    publishedNumber > 0
      ? `version ${publishedNumber} ${publishedNumber > version ? 'is newer and ' : ''}stays`
      : 'nothing is published'
  return (
    'this file was received before as version ' +
    `${version}${status === 'dropped' ? ', which was dropped' : ''}; ${publishedText}`
  )
}

/** Throws when there is no such game or its sport does not fit the file. */
export async function findGameForFile(
  context: ReadContext,
  gameId: number,
  file: StatFile,
): Promise<Game> {
  const game = await readGame(context, gameId)
  if (!game) throw new IngestError(`there is no game ${gameId}; game ids are in the schedule`)
  if (!isOfSport(file.family, game.sport.globalSportShortName ?? ''))
    throw new IngestError(`a ${file.family} file does not fit a game of ${game.sport.title}`)
  return game
}

type Look = { side: OurSide; found: StatFinding[]; isElsewhere: boolean }

/** A sheet belongs to the game it was opened for and is always intended. */
const lookAtSheet = (game: Game, file: StatFile): Look => ({
  side: getScheduledSide(game),
  found: file.warnings.map(createSerious),
  isElsewhere: false,
})

/**
 * Which team of the file is ours, whether the file is surely of another game, and findings:
 * compared with the schedule, the roster, the published version, and within itself.
 */
async function inspectFile(
  context: ReadContext,
  game: Game,
  { file, bytes, code, sure }: { file: StatFile; bytes: Uint8Array; code: string; sure: boolean },
): Promise<Look> {
  const { side, unnamed } = await resolveOurSide(context, game, file)
  // A program's feed may still have its last game, such as the women's instead of the men's.
  const wrongSport =
    code !== '' && code !== game.sport.globalSportShortName
      ? [
          createSerious(
            `the feed is for ${code}, the game for ${game.sport.title}: check which game is ` +
              'being sent',
          ),
        ]
      : []
  if (wrongSport[0] && !sure) throw new IngestError(wrongSport[0].text)
  const published = await readBoxScore(context, game.id)
  const usUnnamed = unnamed.length > 0
  const gameMatch = await whichGame(context, {
    game,
    file,
    bytes,
    side,
    usUnnamed,
    shown: published,
  })
  const { findings: ofPlayers } = await matchPlayers(context, game, file, side)
  // A person accepted such players with the published version.
  const isAccepted =
    published !== null &&
    ofPlayers.some(({ holds }) => holds) &&
    (await matchPlayers(context, game, alignSides(side === 'home', published), side)).findings.some(
      ({ holds }) => holds,
    )
  return {
    side,
    isElsewhere: gameMatch.is === 'another',
    found: [
      ...wrongSport,
      ...unnamed,
      ...gameMatch.findings.map((finding) => ({
        ...finding,
        holds: finding.holds && (gameMatch.is === 'another' || !sure),
      })),
      ...compareWithPublished(file, side, published),
      ...ofPlayers.map((finding) => ({ ...finding, holds: finding.holds && !sure && !isAccepted })),
      ...(file.contradictions ?? []).map(createHolding),
      ...file.warnings.map(createSerious),
    ],
  }
}

/** The sport code of a game's schedule; null when there is no such game. */
export async function readSportOfGame(
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
