import type { CallHandlers } from '../call-handlers.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { Tag } from '../../../src/contract/sport.schema.ts'
import { toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import { slugify } from '../../../src/domain/words/slug.ts'
import { foldText, writeItem } from '../items.ts'
import { tag } from '../kinds/stories.ts'
import { clampPageSize } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { nextDue } from '../cached-rows.ts'
import { tagUrl } from './story-links.ts'
import { readTimeZone } from '../department-clock.ts'
import { getOrCreateId, type Transaction } from '../transaction.ts'

/** After the tags of tags.yaml, which have their own order. */
const lastRank = 1_000_000

/** 'Track & Field' → 'track-and-field'. Null when the name gives no slug. */
export function tagSlug(name: string): string | null {
  const slug = slugify(name.replace(/&/g, ' and ').replace(/\./g, ''))
    .slice(0, 100)
    .replace(/-+$/, '')
  return slug === 'x' && !/^\W*x\W*$/i.test(name) ? null : slug
}

/**
 * The id of the tag with this name, which is created when it is new. Null when the name gives no
 * slug.
 */
export async function openTag(transaction: Transaction, name: string): Promise<number | null> {
  const slug = tagSlug(name)
  if (slug === null) return null
  const { db, tenant } = transaction
  const id = await getOrCreateId(transaction, tag.name, slug)
  const existing = await db
    .selectFrom('item')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', tag.name)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!existing)
    await writeItem(transaction, tag, {
      id,
      rank: lastRank,
      doc: { name: name.trim().slice(0, 100), slug, description: null },
    })
  return id
}

/** The current wall clock. The answer then expires when the next tagged content is due. */
export const taggedNow = (context: ReadContext): Promise<string> =>
  context.once('tagged:now', async () => {
    context.touch('mentions', tag.name)
    const zone = await readTimeZone(context)
    const now = toLocalDateTime(context.now, zone)
    await nextDue(
      context,
      'mentions',
      context.db
        .selectFrom('mention')
        .select('date as due')
        .where('tenant', '=', context.tenant)
        .where('target_kind', '=', 'tag')
        .where('date', '>', now)
        .orderBy('date')
        .limit(1),
      now,
      zone,
    )
    return now
  })

/** Tags of published content, by name. */
export async function readTags(
  context: ReadContext,
  query: Paging & { search?: string | undefined },
): Promise<PageOf<Tag>> {
  const { db, tenant } = context
  const now = await taggedNow(context)
  const size = clampPageSize(query)
  const page = query.$pageIndex ?? 0
  let tags = db
    .selectFrom('item')
    .where('item.tenant', '=', tenant)
    .where('item.kind', '=', tag.name)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('mention')
          .select('mention.id')
          .where('mention.tenant', '=', tenant)
          .where('mention.target_kind', '=', 'tag')
          .whereRef('mention.target', '=', 'item.id')
          .where('mention.date', '<=', now),
      ),
    )
  for (const term of foldText(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean))
    tags = tags.where('item.words', 'like', `%${term.replace(/[%_\\]/g, '')}%`)
  const { total } = await tags.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await tags
    .select(['item.id', 'item.doc'])
    .orderBy('item.words')
    .orderBy('item.id')
    .limit(size)
    .offset(page * size)
    .execute()
  return {
    items: await counted(context, rows, now),
    total: Number(total),
    page,
    pages: Math.ceil(Number(total) / size),
  }
}

/**
 * A tag by its slug. A tag without published content is only found if the department describes it,
 * because its name could reveal a coming story.
 */
export async function readTag(context: ReadContext, slug: string): Promise<Tag | null> {
  const now = await taggedNow(context)
  const row = await context.db
    .selectFrom('item')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('kind', '=', tag.name)
    .where('slug', '=', slug.toLowerCase())
    .executeTakeFirst()
  const countedTag = row && (await counted(context, [row], now))[0]!
  return countedTag && (countedTag.count > 0 || countedTag.description !== null) ? countedTag : null
}

async function counted(
  { db, tenant }: ReadContext,
  rows: readonly { id: number; doc: string }[],
  now: string,
): Promise<Tag[]> {
  if (rows.length === 0) return []
  const counts = await db
    .selectFrom('mention')
    .select((e) => ['target', e.fn.countAll().as('count')])
    .where('tenant', '=', tenant)
    .where('target_kind', '=', 'tag')
    .where(
      'target',
      'in',
      rows.map(({ id }) => id),
    )
    .where('date', '<=', now)
    .groupBy('target')
    .execute()
  const countsById = new Map(counts.map(({ target, count }) => [target, Number(count)]))
  return rows.map(({ id, doc }) => {
    const { name, slug, description } = JSON.parse(doc) as {
      name: string
      slug: string
      description: string | null
    }
    return { id, name, slug, url: tagUrl(slug), description, count: countsById.get(id) ?? 0 }
  })
}

export const handlers = {
  tags: readTags,
} satisfies Partial<CallHandlers>
