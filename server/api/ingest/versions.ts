import { z } from 'zod'
import { readDesk } from '../../content/live/desk.ts'
import { ReadContext } from '../../content/read-context.ts'
import { dropVersion, publishVersion } from '../../live/decide.ts'
import { problem } from '../problem.ts'
import { readJson, said, type Asked, type Methods } from './asked.ts'

const Decision = z.object({ action: z.enum(['publish', 'drop']), sure: z.boolean().optional() })

/**
 * `GET …/versions`: what came and what became of it. `POST …/versions/{version}`: a person decides.
 * Both answer with the list as it is then.
 */
export const versions: Methods = {
  GET: async (asked) =>
    asked.rest === undefined
      ? list(asked)
      : problem(404, 'a version is asked for in the list: …/versions'),
  async POST(asked) {
    const { request, tenant, store, gameId, rest = '' } = asked
    if (!/^[1-9]\d{0,8}$/.test(rest))
      return problem(404, `"${rest}" is not the number of a version`)
    const read = await readJson(request, Decision)
    if ('refused' in read) return read.refused
    const { action, sure = false } = read.value
    if (action === 'publish') await publishVersion(store, tenant, gameId, Number(rest), { sure })
    else await dropVersion(store, tenant, gameId, Number(rest))
    return list(asked)
  },
}

async function list({ store, tenant, gameId }: Asked): Promise<Response> {
  const desk = await readDesk(new ReadContext(store, tenant), gameId)
  return desk
    ? said(desk)
    : problem(404, `there is no game ${gameId}; see the schedule for its number`)
}
