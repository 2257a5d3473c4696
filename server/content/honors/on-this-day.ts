import type { CallHandlers } from '../call-handlers.ts'
import { createHash } from 'node:crypto'
import type { Image } from '../../../src/contract/parts.schema.ts'
import type { OnThisDay, OnThisDayItem } from '../../../src/contract/archives.schema.ts'
import { gameName } from '../../../src/domain/games/meets.ts'
import { boxScoreHref } from '../../../src/routes/links.ts'
import type { StoryDoc } from '../docs.ts'
import { readGamesById } from '../stories/stories.ts'
import { readItems } from '../items.ts'
import { rememberedMoment } from '../kinds/stories.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { readToday } from '../department-clock.ts'

type Row = { kind: string; id: number; url: string; sport_id: number | null; date: string | null }
type Of = Pick<
  OnThisDayItem,
  'text' | 'image' | 'byline' | 'featured' | 'url' | 'opponent' | 'result' | 'title'
>

/** Most entries of one day. */
const maxEntries = 200

/**
 * Events of this day in earlier years, latest year first; within a year featured items first, then
 * moments, games and stories. Without a month and a day it is today's, and the answer expires at
 * midnight. The current year is left out.
 */
export async function readOnThisDay(
  context: ReadContext,
  requestedDay: { month?: number | undefined; day?: number | undefined },
): Promise<OnThisDay> {
  const now = await readToday(context)
  const month = requestedDay.month ?? Number(now.slice(5, 7))
  const day = requestedDay.day ?? Number(now.slice(8, 10))
  const monthDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  context.touch('stories', 'games', rememberedMoment.name, 'search')
  const rows = await context.db
    .selectFrom('search')
    .select(['kind', 'id', 'url', 'sport_id', 'date'])
    .where('tenant', '=', context.tenant)
    .where('on_day', '=', monthDay)
    .where('date', '<', now.slice(0, 4))
    .orderBy('date', 'desc')
    .orderBy('seq')
    .limit(maxEntries)
    .execute()
  const items = await itemsOf(context, rows)
  const years = [...Map.groupBy(items, ({ date }) => Number(date.slice(0, 4)))].toSorted(
    ([a], [b]) => b - a,
  )
  return {
    month,
    day,
    randomImage: imageOf(context, monthDay, now, items),
    groups: years.map(([year, some]) => ({ year, items: some.toSorted(byWeight) })),
  }
}

const order = { moment: 0, game: 1, story: 2 }
const byWeight = (a: OnThisDayItem, b: OnThisDayItem) =>
  Number(b.featured) - Number(a.featured) ||
  order[a.type] - order[b.type] ||
  (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id)

/**
 * Chosen by day and department, so that all visitors see the same picture and the answer can be
 * cached.
 */
function imageOf(
  { tenant }: ReadContext,
  monthDay: string,
  now: string,
  items: readonly OnThisDayItem[],
): Image | null {
  const images = items.flatMap(({ image }) => image ?? [])
  if (images.length === 0) return null
  return images[
    createHash('sha256').update(`${tenant} ${monthDay} ${now}`).digest().readUInt32BE() %
      images.length
  ]!
}

async function itemsOf(context: ReadContext, rows: readonly Row[]): Promise<OnThisDayItem[]> {
  const ids = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const stories = await storiesOf(context, ids('story'))
  const games = await gamesOf(context, ids('game'))
  const moments = await momentsOf(context, ids(rememberedMoment.name))
  const sports = await sportRefs(context)
  return rows.flatMap(({ kind, id, url, sport_id, date }): OnThisDayItem[] => {
    const type = kind === 'story' ? 'story' : kind === 'game' ? 'game' : 'moment'
    const entry = (type === 'story' ? stories : type === 'game' ? games : moments).get(id)
    return entry
      ? [
          {
            id,
            type,
            date: date!,
            sport: (sport_id && sports.get(sport_id)) || null,
            ...entry,
            url: entry.url ?? (type === 'moment' ? null : url),
          },
        ]
      : []
  })
}

async function storiesOf(context: ReadContext, ids: number[]): Promise<Map<number, Of>> {
  if (ids.length === 0) return new Map()
  const rows = await context.db
    .selectFrom('story')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', 'in', ids)
    .where('hidden', '=', 0)
    .execute()
  return new Map(
    rows.map(({ id, doc }) => {
      const { title, teaser, image, byline } = JSON.parse(doc) as StoryDoc
      return [
        id,
        {
          title,
          text: teaser,
          image,
          byline,
          featured: false,
          url: null,
          opponent: null,
          result: null,
        },
      ]
    }),
  )
}

/** Only games with an outcome. */
async function gamesOf(context: ReadContext, ids: number[]): Promise<Map<number, Of>> {
  const games = (await readGamesById(context, ids)).filter(({ result }) => result?.status)
  return new Map(
    games.map((game) => {
      const { status, teamScore, opponentScore, prescoreInfo, postscoreInfo, boxscore } =
        game.result!
      const result = {
        status,
        teamScore,
        opponentScore,
        prescore: prescoreInfo,
        postscore: postscoreInfo,
      }
      return [
        game.id,
        {
          title: gameName(game),
          text: null,
          image: null,
          byline: null,
          featured: false,
          url: boxscore ? boxScoreHref(game) : null,
          opponent: game.opponent.title,
          result,
        },
      ]
    }),
  )
}

async function momentsOf(context: ReadContext, ids: number[]): Promise<Map<number, Of>> {
  if (ids.length === 0) return new Map()
  const items = await readItems(context, rememberedMoment, { ids })
  return new Map(
    items.map(({ id, title, text, image, byline, featured, url }) => [
      id,
      { title, text, image, byline, featured, url, opponent: null, result: null },
    ]),
  )
}

export const handlers = {
  onThisDay: readOnThisDay,
} satisfies Partial<CallHandlers>
