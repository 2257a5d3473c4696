import { importFolder } from '../../server/import/import-folder.ts'
import type { Report } from '../../server/import/report.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import type { Store } from '../../server/db/store.ts'
import { folderForTest, smallPack } from './import-store.ts'

/**
 * Lists of an import folder → a store with a small department. Notes are the report's messages
 * about these files.
 */
export async function importLists(
  store: Store,
  files: Record<string, string>,
  site = '',
): Promise<{ report: Report; notes: string[] }> {
  const { 'site.yaml': own, 'sports.csv': sports } = smallPack
  const report = await importFolder(
    store,
    'testham',
    folderForTest({
      'site.yaml': own + site,
      'sports.csv': sports,
      'pictures/a.svg': picture,
      ...files,
    }),
  )
  const notes = report.parts
    .flatMap(({ notes }) => notes)
    .filter(({ file }) => file in files || file === 'site.yaml')
    .map(({ kind, file, line, reason }) => `${kind} ${file}:${line ?? ''} ${reason}`)
  return { report, notes }
}
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"><path fill="#123" d="M0 0h40v30H0z"/></svg>'

/** A read context of the department at a time. */
export const contextAt = (store: Store, moment: string, tenant = 'testham'): ReadContext =>
  new ReadContext(store, tenant, new Date(moment))
