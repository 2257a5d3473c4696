import { z } from 'zod'
import { readGame } from '../../content/games/games.ts'
import { ReadContext } from '../../content/read-context.ts'
import {
  createScorerToken,
  dropScorerToken,
  readScorerTokens,
} from '../../content/accounts/tokens.ts'
import { problem } from '../problem.ts'
import { said, readJson, type Asked, type Methods } from './asked.ts'

const Wish = z.object({
  hours: z.number().int().min(1).max(72),
  name: z.string().trim().min(1).max(60),
})

/**
 * `…/links`: links for helpers, which open the scoring page of this game and end. Only the
 * department lists and makes them.
 */
export const links: Methods = {
  GET: byDepartment(async ({ store, tenant, gameId }) =>
    said({ links: await readScorerTokens(store, tenant, gameId) }),
  ),
  POST: byDepartment(async ({ request, store, tenant, gameId, origin }) => {
    const read = await readJson(request, Wish)
    if ('refused' in read) return read.refused
    if (!(await readGame(new ReadContext(store, tenant), gameId)))
      return problem(404, `there is no game ${gameId}; see the schedule for its number`)
    const { id, secret, expiresAt } = await createScorerToken(store, tenant, {
      gameId,
      ...read.value,
    })
    // In the fragment: no server and no log ever sees it.
    return said({ id, url: `${origin}/score/${gameId}#${secret}`, expiresAt }, 201)
  }),
}

/** `DELETE …/links/{id}`: ends a link. */
export const link: Methods = {
  DELETE: byDepartment(async ({ store, tenant, gameId, rest = '' }) => {
    if (!/^[0-9a-f]{12}$/.test(rest) || !(await dropScorerToken(store, tenant, gameId, rest)))
      return problem(404, 'there is no such link; the list of links names those there are')
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }),
}

function byDepartment(
  answer: (asked: Asked) => Promise<Response>,
): (asked: Asked) => Promise<Response> {
  return async (asked) =>
    asked.sender === 'ingest'
      ? answer(asked)
      : problem(403, 'a helper with a link may not give away links; ask the department')
}
