import type { GameDoc } from '../../server/content/docs.ts'
import { gameColumns } from '../../server/content/games/games.ts'
import { toIndexTerms } from '../../src/domain/search/search.ts'
import { indexTerms } from '../../server/db/search-terms.ts'
import type { Store } from '../../server/db/store.ts'

export type Size = { stories: number; games: number }

/** The time of the reads: half a day after the newest story. */
export const readAt = new Date('2026-11-14T18:00:00Z')
/** In every story; in one of a hundred; in one of a thousand, of a hundred thousand; in one. */
export const words = { common: 'season', some: 'playoff', rare: 'quokka' }
/**
 * Tags of every second and every fifth story; a school met eight times in any length of history,
 * among others.
 */
const tags = [900, 901]
export const school = { id: 600, met: 8 }
const others = 20
export const sports = 12

const batch = 400
const hour = 3_600_000
const before = (hours: number) =>
  new Date(readAt.getTime() - hours * hour).toISOString().slice(0, 19)
/**
 * A story every two hours backwards, a game every two days with the first ten upcoming: a longer
 * history is not denser.
 */
export const storyDay = (i: number) => before(12 + i * 2)
const gameDay = (i: number) => before((i - 10) * 44)

/** Words as in texts: some frequent, most rare; the same in every run. */
function wording(seed: number, many: number): string {
  let state = seed + 1
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return Array.from(
    { length: many },
    () => `word${Math.floor(6000 * next() ** 3).toString(36)}`,
  ).join(' ')
}

/**
 * A long history, written directly to the tables and indexes, because reads are measured. The
 * search index is kept by the function that the writers call.
 */
export async function fill(store: Store, tenant: string, { stories, games }: Size): Promise<void> {
  await fillSports(store, tenant)
  for (let from = 0; from < stories; from += batch)
    await fillStories(
      store,
      tenant,
      Array.from({ length: Math.min(batch, stories - from) }, (_, i) => from + i),
    )
  for (let from = 0; from < games; from += batch)
    await fillGames(
      store,
      tenant,
      Array.from({ length: Math.min(batch, games - from) }, (_, i) => from + i),
    )
}

async function fillSports(store: Store, tenant: string): Promise<void> {
  const db = store.of(tenant)
  const first = await db
    .selectFrom('sport')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', 1)
    .executeTakeFirst()
  if (!first) return
  await db
    .insertInto('item')
    .values({
      tenant,
      kind: 'tag',
      id: tags[0]!,
      rank: 1,
      sport_id: null,
      slug: 'scale',
      date: null,
      ends: null,
      words: 'scale',
      doc: JSON.stringify({ name: 'Scale', slug: 'scale', description: null }),
    })
    .execute()
  const known = await db.selectFrom('sport').select('id').where('tenant', '=', tenant).execute()
  const fresh = Array.from({ length: sports }, (_, i) => i + 1).filter((id) =>
    known.every((one) => one.id !== id),
  )
  await db
    .insertInto('sport')
    .values(
      fresh.map((id) => ({
        ...first,
        id,
        rank: id,
        slug: `sport-${id}`,
        short_name: `s${id}`,
        doc: JSON.stringify({
          ...(JSON.parse(first.doc) as object),
          title: `Sport ${id}`,
          globalSportNameSlug: `sport-${id}`,
        }),
      })),
    )
    .execute()
  const [opponent] = await db
    .selectFrom('opponent')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', 1)
    .execute()
  await db
    .insertInto('opponent')
    .values(
      [school.id, ...Array.from({ length: others }, (_, i) => 500 + i)].map((id) => ({
        ...opponent!,
        id,
        doc: JSON.stringify({ ...(JSON.parse(opponent!.doc) as object), title: `School ${id}` }),
      })),
    )
    .execute()
}

type Found = {
  kind: string
  id: number
  title: string
  text: string
  url: string
  sport_id: number
  date: string
  shows: string | null
  archived: number
  on_day: string | null
}

