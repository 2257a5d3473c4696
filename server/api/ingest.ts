import { holdsToken } from '../content/tokens.ts'
import type { Store } from '../db/store.ts'
import { readBody } from '../http/read-body.ts'
import { IngestError, ingestStatFile } from '../live/ingest.ts'
import { StatFileError } from '../statcrew/stat-file-error.ts'
import { problem } from './problem.ts'

const path = /^\/api\/v2\/ingest\/games\/([^/]+)\/stats\/?$/i

/** The largest stat file taken, in bytes: real ones have at most some 200 KB. */
const largest = 2 * 1024 * 1024

/** `PUT /api/v2/ingest/games/{gameId}/stats`: a scorer's file, with the tenant's token. Undefined for other paths. */
export async function ingest(request: Request, url: URL, tenant: string, store: Store): Promise<Response | undefined> {
  const asked = path.exec(url.pathname)?.[1]
  if (asked === undefined) return undefined
  if (request.method !== 'PUT') return problem(405, 'a stat file is sent with PUT', { allow: 'PUT' })
  if (!(await holdsToken(store, request.headers.get('authorization'), tenant, 'ingest'))) {
    return problem(401, 'send the token of this department: Authorization: Bearer <token>; `content token` makes one', { 'www-authenticate': 'Bearer' })
  }
  if (!/^\d{1,15}$/.test(asked)) return problem(404, `"${asked}" is not the number of a game`)
  const bytes = await readBody(request, largest)
  if (bytes === 'too large') return problem(413, `a stat file has at most ${largest} bytes`)
  try {
    return Response.json(await ingestStatFile(store, tenant, Number(asked), bytes), { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    if (error instanceof StatFileError) return problem(422, error.message, {}, { line: error.line, kind: error.kind })
    if (error instanceof IngestError) return problem(error.message.startsWith('there is no game') ? 404 : 422, error.message)
    throw error
  }
}
