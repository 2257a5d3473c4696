import type { CallHandlers } from '../call-handlers.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { Image } from '../../../src/contract/parts.schema.ts'
import {
  TaggedType,
  type Tag,
  type TagFilters,
  type TaggedContent,
} from '../../../src/contract/sport.schema.ts'
import { readItem } from '../items.ts'
import { podcastShow, podcastUrl } from '../kinds/media.ts'
import { clampPageSize } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { storyUrl, tagRefs } from './story-links.ts'
import { readTag, taggedNow } from './tags.ts'
import { videoHref } from '../../../src/routes/video-links.ts'

type Query = Paging & { slug: string; sportId?: number | undefined; type?: TaggedType | undefined }
type Row = { kind: string; id: number; sport_id: number | null; date: string }
type Shown = Pick<TaggedContent, 'title' | 'url' | 'image'> & { tagIds: number[] }

/** The heading of each kind of content. */
const sections: Readonly<Record<TaggedType, string>> = {
  story: 'Stories',
  podcast: 'Podcasts',
  video: 'Videos',
  gallery: 'Galleries',
}

async function scope(context: ReadContext, tagId: number, { sportId, type }: Partial<Query>) {
  let rows = context.db
    .selectFrom('mention')
    .where('tenant', '=', context.tenant)
    .where('target_kind', '=', 'tag')
    .where('target', '=', tagId)
    .where('kind', 'in', type ? [type] : TaggedType.options)
    .where('date', '<=', await taggedNow(context))
  if (sportId) rows = rows.where('sport_id', '=', sportId)
  return rows
}

/** Published content of a tag, newest first; empty for a tag that does not exist. */
export async function readTagContent(
  context: ReadContext,
  query: Query,
): Promise<PageOf<TaggedContent> & { tag: Tag | null }> {
  const tag = await readTag(context, query.slug)
  const page = query.$pageIndex ?? 0
  if (!tag) return { tag, items: [], total: 0, page, pages: 0 }
  const size = clampPageSize(query)
  const all = await scope(context, tag.id, query)
  const { total } = await all.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .select(['kind', 'id', 'sport_id', 'date'])
    .orderBy('date', 'desc')
    .orderBy('kind')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  return {
    tag,
    items: await contentOf(context, rows),
    total: Number(total),
    page,
    pages: Math.ceil(Number(total) / size),
  }
}

async function contentOf(context: ReadContext, rows: readonly Row[]): Promise<TaggedContent[]> {
  const sports = await sportRefs(context)
  const all: TaggedContent[] = []
  for (const { kind, id, sport_id, date } of rows) {
    const type = kind as TaggedType
    const { tagIds, ...tagged } =
      type === 'story' ? await storyShown(context, id) : await itemShown(context, type, id)
    const sport = sport_id === null ? undefined : sports.get(sport_id)
    all.push({
      type,
      id,
      section: sections[type],
      ...tagged,
      tags: await tagRefs(context, tagIds),
      sports: sport ? [sport] : [],
      date,
    })
  }
  return all
}

async function storyShown(context: ReadContext, id: number): Promise<Shown> {
  context.touch(`story:${id}`)
  const row = await context.db
    .selectFrom('story')
    .select(['date', 'slug', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const {
    title,
    image,
    redirectAbsoluteUrl,
    tagIds = [],
  } = JSON.parse(row.doc) as {
    title: string
    image: Image | null
    redirectAbsoluteUrl: string | null
    tagIds?: number[]
  }
  return { title, url: redirectAbsoluteUrl ?? storyUrl(row.date, row.slug), image, tagIds }
}

async function itemShown(
  context: ReadContext,
  type: Exclude<TaggedType, 'story'>,
  id: number,
): Promise<Shown> {
  context.touch(`${type}:${id}`)
  const { doc } = await context.db
    .selectFrom('item')
    .select('doc')
    .where('tenant', '=', context.tenant)
    .where('kind', '=', type)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const item = JSON.parse(doc) as {
    title: string
    slug: string
    tagIds: number[]
    showId?: number | null
    image?: Image | null
    posterImage?: Image | null
    images?: Image[]
  }
  const url =
    type === 'podcast'
      ? podcastUrl(item.slug, id)
      : type === 'video'
        ? videoHref({ id, title: item.title })
        : null
  // An episode without a picture uses its show's.
  const show = item.image || !item.showId ? null : await readItem(context, podcastShow, item.showId)
  return {
    title: item.title,
    url,
    image: item.image ?? item.posterImage ?? item.images?.[0] ?? show?.image ?? null,
    tagIds: item.tagIds,
  }
}

/** The filters of a tag's content; null for a tag that does not exist. */
export async function readTagFilters(
  context: ReadContext,
  slug: string,
): Promise<TagFilters | null> {
  const tag = await readTag(context, slug)
  if (!tag) return null
  const rows = await (
    await scope(context, tag.id, {})
  )
    .select((e) => ['kind', 'sport_id', e.fn.countAll().as('count')])
    .groupBy(['kind', 'sport_id'])
    .execute()
  const sum = (some: { count: unknown }[]) =>
    some.reduce((total, { count }) => total + Number(count), 0)
  const bySport = Map.groupBy(rows, ({ sport_id }) => sport_id)
  const byType = Map.groupBy(rows, ({ kind }) => kind)
  return {
    sports: [...(await sportRefs(context)).values()].flatMap((sport) => {
      const some = bySport.get(sport.id)
      return some ? [{ sport, count: sum(some) }] : []
    }),
    types: TaggedType.options.flatMap((type) => {
      const some = byType.get(type)
      return some ? [{ type, section: sections[type], count: sum(some) }] : []
    }),
  }
}

export const handlers = {
  tagContent: readTagContent,
  tagFilters: (context, { slug }) => readTagFilters(context, slug),
} satisfies Partial<CallHandlers>
