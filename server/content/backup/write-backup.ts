import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, readFile, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ReadTable } from '../../db/engine.ts'
import { schema } from '../../db/migrate.ts'
import type { Store } from '../../db/store.ts'
import { blobPath } from '../files/file-types.ts'
import { checkBackup, type Checked } from './check-backup.ts'
import { BackupError, lineText, type BytesKey, type Line, type Manifest } from './format.ts'
import { backupTables } from './tables.ts'

const partSize = 1024 * 1024

/** `missing`: pictures and files without their bytes, or with others, which are left out. */
export type Written = Checked & { missing: string[] }

/**
 * Writes everything in the store to a new file while others write, and reads the file back. The
 * file appears under its name only when it is complete and verified.
 */
export async function writeBackup(store: Store, file: string, version: string): Promise<Written> {
  if (
    await access(file).then(
      () => true,
      () => false,
    )
  )
    throw new BackupError(`${file} already exists; use a new name`)
  const temporary = `${file}.${process.pid}.tmp`
  const missing: string[] = []
  try {
    await store.snapshot(async (read) => {
      const header = { format: 1, schema, version, engine: store.engine } as const
      const lines = summed(['backup', { ...header, at: new Date().toISOString() }], () =>
        linesOf(store, read, missing),
      )
      // It has accounts, tokens and answers to forms: for this user alone.
      const target = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(Readable.from(lines), createGzip(), target)
    })
    const checked = await checkBackup(temporary)
    await rename(temporary, file)
    return { ...checked, missing }
  } finally {
    await rm(temporary, { force: true })
  }
}

/** The lines as text, with the header before them and the counts and the checksum after them. */
async function* summed(header: Line, lines: () => AsyncIterable<Line>): AsyncGenerator<string> {
  const sum = createHash('sha256')
  const manifest: Manifest = { rows: {}, pictures: 0, files: 0, sha256: '' }
  const toSummedText = (line: Line) => {
    const text = lineText(line)
    sum.update(text)
    return text
  }
  yield toSummedText(header)
  let last = ''
  for await (const line of lines()) {
    if (line[0] === 'row') manifest.rows[line[1]] = (manifest.rows[line[1]] ?? 0) + 1
    else if (line[0] === 'bytes' && blobName(line[1]) !== last) {
      last = blobName(line[1])
      manifest[line[1].kind]++
    }
    yield toSummedText(line)
  }
  yield lineText(['end', { ...manifest, sha256: sum.digest('hex') }])
}

async function* linesOf(store: Store, read: ReadTable, missing: string[]): AsyncGenerator<Line> {
  const blobKeys = new Map<string, BytesKey>()
  for (const table of backupTables)
    for await (const row of read(table)) {
      if (table === 'picture' || table === 'file') {
        const key = {
          kind: table === 'picture' ? 'pictures' : 'files',
          tenant: String(row['tenant']),
          sha: String(row['sha']),
        } as const
        blobKeys.set(blobName(key), key)
      }
      yield ['row', table, row]
    }
  const stored = store.engine === 'sqlite' ? onDisk(store, blobKeys.values()) : inRows(read)
  for await (const [key, bytes] of stored) {
    // What no row names is left from an earlier state.
    if (!blobKeys.has(blobName(key)) || !isWhole(key, bytes)) continue
    blobKeys.delete(blobName(key))
    for (let from = 0; from < bytes.length; from += partSize)
      yield ['bytes', key, bytes.subarray(from, from + partSize)]
  }
  missing.push(...blobKeys.keys())
}

export const blobName = ({ kind, tenant, sha }: BytesKey): string => `${kind}/${tenant}/${sha}`

/** The names of pictures and files are the beginnings of their hashes. */
export const isWhole = ({ sha }: BytesKey, bytes: Uint8Array): boolean =>
  createHash('sha256').update(bytes).digest('hex').startsWith(sha)

async function* onDisk(
  store: Store,
  keys: Iterable<BytesKey>,
): AsyncGenerator<[BytesKey, Uint8Array]> {
  for (const key of keys) {
    const bytes = await readFile(blobPath(store, key.kind, key.tenant, key.sha)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      },
    )
    if (bytes) yield [key, bytes]
  }
}

async function* inRows(read: ReadTable): AsyncGenerator<[BytesKey, Uint8Array]> {
  for await (const { tenant, sha, bytes } of read('picture_bytes'))
    yield [{ kind: 'pictures', tenant: String(tenant), sha: String(sha) }, bytes as Uint8Array]
  let key: BytesKey | undefined
  let parts: Uint8Array[] = []
  for await (const row of read('file_bytes', ['tenant', 'sha', 'part'])) {
    const next = { kind: 'files', tenant: String(row['tenant']), sha: String(row['sha']) } as const
    if (key && blobName(key) !== blobName(next)) {
      yield [key, Buffer.concat(parts)]
      parts = []
    }
    key = next
    parts.push(row['bytes'] as Uint8Array)
  }
  if (key) yield [key, Buffer.concat(parts)]
}
