import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { sanitizeStoredHtml } from './html/clean-html.ts'
import { dropFindable, writeFindable } from './search/findable.ts'
import type { Kind } from './kinds/kind.ts'
import { dropMentions, writeMentions } from './search/mentions.ts'
import { clampPageSize } from './paging.ts'
import type { ReadContext } from './read-context.ts'
import { readSportSlug } from './sports/sport-slug.ts'
import { saveDocument, type WriteResult, type Transaction } from './transaction.ts'
import type { PageOf, Paging } from '../../src/contract/queries.ts'
import type { Tables } from '../db/tables.ts'
import { readTotal } from './cached-rows.ts'

export type Item<K> = K extends Kind<infer Doc> ? z.infer<Doc> & { id: number } : never
export type ItemQuery = {
  sportId?: number | undefined
  slug?: string | undefined
  ids?: readonly number[] | undefined
  /** Wall clocks of the department, both inclusive. */
  from?: string | undefined
  to?: string | undefined
  /** Leaves out items whose `ends` is earlier. An item without `ends` never ends. */
  endsFrom?: string | undefined
  /** Words that the item must contain, ignoring case. */
  search?: string | undefined
  /** 'rank' is the department's own order; 'newest' and 'oldest' sort by date. */
  order?: 'rank' | 'newest' | 'oldest' | undefined
}

/** The form in which words are stored and searched: lower case without diacritics. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function scope(
  context: ReadContext,
  kind: Pick<Kind, 'name'>,
  { sportId, slug, ids, from, to, endsFrom, search }: ItemQuery,
) {
  context.touch(kind.name)
  let query = context.db
    .selectFrom('item')
    .where('tenant', '=', context.tenant)
    .where('kind', '=', kind.name)
  if (sportId) query = query.where('sport_id', '=', sportId)
  if (slug !== undefined) query = query.where('slug', '=', slug.toLowerCase())
  if (ids !== undefined) query = query.where('id', 'in', [...ids])
  if (from !== undefined) query = query.where('date', '>=', from)
  if (to !== undefined) query = query.where('date', '<=', to)
  if (endsFrom !== undefined)
    query = query.where((e) => e.or([e('ends', 'is', null), e('ends', '>=', endsFrom)]))
  for (const term of foldText(search ?? '')
    .split(/\s+/)
    .filter(Boolean))
    query = query.where('words', 'like', `%${term.replace(/[%_\\]/g, '')}%`)
  return query
}
type Scope = ReturnType<typeof scope>

function ordered(query: Scope, order: ItemQuery['order'] = 'rank') {
  if (order === 'rank') return query.orderBy('rank').orderBy('id')
  const direction = order === 'newest' ? 'desc' : 'asc'
  return query.orderBy('date', direction).orderBy('id', direction)
}

/** All matching items of a kind. For kinds with a few dozen items; longer lists are paged. */
export async function readItems<Doc extends z.ZodType>(
  context: ReadContext,
  kind: Kind<Doc>,
  query: ItemQuery = {},
): Promise<Item<Kind<Doc>>[]> {
  const rows = await ordered(scope(context, kind, query), query.order)
    .select(['id', 'doc'])
    .execute()
  return rows.map((row) => itemOf(kind, row))
}

/** One page of a kind, counted and limited by the store. */
export async function readItemPage<Doc extends z.ZodType>(
  context: ReadContext,
  kind: Kind<Doc>,
  query: ItemQuery & Paging,
): Promise<PageOf<Item<Kind<Doc>>>> {
  const size = clampPageSize(query)
  const page = query.$pageIndex ?? 0
  const all = scope(context, kind, query)
  const total = await readTotal(context, all)
  const rows = await ordered(all, query.order)
    .select(['id', 'doc'])
    .limit(size)
    .offset(page * size)
    .execute()
  return {
    items: rows.map((row) => itemOf(kind, row)),
    total,
    page,
    pages: Math.ceil(total / size),
  }
}

export async function readItem<Doc extends z.ZodType>(
  context: ReadContext,
  kind: Kind<Doc>,
  id: number,
): Promise<Item<Kind<Doc>> | null> {
  context.touch(`${kind.name}:${id}`)
  const row = await context.db
    .selectFrom('item')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('kind', '=', kind.name)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? itemOf(kind, row) : null
}

function itemOf<Doc extends z.ZodType>(
  kind: Kind<Doc>,
  { id, doc }: { id: number; doc: string },
): Item<Kind<Doc>> {
  const item = { ...(JSON.parse(doc) as Record<string, unknown>), id }
  for (const field of kind.html ?? []) {
    const text = item[field as keyof typeof item] as unknown
    if (typeof text === 'string') Object.assign(item, { [field]: sanitizeStoredHtml(text) })
  }
  return item as Item<Kind<Doc>>
}

/** Stores an item. Touches the topics of the item and its kind, and updates the search. */
export async function writeItem<Doc extends z.ZodType>(
  transaction: Transaction,
  kind: Kind<Doc>,
  { id, rank, doc }: { id: number; rank: number; doc: z.input<Doc> },
): Promise<WriteResult> {
  const parsed = kind.doc.parse(doc)
  const { sportId = null, slug = null, date = null, ends = null, words = '' } = kind.columns(parsed)
  const outcome = await saveDocument(
    transaction,
    'item',
    kind.doc,
    {
      kind: kind.name,
      id,
      rank,
      sport_id: sportId,
      slug,
      date,
      ends,
      words: foldText(words),
      doc,
    },
    [kind.name, `${kind.name}:${id}`],
  )
  if (outcome !== 'same') await writeAround(transaction, kind, id, parsed)
  return outcome
}

/** Stores what belongs to an item: its search entry and its mentions. */
export async function writeAround<Doc extends z.ZodType>(
  transaction: Transaction,
  kind: Kind<Doc>,
  id: number,
  doc: z.infer<Doc>,
): Promise<void> {
  const { sportId = null, date = null } = kind.columns(doc)
  if (kind.search)
    await writeFindable(
      transaction,
      kind.name,
      id,
      kind.search({ ...(doc as object), id } as z.infer<Doc> & { id: number }, {
        sportSlug: await readSportSlug(transaction, sportId),
      }),
    )
  if (kind.mentions)
    await writeMentions(
      transaction,
      { kind: kind.name, id, sportId, date: date ?? '' },
      kind.mentions(doc),
    )
}

/** The ids of all items of a kind. */
export async function itemIds(
  { db, tenant }: { db: Kysely<Tables>; tenant: string },
  { name }: Pick<Kind, 'name'>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', name)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the items of a kind that are not among `remainingIds`. Returns their ids. */
export async function dropItemsExcept(
  transaction: Transaction,
  kind: Pick<Kind, 'name'>,
  remainingIds: ReadonlySet<number>,
): Promise<number[]> {
  const { db, tenant, topics } = transaction as Transaction & { db: Kysely<Tables> }
  const deletedIds = (await itemIds({ db, tenant }, kind)).filter((id) => !remainingIds.has(id))
  for (const id of deletedIds) {
    topics.add(kind.name).add(`${kind.name}:${id}`)
    await db
      .deleteFrom('item')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind.name)
      .where('id', '=', id)
      .execute()
  }
  await dropFindable(transaction, kind.name, deletedIds)
  await dropMentions(transaction, kind.name, deletedIds)
  return deletedIds
}
