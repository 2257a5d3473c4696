import { readSender } from '../content/accounts/tokens.ts'
import type { Store } from '../db/store.ts'
import { DecisionRefused } from '../live/decide.ts'
import { IngestError } from '../live/ingest.ts'
import { StatFileError } from '../statcrew/stat-file-error.ts'
import type { Asked, Methods } from './ingest/asked.ts'
import { hand } from './ingest/hand.ts'
import { hold } from './ingest/hold.ts'
import { links } from './ingest/links.ts'
import { stats } from './ingest/stats.ts'
import { versions } from './ingest/versions.ts'
import { problem } from './problem.ts'

const path = /^\/api\/v2\/ingest\/games\/([^/]+)\/([a-z]+)(?:\/([^/]+))?\/?$/i

/**
 * Everything that a press box or a helper with a link may ask of a game, by the last word of its
 * path.
 */
const calls: Readonly<Record<string, Methods>> = { stats, versions, hold, links, hand }

/**
 * `/api/v2/ingest/games/{gameId}/…`, with the department's token or a scorer's of this game.
 * Undefined for other paths.
 */
export async function ingest(
  request: Request,
  url: URL,
  tenant: string,
  store: Store,
  origin = url.origin,
): Promise<Response | undefined> {
  const [, asked, name, rest] = path.exec(url.pathname) ?? []
  const methods = calls[name?.toLowerCase() ?? '']
  if (asked === undefined || !methods) return undefined
  const answer = methods[request.method as keyof Methods]
  if (!answer)
    return problem(405, `${name} is asked with ${Object.keys(methods).join(' or ')}`, {
      allow: Object.keys(methods).join(', '),
    })
  const sender = await readSender(store, request.headers.get('authorization'), tenant)
  if (!sender)
    return unknown(
      'send the token of this department: Authorization: Bearer <token>; `content token` makes one',
    )
  if (!/^\d{1,15}$/.test(asked)) return problem(404, `"${asked}" is not the number of a game`)
  const gameId = Number(asked)
  if (sender.kind === 'scorer') {
    if (Date.parse(sender.expiresAt) <= Date.now())
      return unknown(`this link ended at ${sender.expiresAt}; ask for a new one`)
    if (sender.gameId !== gameId)
      return problem(403, `this link is for game ${sender.gameId} alone`)
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
    } satisfies Asked)
  } catch (error) {
    if (error instanceof StatFileError)
      return problem(422, error.message, {}, { line: error.line, kind: error.kind })
    if (error instanceof IngestError)
      return problem(error.message.startsWith('there is no') ? 404 : 422, error.message)
    if (error instanceof DecisionRefused) return problem(409, error.message)
    throw error
  }
}

const unknown = (detail: string): Response => problem(401, detail, { 'www-authenticate': 'Bearer' })
