import { readSender } from '../content/accounts/tokens.ts'
import type { Store } from '../db/store.ts'
import { ReviewError, dropVersion, publishVersion } from '../live/review-version.ts'
import { IngestError, ingestStatFile } from '../live/ingest.ts'
import { StatFileError } from '../statcrew/sport-part.ts'
import {
  byDepartment,
  readJson,
  jsonNoStore,
  handSheetMethods,
  linkMethods,
  linksMethods,
  type IngestRequest,
  type Methods,
} from './ingest/ingest-methods.ts'
import { problem } from './problem.ts'
import { RateLimiters } from './rate-limiters.ts'
import type { RequestContext, Router } from './router.ts'
import { z } from 'zod'
import { HoldMode } from '../../src/contract/ingest.schema.ts'
import { writeHold, readStatVersions } from '../content/live/versions.ts'
import { readGame } from '../content/games/games.ts'
import { ReadContext } from '../content/read-context.ts'
import { readBody } from '../http/body.ts'

const Decision = z.object({ action: z.enum(['publish', 'drop']), sure: z.boolean().optional() })

/** `GET …/versions`: the versions received, and the status of each. */
const versions: Methods = { GET: list }

/**
 * `POST …/versions/{version}`: the department's decision, because a version can wait for it so that
 * a helper does not publish it. Answers with the updated list.
 */
const version: Methods = {
  POST: byDepartment('publish or drop what waits', async (context) => {
    const { request, tenant, store, gameId, rest = '' } = context
    if (!/^[1-9]\d{0,8}$/.test(rest)) return problem(404, `"${rest}" is not a version number`)
    const read = await readJson(request, Decision)
    if ('refused' in read) return read.refused
    const { action, sure = false } = read.value
    if (action === 'publish') await publishVersion(store, tenant, gameId, Number(rest), { sure })
    else await dropVersion(store, tenant, gameId, Number(rest))
    return list(context)
  }),
}

async function list({ store, tenant, gameId }: IngestRequest): Promise<Response> {
  const statVersions = await readStatVersions(new ReadContext(store, tenant), gameId)
  return statVersions
    ? jsonNoStore(statVersions)
    : problem(404, `there is no game ${gameId}; game ids are in the schedule`)
}

/** The largest accepted stat file in bytes. Real files have at most about 200 KB. */
const maxBodyBytes = 2 * 1024 * 1024

/** `PUT …/stats`: a stat file. `?hold=1` holds this version whatever the game's mode is. */
const stats: Methods = {
  async PUT({ request, url, tenant, store, gameId, by }) {
    const bytes = await readBody(request, maxBodyBytes)
    if (bytes === 'too large') return problem(413, `a stat file has at most ${maxBodyBytes} bytes`)
    return jsonNoStore(
      await ingestStatFile(store, tenant, gameId, bytes, {
        by,
        hold: url.searchParams.get('hold') === '1' || undefined,
      }),
    )
  },
}

/** `PUT …/hold`: which versions of this game are held. Versions already held stay held. */
const hold: Methods = {
  PUT: byDepartment('choose what waits', async ({ request, tenant, store, gameId }) => {
    const read = await readJson(request, z.object({ hold: HoldMode }))
    if ('refused' in read) return read.refused
    if (!(await readGame(new ReadContext(store, tenant), gameId)))
      return problem(404, `there is no game ${gameId}; game ids are in the schedule`)
    await writeHold({ db: store.of(tenant), tenant }, gameId, read.value.hold)
    return jsonNoStore({ hold: read.value.hold })
  }),
}

/**
 * Calls for a press box, or a helper with a link, by the rest of the path after
 * `/api/v2/ingest/games/{gameId}/`.
 */
export const ingestCalls: Readonly<Record<string, Methods>> = {
  stats,
  versions,
  'versions/:rest': version,
  hold,
  links: linksMethods,
  'links/:rest': linkMethods,
  hand: handSheetMethods,
}

/** Authorized by the department's token or by a scorer's token for this game. */
export function ingestRoutes(router: Router, store: Store): void {
  const rates = new RateLimiters(store)
  for (const [path, methods] of Object.entries(ingestCalls))
    for (const [method, call] of Object.entries(methods))
      router.on(method, `/api/v2/ingest/games/:gameId/${path}`, ({ env, req }) =>
        ingest(env, req.param('gameId')!, req.param('rest'), { store, rates }, call),
      )
}

async function ingest(
  { request, url, tenant, origin }: RequestContext,
  scope: string,
  rest: string | undefined,
  { store, rates }: { store: Store; rates: RateLimiters },
  answer: (ingestRequest: IngestRequest) => Promise<Response>,
): Promise<Response> {
  const sender = await readSender(store, request.headers.get('authorization'), tenant)
  if (!sender)
    return unknown(
      'send the token of this department (Authorization: Bearer <token>); `content token` ' +
        'creates one',
    )
  if (!/^\d{1,15}$/.test(scope)) return problem(404, `"${scope}" is not a game id`)
  const gameId = Number(scope)
  if (sender.kind === 'scorer') {
    if (Date.parse(sender.expiresAt) <= Date.now())
      return unknown(`this link expired at ${sender.expiresAt}; ask for a new one`)
    if (sender.gameId !== gameId) return problem(403, `this link is only for game ${sender.gameId}`)
  }
  if (request.method !== 'GET') {
    // Programs send a file every few seconds, and a helper a tap at a time.
    const subject = `${request.headers.get('authorization') ?? ''} ${gameId}`
    const wait = await rates.take(tenant, [
      { action: 'ingest', subject, max: 240, windowMs: 60_000 },
    ])
    if (wait > 0)
      return problem(429, 'too many files for one game; send one every few seconds', {
        'retry-after': String(Math.ceil(wait / 1000)),
      })
  }
  try {
    return await answer({
      request,
      url,
      tenant,
      store,
      origin,
      gameId,
      rest,
      sender: sender.kind,
      by: sender.kind === 'scorer' ? sender.name : null,
    } satisfies IngestRequest)
  } catch (error) {
    if (error instanceof StatFileError)
      return problem(422, error.message, {}, { line: error.line, kind: error.kind })
    if (error instanceof IngestError)
      return problem(error.message.startsWith('there is no') ? 404 : 422, error.message)
    if (error instanceof ReviewError) return problem(409, error.message)
    throw error
  }
}

const unknown = (detail: string): Response => problem(401, detail, { 'www-authenticate': 'Bearer' })
