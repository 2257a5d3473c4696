import { resolve } from 'node:path'
import { importFolder } from '../../server/import/import-folder.ts'
import { sumReports, type Report } from '../../server/import/report.ts'
import type { Store } from '../../server/db/store.ts'

/**
 * A department with one or two of everything (tests/fixtures/department). Numbers begin at 1, in
 * file order.
 */
export const departmentFolder = resolve(import.meta.dirname, '../fixtures/department')

/** Imports the department into a store; a refused row is a mistake of the fixture. */
export async function importDepartment(store: Store, tenant = 'testham'): Promise<Report> {
  const report = await importFolder(store, tenant, departmentFolder)
  if (sumReports(report).refused > 0)
    throw new Error(
      JSON.stringify(
        report.parts.flatMap(({ notes }) => notes),
        null,
        2,
      ),
    )
  return report
}
