import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as foundation from './migrations/0001-foundation.ts'
import * as items from './migrations/0002-items.ts'
import * as counters from './migrations/0003-counters.ts'
import * as files from './migrations/0004-files.ts'
import * as search from './migrations/0005-search.ts'
import * as mentions from './migrations/0006-mentions.ts'
import * as people from './migrations/0007-people.ts'
import * as games from './migrations/0008-games.ts'
import * as sharedAddresses from './migrations/0009-shared-addresses.ts'
import * as storyLists from './migrations/0010-story-lists.ts'
import * as push from './migrations/0011-push.ts'
import * as desk from './migrations/0012-desk.ts'
import * as handSheets from './migrations/0013-hand-sheets.ts'
import * as submissions from './migrations/0014-submissions.ts'
import * as gate from './migrations/0015-gate.ts'
import * as oidc from './migrations/0016-oidc.ts'
import * as rates from './migrations/0017-rates.ts'
import * as doubtfulForms from './migrations/0018-doubtful-forms.ts'
import * as gameRevisions from './migrations/0019-game-revisions.ts'
import * as sameFiles from './migrations/0020-same-files.ts'
import * as failedMails from './migrations/0021-failed-mails.ts'
import * as pushNetworks from './migrations/0022-push-networks.ts'
import { StoreError } from './store-error.ts'
import type { Tables } from './tables.ts'

/** All migrations in order. A migration that has shipped is never edited. */
const migrations = {
  '0001-foundation': foundation,
  '0002-items': items,
  '0003-counters': counters,
  '0004-files': files,
  '0005-search': search,
  '0006-mentions': mentions,
  '0007-people': people,
  '0008-games': games,
  '0009-shared-addresses': sharedAddresses,
  '0010-story-lists': storyLists,
  '0011-push': push,
  '0012-desk': desk,
  '0013-hand-sheets': handSheets,
  '0014-submissions': submissions,
  '0015-gate': gate,
  '0016-oidc': oidc,
  '0017-rates': rates,
  '0018-doubtful-forms': doubtfulForms,
  '0019-game-revisions': gameRevisions,
  '0020-same-files': sameFiles,
  '0021-failed-mails': failedMails,
  '0022-push-networks': pushNetworks,
}

/** Whether these names, in order, are all the migrations. */
export const areAll = (steps: readonly unknown[]): boolean =>
  steps.join() === Object.keys(migrations).join()

/** The name of the last migration: the version of the tables, for this build. */
export const schema = Object.keys(migrations).at(-1)!

/**
 * Runs pending migrations. Throws when one fails; it then has no effect. Throws StoreError, before
 * anything is written, for a store that a newer version has migrated. `last`: as of an earlier
 * version, for tests of upgrades.
 */
export async function migrate(db: Kysely<Tables>, last = schema): Promise<void> {
  await refuseNewer(db)
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateTo(last)
  if (error) throw error
}

/** This build does not know what a later migration made of the tables. */
async function refuseNewer(db: Kysely<Tables>): Promise<void> {
  const existingTables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!existingTables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  const newer = rows.map(({ name }) => name).findLast((name) => !(name in migrations))
  if (newer === undefined) return
  throw new StoreError(
    `the store is from a newer version of Fieldhouse (schema ${newer}; this version knows up to ` +
      `${schema}). Nothing was changed. Start the newer version, or restore a backup from ` +
      'before the upgrade into an empty store (server/OPERATIONS.md, Upgrades)',
  )
}
