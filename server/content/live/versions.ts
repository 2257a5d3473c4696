import type { Kysely } from 'kysely'
import { readSettings } from '../department/site.ts'
import { readGame } from '../games/games.ts'
import type { ReadContext } from '../read-context.ts'
import type { Transaction } from '../transaction.ts'
import type { Tables } from '../../db/tables.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type {
  Finding,
  HoldMode,
  StatVersion,
  StatVersions,
} from '../../../src/contract/ingest.schema.ts'

/** The default: publish, and hold only versions with severe findings. */
const usualHold: HoldMode = 'findings'
/** Newest versions listed. */
const listed = 50

type Where = { db: Kysely<Tables>; tenant: string }

/** Which versions of a game are held. */
export async function readHold({ db, tenant }: Where, gameId: number): Promise<HoldMode> {
  const row = await db
    .selectFrom('game_desk')
    .select('hold')
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  return row?.hold ?? usualHold
}

export async function writeHold(
  { db, tenant }: Pick<Transaction, 'db' | 'tenant'>,
  gameId: number,
  hold: HoldMode,
): Promise<void> {
  await db
    .insertInto('game_desk')
    .values({ tenant, game_id: gameId, hold })
    .onConflict((c) => c.columns(['tenant', 'game_id']).doUpdateSet({ hold }))
    .execute()
}

/** The received versions of a game with their status; null when there is no such game. */
export async function readStatVersions(
  context: ReadContext,
  gameId: number,
): Promise<StatVersions | null> {
  const game = await readGame(context, gameId)
  if (!game) return null
  const { db, tenant } = context
  const rows = await db
    .selectFrom('stat_file')
    .select([
      'version',
      'received_at',
      'source',
      'sent_by',
      'score',
      'state',
      'findings',
      'status',
      'correction',
    ])
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .orderBy('version', 'desc')
    .limit(listed)
    .execute()
  const published = await db
    .selectFrom('stat_file')
    .select(['version', 'score', 'state'])
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  const versions = rows.map((row): StatVersion => ({
    version: row.version,
    receivedAt: row.received_at,
    source: row.source,
    by: row.sent_by,
    score: row.score,
    state: row.state,
    findings: JSON.parse(row.findings) as Finding[],
    status: row.status,
    correction: row.correction,
    change:
      row.status === 'held'
        ? `${published ? wordsOf(published) : 'nothing'} → ${wordsOf(row)}`
        : null,
  }))
  return {
    gameId,
    game: await headOf(context, game),
    published: published?.version ?? 0,
    hold: await readHold(context, gameId),
    versions,
  }
}

const wordsOf = ({ score, state }: { score: string; state: string }): string =>
  [score, state].filter(Boolean).join(', ')

async function headOf(context: ReadContext, game: Game): Promise<StatVersions['game']> {
  const settings = await readSettings(context)
  const isHome = game.locationIndicator !== 'A'
  const teamName = settings?.shortName ?? ''
  return {
    title: `${teamName} ${isHome ? 'vs' : 'at'} ${game.opponent.title}`,
    sport: game.sport.title,
    date: game.date,
    teamName,
    opponentName: game.opponent.title,
    isHome,
  }
}
