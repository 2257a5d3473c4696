import type { CallHandlers } from '../call-handlers.ts'
import { getContentSource } from '../content-source.ts'
import { composeGames } from '../games/games.ts'
import type { ReadContext } from '../read-context.ts'
import { readToday } from '../department-clock.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type { Health, NamedGame } from '../../../src/contract/health.schema.ts'
import { isByeWeek } from '../../../src/domain/games/game.ts'
import { gameName } from '../../../src/domain/games/meets.ts'
import { isExhibition } from '../../../src/domain/games/schedule.ts'

/** Games that a list names, and past games that are looked at for it. */
const maxGames = 20
const looked = 200
/** Days for which emails that were given up are told. */
const lostDays = 30

/** What a department's own people should know about its site. */
export async function readHealth(context: ReadContext): Promise<Health> {
  const [mail, push, changedAt] = await Promise.all([
    mailOf(context),
    pushOf(context),
    lastChange(context),
  ])
  const contentSource = getContentSource(context)
  // Nothing is asked of an upstream, so that the page tells of one that does not answer.
  const games = contentSource
    ? { statFile: null, held: [], withoutResult: [] }
    : {
        statFile: await lastFile(context),
        held: await heldGames(context),
        withoutResult: await gamesWithoutResult(context),
      }
  return {
    changedAt,
    ...games,
    mail,
    push,
    upstream: contentSource?.stateOf(context.tenant) ?? null,
  }
}

const toNamedGame = (game: Game): NamedGame => ({
  id: game.id,
  name: gameName(game),
  date: game.date.slice(0, 10),
})

/** Games by id. One that is no longer in a schedule has its number as its name. */
async function gamesById(
  context: ReadContext,
  ids: readonly number[],
): Promise<(id: number) => NamedGame> {
  const rows =
    ids.length === 0
      ? []
      : await context.db
          .selectFrom('game')
          .select(['id', 'schedule_id', 'sport_id', 'doc'])
          .where('tenant', '=', context.tenant)
          .where('id', 'in', ids)
          .execute()
  const games = new Map(
    (await composeGames(context, rows)).map((game) => [game.id, toNamedGame(game)]),
  )
  return (id) => games.get(id) ?? { id, name: `Game ${id}`, date: '' }
}

async function lastFile(context: ReadContext): Promise<Health['statFile']> {
  const row = await context.db
    .selectFrom('stat_file')
    .select(['game_id', 'received_at', 'status'])
    .where('tenant', '=', context.tenant)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const game = (await gamesById(context, [row.game_id]))(row.game_id)
  return { game, receivedAt: row.received_at, status: row.status }
}

async function heldGames(context: ReadContext): Promise<Health['held']> {
  const rows = await context.db
    .selectFrom('stat_file')
    .select((e) => [
      'game_id',
      e.fn.max('received_at').as('received_at'),
      e.fn.countAll<number>().as('files'),
    ])
    .where('tenant', '=', context.tenant)
    .where('status', '=', 'held')
    .groupBy('game_id')
    .orderBy('received_at', 'desc')
    .limit(maxGames)
    .execute()
  const game = await gamesById(
    context,
    rows.map((row) => row.game_id),
  )
  return rows.map((row) => ({
    game: game(row.game_id),
    receivedAt: row.received_at,
    files: Number(row.files),
  }))
}

/** Past games that fans see without a result; exhibitions and bye weeks need none. */
async function gamesWithoutResult(context: ReadContext): Promise<NamedGame[]> {
  const rows = await context.db
    .selectFrom('game')
    .select(['id', 'schedule_id', 'sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('over', '=', 0)
    .where('date', '<=', `${await readToday(context)}~`)
    .orderBy('date', 'desc')
    .limit(looked)
    .execute()
  return (await composeGames(context, rows))
    .filter((game) => game.status === 'O' && !isExhibition(game) && !isByeWeek(game.opponent))
    .slice(0, maxGames)
    .map(toNamedGame)
}

async function mailOf({ db, tenant, now }: ReadContext): Promise<Health['mail']> {
  const since = now.getTime() - lostDays * 86_400_000
  const counts = await db
    .selectFrom('form_mail')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('given_up', '=', 0).as('waiting'),
      fn
        .countAll<number>()
        .filterWhere('given_up', '=', 0)
        .filterWhere('tries', '>', 0)
        .as('refused'),
      fn
        .countAll<number>()
        .filterWhere('given_up', '=', 1)
        .filterWhere('tried_at', '>', since)
        .as('lost'),
    ])
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('form_mail')
    .select('fault')
    .where('tenant', '=', tenant)
    .where('tried_at', '>', since)
    .orderBy('tried_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    waiting: Number(counts.waiting),
    refused: Number(counts.refused),
    lost: Number(counts.lost),
    because: last?.fault ?? null,
  }
}

async function pushOf({ db, tenant }: ReadContext): Promise<Health['push']> {
  const devices = await db
    .selectFrom('push_subscriber')
    .select((e) => [
      e.fn.countAll<number>().as('all'),
      e.fn.sum<number>(e.case().when('failures', '>', 0).then(1).else(0).end()).as('failing'),
    ])
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow()
  const { waiting } = await db
    .selectFrom('push_job')
    .select((e) => e.fn.countAll<number>().as('waiting'))
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow()
  return {
    devices: Number(devices.all),
    failing: Number(devices.failing ?? 0),
    waiting: Number(waiting),
  }
}

async function lastChange({ db, tenant }: ReadContext): Promise<string | null> {
  const row = await db
    .selectFrom('change')
    .select('at')
    .where('tenant', '=', tenant)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

export const handlers = { hiddenHealth: readHealth } satisfies Partial<CallHandlers>
