import type { z } from 'zod'
import type { Store } from '../../db/store.ts'
import { readBody } from '../../http/read-body.ts'
import { problem } from '../problem.ts'

/**
 * A call of the press box that may be answered: who asks has shown a token that is good for this
 * game.
 */
export type Asked = {
  request: Request
  url: URL
  tenant: string
  store: Store
  /** Of the department's site, for links that are given away. */
  origin: string
  gameId: number
  /** The last part of the path: the number of a version, the id of a link. */
  rest: string | undefined
  sender: 'ingest' | 'scorer'
  /** The name on a scorer's link. */
  by: string | null
}
export type Methods = Partial<
  Record<'GET' | 'PUT' | 'POST' | 'DELETE', (asked: Asked) => Promise<Response>>
>

/** An answer for one pair of eyes, of now. */
export const said = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store' } })

/** So many of its faults are named. */
const listed = 3

/** The body as its schema wants it, or the answer that says what is wrong with it. */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  most = 4096,
): Promise<{ value: z.output<S> } | { refused: Response }> {
  const bytes = await readBody(request, most)
  if (bytes === 'too large') return { refused: problem(413, `the body has at most ${most} bytes`) }
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return { refused: problem(400, 'the body is no JSON') }
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
