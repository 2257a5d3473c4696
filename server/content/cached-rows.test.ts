import { describe, expect, test } from 'vitest'
import { departmentStore } from '../../tests/support/department-store.ts'
import { readArchives, readArchiveSports, readArchiveYears } from './stories/archives.ts'
import { StoryDoc } from './docs.ts'
import { ReadContext } from './read-context.ts'
import { readSettings } from './department/site.ts'
import { readSports, writeSport } from './sports/sports.ts'
import { readStoryCutoff, readStories } from './stories/stories.ts'
import { writeStory } from './stories/write-stories.ts'
import { readRelatedStories } from './stories/story-lists.ts'
import { transact } from './transaction.ts'

const department = async () => {
  const store = await departmentStore()
  const at = (moment = '2026-11-21T18:00:00Z') =>
    new ReadContext(store, 'testham', new Date(moment))
  const story = (
    id: number,
    date: string,
    more: Partial<StoryDoc> = {},
    sportId: number | null = 1,
  ) =>
    transact(store, 'testham', (transaction) =>
      writeStory(transaction, {
        id,
        slug: `story-${id}`,
        sportId,
        doc: {
          title: `Quokka ${id}`,
          subHeadline: null,
          teaser: '',
          byline: null,
          date,
          image: null,
          redirectAbsoluteUrl: null,
          content: '',
          gameIds: [],
          ...more,
        } as StoryDoc,
      }),
    )
  return { store, at, story }
}

describe('cached rows [CA-03]', () => {
  test('are read once, and again after a write', async () => {
    const { store, at } = await department()
    const [first] = await readSports(at())
    const { id, seasonId: _, rosterId: __, scheduleId: ___, ...doc } = first!
    await store.db
      .updateTable('sport')
      .set({ doc: JSON.stringify({ ...doc, title: 'Behind the back of all' }) })
      .where('tenant', '=', 'testham')
      .where('id', '=', id)
      .execute()
    expect((await readSports(at())).map(({ title }) => title)).toContain(first!.title)
    await transact(store, 'testham', (transaction) =>
      writeSport(transaction, id, 1, { ...doc, title: 'Quidditch' } as never),
    )
    const [renamed] = (await readSports(at())).filter((sport) => sport.id === id)
    expect(renamed!.title).toBe('Quidditch')
    expect(await readSports(at('2030-01-01T00:00:00Z'))).toContainEqual(renamed)
  })

  test('are copied for each reader, so that no reader changes another’s', async () => {
    const { at } = await department()
    const mine = (await readSettings(at()))!
    mine.name = 'Changed'
    ;(await readSports(at()))[0]!.title = 'Changed'
    expect([(await readSettings(at()))!.name, (await readSports(at()))[0]!.title]).not.toContain(
      'Changed',
    )
  })

  test('are separate for each tenant', async () => {
    const { store, at } = await department()
    await readSettings(at())
    expect([
      await readSettings(new ReadContext(store, 'elsewhere')),
      await readSports(new ReadContext(store, 'elsewhere')),
    ]).toEqual([null, []])
  })

  test('expire when the next story is due, also one added later and due earlier', async () => {
    const { at, story } = await department()
    const until = async (moment?: string) => {
      const context = at(moment)
      await readStoryCutoff(context)
      return context.until === Number.POSITIVE_INFINITY
        ? null
        : new Date(context.until).toISOString()
    }
    expect(await until()).toBe(null)
    await story(500, '2026-11-23T12:00:00')
    expect([await until(), await until('2026-11-21T19:00:00Z')]).toEqual([
      '2026-11-23T18:00:00.000Z',
      '2026-11-23T18:00:00.000Z',
    ])
    await story(501, '2026-11-22T12:00:00')
    expect([
      await until(),
      await until('2026-11-22T18:00:00Z'),
      await until('2026-11-23T18:00:00Z'),
      await until(),
    ]).toEqual([
      '2026-11-22T18:00:00.000Z',
      '2026-11-23T18:00:00.000Z',
      null,
      '2026-11-22T18:00:00.000Z',
    ])
  })
})

describe('the archives [RT-14]', () => {
  test('count years and sports again when a story is written or published', async () => {
    const { at, story } = await department()
    const count = async (moment?: string) => [
      (await readArchiveYears(at(moment))).find(({ year }) => year === 2026)!.count,
      (await readArchiveSports(at(moment))).find(({ sport }) => sport.id === 1)!.count,
    ]
    const [years, sports] = (await count()) as [number, number]
    await story(500, '2026-11-20T12:00:00')
    await story(501, '2026-11-22T12:00:00')
    expect(await count()).toEqual([years + 1, sports + 1])
    expect([await count('2026-11-22T18:00:00Z'), await count()]).toEqual([
      [years + 2, sports + 2],
      [years + 1, sports + 1],
    ])
  })

  test('page the stories with a word, newest first, in one year and sport', async () => {
    const { at, story } = await department()
    for (const [id, date, sport] of [
      [500, '2024-03-01T09:00:00', 1],
      [501, '2025-03-01T09:00:00', 1],
      [502, '2025-03-01T08:00:00', 2],
      [503, '2025-05-01T08:00:00', 1],
      [504, '2027-01-01T00:00:00', 1],
    ] as const)
      await story(id, date, {}, sport)
    const found = async (query: object) => {
      const { items, total, pages } = await readArchives(at(), { search: 'quokka', ...query })
      return { ids: items.map(({ storyId }) => Number(storyId)), total, pages }
    }
    expect(await found({})).toEqual({ ids: [503, 501, 502, 500], total: 4, pages: 1 })
    expect(await found({ $pageSize: 2, $pageIndex: 1 })).toEqual({
      ids: [502, 500],
      total: 4,
      pages: 2,
    })
    expect(await found({ seasonYear: 2025, $pageSize: 2 })).toEqual({
      ids: [503, 501],
      total: 3,
      pages: 2,
    })
    expect(await found({ seasonYear: 2025, sportId: 2 })).toEqual({
      ids: [502],
      total: 1,
      pages: 1,
    })
    expect(await found({ search: 'xylophone' })).toEqual({ ids: [], total: 0, pages: 0 })
  })
})

test('lists as related the newest stories with any of the tags, each once [RT-14]', async () => {
  const { at, story } = await department()
  const total = (await readStories(at(), {})).total
  await story(500, '2026-10-01T00:00:00', { tagIds: [1, 2] })
  for (let i = 1; i <= 8; i++)
    await story(500 + i, `2026-09-0${i}T00:00:00`, { tagIds: i % 2 ? [1] : [1, 2] }, null)
  const related = (await readRelatedStories(at(), 500)).map(({ id }) => id)
  expect([related, (await readStories(at(), {})).total]).toEqual([
    [508, 507, 506, 505, 504, 503].slice(0, related.length),
    total + 9,
  ])
  expect(related.length).toBeGreaterThan(2)
})
