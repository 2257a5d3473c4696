import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { engine, openStore } from '../../tests/support/engine.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import { dropFindable, writeFindable } from '../content/search/findable.ts'
import { transact } from '../content/transaction.ts'
import { findByTerms } from './search-terms.ts'
import type { Store } from './store.ts'

let store: Store
const now = '2026-11-21T12:00:00'
const thing = (tenant: string, id: number, title: string, more: object = {}) =>
  transact(store, tenant, (transaction) =>
    writeFindable(transaction, 'thing', id, { title, url: `/things/${id}`, ...more }),
  )
const find = async (eyes: string, tenant: string, ...words: string[]) =>
  (
    await findByTerms(store.of(eyes), tenant, {
      in: 'all',
      words: words.map((word) => [{ word }]),
      now,
      most: 10,
    })
  ).map(({ id }) => id)
const planOf = async (eyes: string, text: string) =>
  (
    await store
      .of(eyes)
      .transaction()
      .execute(async (db) => {
        await sql`set local enable_seqscan = off`.execute(db)
        return (await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(text)}`.execute(db)).rows
      })
  )
    .map((row) => row['QUERY PLAN'])
    .join('\n')

beforeEach(async () => {
  store = await openStore(':memory:')
  for (const tenant of ['alpha', 'beta']) await seedTenant(store, tenant, { hosts: [] })
  await thing('alpha', 1, 'Wisteria')
  await thing('beta', 2, 'Wisteria')
})
afterEach(() => store.close())

test('finds the newest first, undated entries before all, future ones not [RT-14]', async () => {
  await thing('alpha', 3, 'Wisteria of then', { date: '2020-01-01T00:00:00' })
  await thing('alpha', 4, 'Wisteria of now', { date: '2026-01-01T00:00:00' })
  await thing('alpha', 5, 'Wisteria to come', { date: '2026-11-22T00:00:00', scheduled: true })
  expect(await find('alpha', 'alpha', 'wisteria')).toEqual([1, 4, 3])
  await thing('alpha', 3, 'Wisteria of tomorrow', { date: '2026-10-01T00:00:00' })
  expect([await find('alpha', 'alpha', 'wisteria'), await find('alpha', 'alpha', 'then')]).toEqual([
    [1, 3, 4],
    [],
  ])
  await transact(store, 'alpha', (transaction) => dropFindable(transaction, 'thing', [1, 3]))
  expect(await find('alpha', 'alpha', 'wisteria')).toEqual([4])
})

test('finds no words of another tenant, even by name [CA-04]', async () => {
  expect([
    await find('alpha', 'alpha', 'wisteria'),
    await find('beta', 'beta', 'wisteria'),
  ]).toEqual([[1], [2]])
  // The embedded store has no row policies: the tenant in the words separates them.
  if (engine === 'postgres') expect(await find('alpha', 'beta', 'wisteria')).toEqual([])
})

// The following tests are about row policies, which only PostgreSQL has.
test.skipIf(engine !== 'postgres')(
  'cannot write words of another tenant or expose a row of it [CA-04]',
  async () => {
    const alpha = store.of('alpha')
    const rows = async () =>
      (
        await sql<{
          seq: number
          owner: string
        }>`select seq, owner from search_words order by seq`.execute(store.db)
      ).rows
    const before = await rows()
    const other = before.find(({ owner }) => owner === 'beta')!
    await sql`update search_words set all_words = array_to_tsvector(array['alpha_wisteria']) where seq = ${other.seq}`.execute(
      alpha,
    )
    await sql`delete from search_words where owner = 'beta'`.execute(alpha)
    expect([
      await rows(),
      await find('alpha', 'alpha', 'wisteria'),
      await find('beta', 'beta', 'wisteria'),
    ]).toEqual([before, [1], [2]])
    await expect(
      sql`insert into search_words (seq, owner, place, title_words, all_words) values (${other.seq}, 'beta', 1, '', '')`.execute(
        alpha,
      ),
    ).rejects.toThrow('row-level security')
    // Words that point to another tenant's row find nothing, because the row is protected.
    await sql`update search_words set all_words = array_to_tsvector(array['alpha_lilac']) where seq = ${other.seq}`.execute(
      store.db,
    )
    expect(await find('alpha', 'alpha', 'lilac')).toEqual([])
  },
)

test.skipIf(engine !== 'postgres')(
  'uses the index under row policies, and deletes words with their row [RT-14]',
  async () => {
    expect(
      await planOf(
        'alpha',
        `select seq from search_words where all_words @@ '''alpha_wisteria'''::tsquery`,
      ),
    ).toContain('Bitmap Index Scan on search_all_words')
    await store.of('alpha').deleteFrom('search').where('tenant', '=', 'alpha').execute()
    expect(
      (await sql<{ owner: string }>`select distinct owner from search_words`.execute(store.db))
        .rows,
    ).toEqual([{ owner: 'beta' }])
  },
)

test.skipIf(engine !== 'postgres')(
  'evaluates the tenant policy once per statement [CA-04]',
  async () => {
    const plan = await planOf('alpha', `select id from game where tenant = 'alpha'`)
    expect(plan).toContain('InitPlan')
    expect(plan).not.toMatch(/Filter:.*current_setting/)
  },
)
