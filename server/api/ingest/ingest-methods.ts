import { z } from 'zod'
import { problem } from '../problem.ts'
import {
  createScorerToken,
  dropScorerToken,
  readScorerTokens,
} from '../../content/accounts/tokens.ts'
import { readGame } from '../../content/games/games.ts'
import { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { readBody } from '../../http/body.ts'
import { saveHandSheet, readHandSheet } from '../../live/hand-sheet.ts'
import { HandSheetIn } from '../../../src/contract/ingest.schema.ts'

/** An authorized ingest call: its token is valid for this game. */
export type IngestRequest = {
  request: Request
  url: URL
  tenant: string
  store: Store
  /** Origin of the department's site, for scoring links. */
  origin: string
  gameId: number
  /** The last path segment: a version number or a link id. */
  rest: string | undefined
  sender: 'ingest' | 'scorer'
  /** The name on a scorer's link; null for the department. */
  by: string | null
}
export type Methods = Partial<
  Record<'GET' | 'PUT' | 'POST' | 'DELETE', (request: IngestRequest) => Promise<Response>>
>

/** A JSON response that no cache may store. */
export const jsonNoStore = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store' } })

/** Problems named in one response. */
const listed = 3

/** The body parsed by its schema, or the response that says what is wrong. */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes = 4096,
): Promise<{ value: z.output<S> } | { refused: Response }> {
  const bytes = await readBody(request, maxBytes)
  if (bytes === 'too large')
    return { refused: problem(413, `the body has at most ${maxBytes} bytes`) }
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return { refused: problem(400, 'the body is not valid JSON') }
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data }
  const { issues } = parsed.error
  const first = issues
    .slice(0, listed)
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`.slice(0, 100))
    .join('; ')
  return {
    refused: problem(
      422,
      issues.length > listed ? `${first}; and ${issues.length - listed} more` : first,
    ),
  }
}

/** Largest request body in bytes: a thousand taps with notes. */
const maxBodyBytes = 400_000

/**
 * `GET …/hand`: the hand-scored sheet after an event number. `PUT …/hand`: taps of a device; a
 * repeated tap counts once.
 */
export const handSheetMethods: Methods = {
  GET: async ({ url, tenant, store, gameId, sender }) =>
    jsonNoStore(await readHandSheet(store, tenant, gameId, { after: afterOf(url), token: sender })),
  async PUT({ request, url, tenant, store, gameId, sender, by }) {
    const read = await readJson(request, HandSheetIn, maxBodyBytes)
    if ('refused' in read) return read.refused
    return jsonNoStore(
      await saveHandSheet(store, tenant, gameId, {
        events: read.value.events,
        after: afterOf(url),
        token: sender,
        by,
      }),
    )
  },
}

const afterOf = (url: URL): number =>
  /^\d{1,9}$/.test(url.searchParams.get('after') ?? '') ? Number(url.searchParams.get('after')) : 0

const manages = 'manage links'

const Wish = z.object({
  hours: z.number().int().min(1).max(72),
  name: z.string().trim().min(1).max(60),
})

/**
 * `…/links`: links for helpers that open the scoring page of this game and expire. Only the
 * department lists and creates them.
 */
export const linksMethods: Methods = {
  GET: byDepartment(manages, async ({ store, tenant, gameId }) =>
    jsonNoStore({ links: await readScorerTokens(store, tenant, gameId) }),
  ),
  POST: byDepartment(manages, async ({ request, store, tenant, gameId, origin }) => {
    const read = await readJson(request, Wish)
    if ('refused' in read) return read.refused
    if (!(await readGame(new ReadContext(store, tenant), gameId)))
      return problem(404, `there is no game ${gameId}; game ids are in the schedule`)
    const { id, secret, expiresAt } = await createScorerToken(store, tenant, {
      gameId,
      ...read.value,
    })
    // In the fragment, so that the secret is in no server log.
    return jsonNoStore({ id, url: `${origin}/score/${gameId}#${secret}`, expiresAt }, 201)
  }),
}

/** `DELETE …/links/{id}`: ends a link. */
export const linkMethods: Methods = {
  DELETE: byDepartment(manages, async ({ store, tenant, gameId, rest = '' }) => {
    if (!/^[0-9a-f]{12}$/.test(rest) || !(await dropScorerToken(store, tenant, gameId, rest)))
      return problem(404, 'there is no such link; the list of links has all of them')
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }),
}

/** A call for the department's token only. `right`: what a helper with a link may not do. */
export function byDepartment(
  right: string,
  answer: (request: IngestRequest) => Promise<Response>,
): (request: IngestRequest) => Promise<Response> {
  return async (request) =>
    request.sender === 'ingest'
      ? answer(request)
      : problem(403, `only the department may ${right}; a helper with a link may not`)
}
