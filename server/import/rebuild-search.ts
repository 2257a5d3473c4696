import type { GameDoc, SportDoc, StoryDoc } from '../content/docs.ts'
import { writeFindable } from '../content/search/findable.ts'
import { writeFindableTag } from '../content/search/findable-tags.ts'
import { writeFindableGame } from '../content/games/find-game.ts'
import type { Kind } from '../content/kinds/kind.ts'
import { writeAround } from '../content/items.ts'
import { writeRosterCoaches } from '../content/people/roster-staff.ts'
import { writeRosterPeople } from '../content/people/write-rosters.ts'
import { rosterPerson } from '../content/kinds/people.ts'
import { writeAroundStory } from '../content/stories/write-stories.ts'
import { findableSport } from '../content/sports/sports.ts'
import { readTenants } from '../content/department/tenants.ts'
import { transact, type Transaction } from '../content/transaction.ts'
import type { Store } from '../db/store.ts'
import { entryFiles } from './entries/all.ts'

/** A new version makes every store rebuild its search at the next start. */
const version = '4'
const key = 'search'
/** Rows of one transaction. */
const batch = 200

/**
 * Rebuilds the search of a store from before the search existed or with another version. Later
 * writes update it themselves. Does nothing when it is current. `say` is called with each tenant.
 */
export async function ensureSearch(
  store: Store,
  say: (line: string) => void = () => {},
): Promise<void> {
  if (await searchIsCurrent(store)) return
  for (const { id } of await readTenants(store)) {
    say(`${id}: filling the search`)
    await rebuildSearch(store, id)
  }
  await recordSearchVersion(store)
}

/** Whether the search of every department was made by this version. */
export async function searchIsCurrent(store: Store): Promise<boolean> {
  const indexVersion = await store.db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return indexVersion?.value === version
}

/** From now on the search of every department counts as current. */
export async function recordSearchVersion(store: Store): Promise<void> {
  await store.db
    .insertInto('meta')
    .values({ key, value: version })
    .onConflict((c) => c.column('key').doUpdateSet({ value: version }))
    .execute()
}

/** Rebuilds all search entries of a tenant. */
export async function rebuildSearch(store: Store, tenant: string): Promise<void> {
  const db = store.of(tenant)
  const sports = await db
    .selectFrom('sport')
    .select(['id', 'doc'])
    .where('tenant', '=', tenant)
    .execute()
  await inBatches(store, tenant, sports, (transaction, { id, doc }) =>
    writeFindable(transaction, 'sport', id, findableSport(id, JSON.parse(doc) as SportDoc)),
  )
  const stories = await db.selectFrom('story').select('id').where('tenant', '=', tenant).execute()
  await inBatches(store, tenant, stories, async (transaction, { id }) => {
    const row = await transaction.db
      .selectFrom('story')
      .select(['slug', 'sport_id', 'doc'])
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst()
    if (row)
      await writeAroundStory(transaction, {
        id,
        slug: row.slug,
        sportId: row.sport_id,
        doc: JSON.parse(row.doc) as StoryDoc,
      })
  })
  const games = await db.selectFrom('game').select('id').where('tenant', '=', tenant).execute()
  await inBatches(store, tenant, games, async (transaction, { id }) => {
    const row = await transaction.db
      .selectFrom('game')
      .select(['sport_id', 'doc'])
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst()
    if (row) await writeFindableGame(transaction, id, row.sport_id, JSON.parse(row.doc) as GameDoc)
  })
  const people = await db
    .selectFrom('roster_player')
    .select('player_id')
    .distinct()
    .where('tenant', '=', tenant)
    .execute()
  await inBatches(store, tenant, people, (transaction, { player_id }) =>
    writeRosterPeople(transaction, [player_id]),
  )
  const coaches = await db
    .selectFrom('staff_member')
    .select('staff_id')
    .distinct()
    .where('tenant', '=', tenant)
    .where('staff_id', 'is not', null)
    .execute()
  await inBatches(store, tenant, coaches, (transaction, { staff_id }) =>
    writeRosterCoaches(transaction, [staff_id]),
  )
  for (const kind of [rosterPerson, ...entryFiles.map((file) => file.kind)] as Kind[]) {
    if (!kind.search && !kind.mentions) continue
    const items = await db
      .selectFrom('item')
      .select('id')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind.name)
      .execute()
    await inBatches(store, tenant, items, async (transaction, { id }) => {
      const row = await transaction.db
        .selectFrom('item')
        .select('doc')
        .where('tenant', '=', tenant)
        .where('kind', '=', kind.name)
        .where('id', '=', id)
        .executeTakeFirst()
      if (row) await writeAround(transaction, kind, id, JSON.parse(row.doc))
    })
  }
  const tags = await db
    .selectFrom('item')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'tag')
    .execute()
  await inBatches(store, tenant, tags, (transaction, { id }) => writeFindableTag(transaction, id))
}

async function inBatches<Row>(
  store: Store,
  tenant: string,
  rows: readonly Row[],
  step: (transaction: Transaction, row: Row) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) {
    await transact(store, tenant, async (transaction) => {
      for (const row of rows.slice(from, from + batch)) await step(transaction, row)
    })
  }
}