async function fillStories(store: Store, tenant: string, some: number[]): Promise<void> {
  const db = store.of(tenant)
  const all = some.map((i) => {
    const text =
      `The team opened its ${words.common} at home. ${i % 100 === 50 ? words.some : ''} ` +
      `${i === 40 ? words.rare : ''} ${wording(i, 30)}`
    return {
      i,
      id: 1000 + i,
      date: storyDay(i),
      sport: (i % sports) + 1,
      title: `${i % 50 === 0 ? 'Season story' : 'Story'} ${wording(i, 3)}`,
      text,
      tagIds: [...(i % 2 ? [] : [tags[0]!]), ...(i % 5 ? [] : [tags[1]!])],
    }
  })
  await db
    .insertInto('story')
    .values(
      all.map(({ i, id, date, sport, title, text, tagIds }) => ({
        tenant,
        id,
        date,
        slug: `story-${i}`,
        sport_id: sport,
        hidden: 0,
        doc: JSON.stringify({
          title,
          subHeadline: null,
          teaser: 'The season.',
          byline: null,
          date,
          image: null,
          redirectAbsoluteUrl: null,
          content: `<p>${text}</p>`.repeat(4),
          gameIds: [],
          playerIds: [],
          tagIds,
          hidden: false,
          writer: null,
          images: [],
          video: null,
          galleryId: null,
          links: [],
          contentTemplate: null,
        }),
      })) as never,
    )
    .execute()
  await db
    .insertInto('mention')
    .values(
      all.flatMap(({ id, date, sport, tagIds }) =>
        tagIds.map((target) => ({
          tenant,
          target_kind: 'tag',
          target,
          kind: 'story',
          id,
          sport_id: sport,
          date,
        })),
      ),
    )
    .execute()
  await makeFindable(
    store,
    tenant,
    all.map(({ id, date, sport, title, text, i }) => ({
      kind: 'story',
      id,
      title,
      text,
      url: `/news/${i}`,
      sport_id: sport,
      date,
      shows: date,
      archived: 1,
      on_day: date.slice(5, 10),
    })),
  )
}

async function fillGames(store: Store, tenant: string, some: number[]): Promise<void> {
  const db = store.of(tenant)
  const template = await db
    .selectFrom('game')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', 2)
    .executeTakeFirst()
  if (!template) return
  const doc = JSON.parse(template.doc) as GameDoc
  const all = some.map((i) => {
    const met = i >= sports && i < sports * (school.met + 1) && i % sports === 0
    const game: GameDoc = {
      ...doc,
      date: gameDay(i),
      dateUtc: `${gameDay(i)}Z`,
      opponent: { ...doc.opponent, id: met ? school.id : 500 + (i % others), title: 'Ashford' },
      ...(i < 10 ? { status: 'A', result: null } : {}),
    } as GameDoc
    return { id: 5000 + i, sport: (i % sports) + 1, game }
  })
  await db
    .insertInto('game')
    .values(
      all.map(({ id, sport, game }) => ({
        ...template,
        id,
        sport_id: sport,
        schedule_id: 900 + (id % 50),
        ...gameColumns(game),
        doc: JSON.stringify(game),
      })),
    )
    .execute()
  await makeFindable(
    store,
    tenant,
    all.map(({ id, sport, game }) => ({
      kind: 'game',
      id,
      title: `Sport ${sport} vs School`,
      text: 'W 3-1',
      url: `/game-center/${id}`,
      sport_id: sport,
      date: game.date,
      shows: null,
      archived: 0,
      on_day: game.date.slice(5, 10),
    })),
  )
}

async function makeFindable(store: Store, tenant: string, rows: Found[]): Promise<void> {
  await store
    .of(tenant)
    .transaction()
    .execute(async (db) => {
      const made = await db
        .insertInto('search')
        .values(rows.map((row) => ({ tenant, ...row })))
        .returning(['seq', 'id'])
        .execute()
      const seqs = new Map(made.map(({ seq, id }) => [id, seq]))
      await indexTerms(
        db,
        tenant,
        rows.map(({ kind, id, title, text, sport_id, date, shows }) => {
          const own = [...toIndexTerms(title), `k-${kind}`, `s-${sport_id}`]
          return {
            seq: seqs.get(id)!,
            date,
            shows,
            title: own,
            all: [...own, ...toIndexTerms(text)],
          }
        }),
      )
    })
}
