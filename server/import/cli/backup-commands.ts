import { resolve } from 'node:path'
import { checkBackup, type Checked } from '../../content/backup/check-backup.ts'
import { BackupError } from '../../content/backup/format.ts'
import { restoreBackup } from '../../content/backup/restore-backup.ts'
import { writeBackup } from '../../content/backup/write-backup.ts'
import {
  ensureSearch,
  recordSearchVersion,
  rebuildSearch,
  searchIsCurrent,
} from '../rebuild-search.ts'
import { ImportError } from '../report.ts'
import { UsageError, type Arguments } from './arguments.ts'
import { withStore, type Output } from './terminal.ts'
import pkg from '../../../package.json' with { type: 'json' }

/**
 * Exit code: 0 when all was written, 3 when bytes of pictures or files are missing in the store.
 */
export function backupCommand(args: Arguments, out: Output): Promise<number> {
  const file = oneFile(args, 'backup')
  if (args.tenant !== undefined)
    throw new UsageError('a backup has all departments; restore one of them with restore --tenant')
  return explained(() =>
    withStore(args.data, async (store) => {
      const written = await writeBackup(store, file, pkg.version)
      out.write(`${file}: ${summary(written)}; read back and verified\n`)
      for (const name of written.missing)
        out.write(`left out: ${name} has no bytes in the store, or damaged ones; import it again\n`)
      return written.missing.length > 0 ? 3 : 0
    }),
  )
}

/** Exit code 0. Everything else is an error, and then nothing was changed. */
export function restoreCommand(args: Arguments, out: Output): Promise<number> {
  const file = oneFile(args, 'restore')
  const { tenant, replace } = args
  return explained(async () => {
    if (args.verify) {
      out.write(`${file}: ${summary(await checkBackup(file))}; it is complete\n`)
      return 0
    }
    return withStore(args.data, async (store) => {
      const current = await searchIsCurrent(store)
      const restored = await restoreBackup(store, file, { tenant, replace })
      if (tenant === undefined) await ensureSearch(store)
      else {
        await rebuildSearch(store, tenant)
        // If it was not current before, the next start rebuilds it for all.
        if (current) await recordSearchVersion(store)
      }
      const { rows, pictures, files, header } = restored
      out.write(
        `restored ${tenant ?? `${restored.tenants.length} departments`} as of ${header.at}: ` +
          `${rows} rows, ${pictures} pictures, ${files} files\n${next(tenant)}`,
      )
      return 0
    })
  })
}

const next = (tenant: string | undefined): string =>
  `Next: ${tenant === undefined ? 'start the server, then ' : ''}open the site, sign in, ` +
  'and send a form.\nPasswords, accounts and tokens are those of the backup: ' +
  'end again what was ended since (`account list`, `token --list`).\nMembers sign in again. ' +
  'Emails of forms that waited when the backup was made are sent, maybe a second time.\n'

const summary = ({ header, manifest, tenants }: Checked): string => {
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  return (
    `${tenants.map(({ id }) => id).join(', ') || 'no departments'} as of ${header.at} (version ` +
    `${header.version}, schema ${header.schema}): ${rows} rows, ${manifest.pictures} pictures, ` +
    `${manifest.files} files`
  )
}

function oneFile({ rest: [file, more] }: Arguments, command: string): string {
  if (!file || more) throw new UsageError(`${command} takes one file`)
  return resolve(file)
}

/** What the operator can fix is one line. */
const explained = (work: () => Promise<number>): Promise<number> =>
  work().catch((error: unknown) => {
    throw error instanceof BackupError || (error instanceof Error && error.name === 'StoreError')
      ? new ImportError(error.message)
      : error
  })
