import './clock.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openAccount } from '../../server/content/accounts/accounts.ts'
import { writeBackup } from '../../server/content/backup/write-backup.ts'
import { openStore } from '../../server/db/store.ts'
import { importDepartment } from './department.ts'
import pkg from '../../package.json' with { type: 'json' }

/**
 * `node tests/support/write-release-store.ts`: the store of this release, with the fixture
 * department, an account and a form's submission, in tests/fixtures/stores.
 */
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-release-'))
const file = resolve(import.meta.dirname, `../fixtures/stores/${pkg.version}.backup`)
const tenant = 'testham'
try {
  const store = await openStore(folder)
  await importDepartment(store)
  await openAccount(store, tenant, { name: 'kim', shownName: 'Kim', password: null })
  await store.db
    .insertInto('form_submission')
    .values({
      tenant,
      form_id: 1,
      number: 1,
      key: 'release',
      answers: '{"name":"Kim"}',
      amount: 2500,
      coupon: null,
      received_at: '2026-11-21T18:00:00.000Z',
      paid_at: null,
    })
    .execute()
  await writeBackup(store, file, pkg.version)
  await store.close()
  console.log(file)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
