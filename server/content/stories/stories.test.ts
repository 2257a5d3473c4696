import { CompiledQuery } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedTenant } from '../../../tests/support/seed.ts'
import type { Change } from '../../db/changes.ts'
import type { Store } from '../../db/store.ts'
import { openStore } from '../../../tests/support/engine.ts'
import type { StoryDoc } from '../docs.ts'
import { ReadContext } from '../read-context.ts'
import { storyOfDay } from './stories.ts'
import { writeStory } from './write-stories.ts'
import { transact } from '../transaction.ts'

let store: Store
let heard: Change[]
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
  heard = []
  store.changes.listen((changes) => {
    heard.push(...changes)
  })
})
afterEach(() => store.close())

const doc: StoryDoc = {
  title: 'Moved',
  subHeadline: null,
  teaser: '',
  byline: null,
  date: '2026-08-28T09:00:00',
  image: null,
  redirectAbsoluteUrl: null,
  content: '',
  gameIds: [],
}
const put = (id: number, sportId: number | null) =>
  transact(store, 'alpha', (transaction) =>
    writeStory(transaction, { id, slug: `story-${id}`, sportId, doc }),
  )
const topics = () =>
  heard
    .splice(0)
    .flatMap((change) => change.topics)
    .toSorted()

test('notifies readers of both sports when a story moves [CA-03]', async () => {
  await put(5, 1)
  expect(topics()).toEqual(['search', 'stories', 'stories:1', 'story:5'])
  await put(5, 2)
  expect(topics()).toEqual(['search', 'stories', 'stories:1', 'stories:2', 'story:5'])
  await put(5, null)
  expect(topics()).toEqual(['search', 'stories', 'stories:2', 'story:5'])
})

test('finds a story of a day with thousands by its slug alone [SE-02]', async () => {
  const context = new ReadContext(store, 'alpha')
  const query = storyOfDay(context, '2026-09-05', 'opener', 0, '2026-11-21T12:00:00')
  const asked = query.compile()
  if (store.engine !== 'sqlite') return expect(asked.parameters).toHaveLength(5)
  const { rows } = await context.db.executeQuery(
    CompiledQuery.raw(`explain query plan ${asked.sql}`, [...asked.parameters]),
  )
  expect(rows.map((row) => (row as { detail: string }).detail)).toEqual([
    expect.stringContaining('story_slug (tenant=? AND slug=? AND date>? AND date<?)'),
  ])
})
