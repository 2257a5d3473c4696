import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { buildUrl, type Endpoint } from '../../src/contract/endpoint.ts'
import { savedAtHeader, tenantHeader } from '../../src/contract/messages.ts'
import { schemas } from '../../src/contract/schemas.ts'
import type { CallSchema } from '../../src/contract/parts.schema.ts'
import type { Store } from '../db/store.ts'
import type { EdgeCache } from '../edge-cache/edge-cache.ts'
import { respond } from '../http/body.ts'
import { BodyCache } from './body-cache.ts'
import { withUpstreamFields } from '../upstream/map-fields.ts'
import { callApiWithAge } from './call-api.ts'
import { answerCountCall } from './count-call.ts'
import { publicCorsHeaders, toUpstreamProblem, problem } from './problem.ts'
import { toCsv } from '../content/csv.ts'
import { answerHiddenCall, answerSession } from './member-calls.ts'
import { withAliases } from './path-aliases.ts'
import { rejectHead, routePath, type RequestContext, type Router } from './router.ts'
import { callForTable } from './call-for-table.ts'

/** A row of the contract with what its route needs. */
export type Call = {
  name: ApiName
  row: Endpoint
  /** Path parameters: the name and the index of its path segment. */
  slots: readonly (readonly [name: string, part: number])[]
  /** Parameter names by their lower-case form. */
  names: ReadonlyMap<string, string>
}
const calls = (Object.entries(api) as [ApiName, Endpoint][])
  .map(([name, row]): Call => ({
    name,
    row,
    slots: row.path
      .split('/')
      .flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), i] as const] : [])),
    names: parameterNames(name),
  }))
  // Literal paths come before paths with a parameter: Season/current before Season/:seasonId.
  .toSorted((a, b) => a.slots.length - b.slots.length)

/** Public lists that have pages. */
export const pagedCalls: readonly Call[] = calls.filter(
  ({ name, row }) => '$pageIndex' in schemas[name].query.shape && !row.isCounter && !row.hidden,
)

/** The embedded content API. */
export class ContentApi {
  #store: Store
  /** With the milliseconds since 1970 when an older answer was made, else null. */
  #cache: BodyCache<number | null>
  #front: EdgeCache | undefined

  constructor(store: Store, edgeCache?: EdgeCache) {
    this.#store = store
    this.#front = edgeCache
    this.#cache = new BodyCache(store)
  }

  routes(router: Router): void {
    for (const call of calls)
      for (const path of withAliases(call.row.path)) {
        if (call.row.isCounter) router.get(routePath(path), rejectHead)
        router.get(routePath(path), ({ env }) => this.answer(call, env))
      }
  }

  async answer(
    { name, row, slots, names }: Call,
    { request, url, tenant }: Pick<RequestContext, 'request' | 'url' | 'tenant'>,
  ): Promise<Response> {
    const parts = url.pathname.split('/')
    const inPath = Object.fromEntries(slots.map(([slot, part]) => [slot, decoded(parts[part]!)]))
    const query = schemas[name].query.safeParse({
      ...canonicalNames(url.searchParams, names),
      ...inPath,
    })
    if (!query.success) {
      // Wrong in the path: the URL does not exist. Wrong in the query: the request is invalid.
      const invalidParams = query.error.issues.map((issue) => ({
        parameter: issue.path.join('.'),
        message: issue.message,
      }))
      const status = invalidParams.some(({ parameter }) => parameter in inPath)
        ? ((schemas[name] as CallSchema).wrongInPath ?? 404)
        : 400
      return problem(
        status,
        invalidParams
          .map(({ parameter, message }) => [parameter, message].filter(Boolean).join(': '))
          .join('; '),
      )
    }

    if (row.hidden) return answerHiddenCall(request, this.#store, tenant, name, query.data)
    if (row.isPersonal) return answerSession(request, this.#store, tenant)
    if (row.isCounter) return answerCountCall(request, this.#store, tenant, name, query.data)

    const callSchema = schemas[name] as CallSchema
    const csv = wantsCsv(request, url)
    if (csv === 'format' && !callSchema.table)
      return problem(400, `format: ${row.path} has no CSV form; remove format`)
    const table = csv ? callSchema.table : undefined
    const key = `${name}|${table ? 'csv|' : ''}${JSON.stringify(query.data)}`
    const making = this.#cache.getOrMake(tenant, key, async (context) => {
      const call = table ? callForTable : callApiWithAge
      const { value: result, at, saved } = await call(name, context, query.data)
      const text =
        result === null
          ? null
          : table
            ? toCsv(table(result))
            : JSON.stringify(withUpstreamFields(row.path, result))
      return { text, more: saved ? at : null }
    })
    const answered = await making.catch(toUpstreamProblem)
    if (answered instanceof Response) return answered
    const headers: Record<string, string> = {
      ...(table ? csvHeaders(name) : jsonHeaders),
      'cache-control': cacheControl(row),
      [tenantHeader]: tenant,
      ...publicCorsHeaders,
      ...(callSchema.table ? { vary: 'accept' } : {}),
      ...olderHeaders(answered.more),
    }
    const address = url.pathname + url.search
    // Only the spelling that our own pages use is shared. The number of other spellings is
    // unlimited.
    if (
      headers['cache-control'] === 'no-cache' &&
      answered.body &&
      !request.headers.has('authorization') &&
      address === buildUrl(row, query.data as Record<string, unknown>)
    ) {
      Object.assign(
        headers,
        await this.#front?.share(
          answered,
          tenant,
          (request.headers.get('host') ?? '').toLowerCase(),
          address,
          () => this.#cache.isCurrent(tenant, key, answered),
        ),
      )
    }
    // 204 means no data: the item does not exist.
    return answered.body
      ? respond(request, 200, answered.body, headers)
      : new Response(null, { status: 204, headers })
  }
}

/**
 * Headers of an older answer that replaces a missing one: its age, and that no cache may store it.
 */
const olderHeaders = (savedAt: number | null): Record<string, string> =>
  savedAt === null
    ? {}
    : {
        'cache-control': 'no-store',
        [savedAtHeader]: new Date(savedAt).toISOString(),
        age: String(Math.max(0, Math.round((Date.now() - savedAt) / 1000))),
        warning: '110 - "Response is Stale"',
      }

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' }
const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
})

/** By the URL or the Accept header. A client that also accepts JSON gets JSON. */
function wantsCsv(request: Request, url: URL): 'format' | 'accept' | undefined {
  if (
    [...url.searchParams].some(
      ([key, value]) => key.toLowerCase() === 'format' && value.toLowerCase() === 'csv',
    )
  )
    return 'format'
  const accept = request.headers.get('accept') ?? ''
  return /\btext\/csv\b/i.test(accept) && !/\bjson\b/i.test(accept) ? 'accept' : undefined
}

/** Browsers revalidate each time with the ETag. */
const cacheControl = (row: Endpoint) => (row.offline === 'never' ? 'no-store' : 'no-cache')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function parameterNames(name: ApiName): Map<string, string> {
  return new Map(Object.keys(schemas[name].query.shape).map((key) => [key.toLowerCase(), key]))
}

/** Parameter names are case-insensitive. Unknown parameters are ignored. */
function canonicalNames(
  search: URLSearchParams,
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  const out: Record<string, string> = {}
  for (const [key, value] of search) {
    const name = names.get(key.toLowerCase())
    // An empty search text is a search for nothing. Any other blank parameter counts as missing.
    if (name && (value !== '' || name === 'q')) out[name] = value
  }
  return out
}
