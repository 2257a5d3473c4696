import { createHash } from 'node:crypto'
import { tenantHeader } from '../../src/contract/messages.ts'
import { encodeBody, respond } from '../http/body.ts'
import { pagedCalls, type ContentApi, type Call } from './content-api.ts'
import { publicCorsHeaders, problem } from './problem.ts'
import { withAliases } from './path-aliases.ts'
import { withFallthrough, routePath, type RequestContext, type Router } from './router.ts'

/**
 * Lists are read in blocks of this size, the largest page size, because a cursor may point into the
 * middle of a block.
 */
const block = 100
const standard = 10

/**
 * Version 2.1 of every list with pages: `/api/v2.1/<list>?After=…&Before=…&PageSize=…` → `{items,
 * before, after}` without a total. A cursor has the position and the id of an item, so that items
 * added or removed before it do not shift the page.
 */
export class Cursors {
  #answers: ContentApi

  constructor(answers: ContentApi) {
    this.#answers = answers
  }

  routes(router: Router): void {
    for (const call of pagedCalls)
      for (const path of withAliases(call.row.path))
        router.get(
          routePath(inVersion21(path)),
          withFallthrough((context) => this.#answer(call, context)),
        )
    // Both lists of games share this path; `Upcoming` selects one.
    const games = (list: string) =>
      pagedCalls.find(({ row }) => row.path === `/api/v2/EventsResults/${list}`)!
    const [upcoming, results] = [games('upcoming'), games('results')]
    router.get(
      '/api/v2.1/eventsresults',
      withFallthrough((context) =>
        this.#answer(asksUpcoming(context.url) ? upcoming : results, context),
      ),
    )
  }

  /** Undefined when the answer of the row is not a page of a list. */
  async #answer(
    call: Call,
    { request, url, tenant }: RequestContext,
  ): Promise<Response | undefined> {
    const query = askedOf(url)
    if (typeof query === 'string') return problem(400, query)

    const list = new Blocks(async (index) => {
      // Path parameters have the same positions in both versions.
      const pageUrl = new URL(url.pathname.replace(/^\/api\/v2\.1\//i, '/api/v2/'), url.origin)
      for (const [name, value] of query.rest) pageUrl.searchParams.append(name, value)
      pageUrl.searchParams.set('$pageIndex', String(index))
      pageUrl.searchParams.set('$pageSize', String(block))
      const inside = new Request(pageUrl, { headers: { accept: 'application/json' } })
      return this.#answers.answer(call, { request: inside, url: pageUrl, tenant })
    })
    const first = await list.load(0)
    if (first instanceof Response || first === undefined) return first
    const { size, after, before } = query
    const end = before ? await list.placeOf(before) : undefined
    const start =
      end === undefined ? (after ? (await list.placeOf(after)) + 1 : 0) : Math.max(0, end - size)
    const items = await list.slice(start, end ?? start + size)
    const cursorAt = (i: number) => ({ at: start + i, id: idOf(items[i]) })
    const body = {
      items,
      before: items.length > 0 && start > 0 ? cursorOf(cursorAt(0)) : null,
      after:
        items.length > 0 && start + items.length < list.total
          ? cursorOf(cursorAt(items.length - 1))
          : null,
    }
    return respond(request, 200, await encodeBody(JSON.stringify(body)), {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      [tenantHeader]: tenant,
      ...publicCorsHeaders,
    })
  }
}

type Cursor = { at: number; id: string }
type CursorQuery = {
  size: number
  after: Cursor | undefined
  before: Cursor | undefined
  rest: [string, string][]
}

/** The parameters that only version 2.1 has; a message when one is invalid. */
function askedOf(url: URL): CursorQuery | string {
  const ownParams = new Map<string, string>()
  const rest: [string, string][] = []
  for (const [name, value] of url.searchParams) {
    if (/^(?:after|before|format|pagesize|\$pageindex|\$pagesize)$/i.test(name))
      ownParams.set(name.toLowerCase(), value)
    else rest.push([name, value])
  }
  if (/^csv$/i.test(ownParams.get('format') ?? ''))
    return 'format: pages with cursors are JSON only; use version 2 of the list for CSV'
  const size = ownParams.get('pagesize') || ownParams.get('$pagesize') || String(standard)
  if (!/^[1-9]\d{0,14}$/.test(size)) return 'PageSize: must be a number from 1 on'
  const [after, before] = [ownParams.get('after'), ownParams.get('before')]
  if (after && before) return 'After and Before: use only one of them'
  const [cursorAfter, cursorBefore] = [after, before].map((text) =>
    text ? readCursor(text) : undefined,
  )
  if (after && !cursorAfter) return 'After must be a cursor returned by this list'
  if (before && !cursorBefore) return 'Before must be a cursor returned by this list'
  return { size: Math.min(Number(size), block), after: cursorAfter, before: cursorBefore, rest }
}

const inVersion21 = (path: string): string => path.replace('/api/v2/', '/api/v2.1/')

const asksUpcoming = ({ searchParams }: URL): boolean =>
  /^(?:true|1)$/i.test([...searchParams].find(([name]) => /^upcoming$/i.test(name))?.[1] ?? '')

const cursorOf = ({ at, id }: Cursor): string => Buffer.from(`${at}.${id}`).toString('base64url')

function readCursor(text: string): Cursor | undefined {
  const [, position, id] =
    /^(\d{1,9})\.(.+)$/s.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return position !== undefined && id !== undefined ? { at: Number(position), id } : undefined
}

/** Identifies an item: its id, else its whole content. */
function idOf(item: unknown): string {
  const { id } = (item ?? {}) as { id?: unknown }
  return typeof id === 'number' || typeof id === 'string'
    ? String(id)
    : createHash('sha256')
        .update(JSON.stringify(item ?? null))
        .digest('base64url')
        .slice(0, 10)
}

/** A list of which only the requested blocks are read. */
class Blocks {
  total = 0
  #read: (index: number) => Promise<Response | undefined>
  #blocks = new Map<number, unknown[]>()

  constructor(read: (index: number) => Promise<Response | undefined>) {
    this.#read = read
  }

  /** A block; the response itself when it is not a list. */
  async load(index: number): Promise<unknown[] | Response | undefined> {
    const loadedBlock = this.#blocks.get(index)
    if (loadedBlock) return loadedBlock
    const response = await this.#read(index)
    if (response?.status !== 200) return response
    const page = (await response.json()) as { items?: unknown[]; total?: number }
    if (!Array.isArray(page.items) || typeof page.total !== 'number') return undefined
    this.total = page.total
    this.#blocks.set(index, page.items)
    return page.items
  }

  async slice(start: number, end: number): Promise<unknown[]> {
    const items: unknown[] = []
    for (let position = start; position < end;) {
      const index = Math.floor(position / block)
      const loaded = await this.load(index)
      const some = Array.isArray(loaded)
        ? loaded.slice(position - index * block, end - index * block)
        : []
      items.push(...some)
      if (some.length === 0) break
      position += some.length
    }
    return items
  }

  /** The current index of a cursor's item: searched near its old position, else that position. */
  async placeOf({ at, id }: Cursor): Promise<number> {
    const from = Math.max(0, at - block)
    const near = await this.slice(from, at + block)
    const positions = near.flatMap((item, i) => (idOf(item) === id ? [from + i] : []))
    return positions.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? at
  }
}
