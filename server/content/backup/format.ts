import { createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import type { AnyRow } from '../../db/engine.ts'
import { isBackupTable, type BackupTable } from './tables.ts'

/**
 * A backup is one gzip file of JSON lines, the same for both engines: the header, the rows, the
 * bytes of pictures and files in parts of a megabyte, and at the end the counts and the SHA-256 of
 * all lines before.
 */
export type Line =
  | ['backup', Header]
  | ['row', BackupTable, AnyRow]
  | ['bytes', BytesKey, part: Uint8Array]
  | ['end', Manifest]
export type BytesKey = { kind: 'pictures' | 'files'; tenant: string; sha: string }

const Header = z.object({
  /** Of this format. */
  format: z.literal(1),
  /** The last migration of the store. */
  schema: z.string(),
  /** Of the product. */
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  at: z.iso.datetime(),
})
export type Header = z.infer<typeof Header>

const Manifest = z.object({
  rows: z.record(z.string(), z.number()),
  pictures: z.number(),
  files: z.number(),
  sha256: z.string(),
})
export type Manifest = z.infer<typeof Manifest>

const BytesKey = z.object({
  kind: z.enum(['pictures', 'files']),
  tenant: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  sha: z.string().regex(/^(?:[0-9a-f]{16}|[0-9a-f]{32})$/),
})

/** A backup or a restore that is refused. One line for the operator, with what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** What can be done about an unusable file. */
const recoveryHint =
  'Nothing was changed. Copy the file again from where it is stored, or use an earlier backup'

/** JSON has no bytes. */
const packed = (value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value
const unpacked = (value: unknown): AnyRow[string] =>
  typeof value === 'object' && value !== null
    ? Buffer.from((value as { base64: string }).base64, 'base64')
    : (value as AnyRow[string])

export const lineText = (line: Line): string =>
  `${JSON.stringify(
    line[0] === 'row'
      ? [line[0], line[1], mapped(line[2], packed)]
      : line[0] === 'bytes'
        ? [line[0], line[1], Buffer.from(line[2]).toString('base64')]
        : line,
  )}\n`

const mapped = <To>(row: Record<string, unknown>, of: (value: unknown) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, of(value)]))

/** Throws BackupError for a line that no backup has. */
function lineOf(text: string): Line {
  const [kind, first, second] = JSON.parse(text) as unknown[]
  if (kind === 'backup') return [kind, Header.parse(first)]
  if (kind === 'end') return [kind, Manifest.parse(first)]
  if (kind === 'row' && isBackupTable(first))
    return [kind, first, mapped(second as Record<string, unknown>, unpacked)]
  if (kind === 'bytes') return [kind, BytesKey.parse(first), Buffer.from(String(second), 'base64')]
  throw new Error(`it has a part ${JSON.stringify([kind, first]).slice(0, 60)}`)
}

/**
 * The lines of a backup. Throws BackupError when the file cannot be read, is no backup, or is not
 * as it was written.
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const sum = createHash('sha256')
  let lastPart: 'nothing' | 'header' | 'end' = 'nothing'
  try {
    for await (const text of textLines(file)) {
      const line = lineOf(text)
      if ((lastPart === 'nothing') !== (line[0] === 'backup') || lastPart === 'end')
        throw new Error('its parts are not in order')
      lastPart = line[0] === 'end' ? 'end' : 'header'
      if (line[0] !== 'end') sum.update(text).update('\n')
      else if (line[1].sha256 !== sum.digest('hex')) throw new Error('the checksum does not match')
      yield line
    }
    if (lastPart !== 'end') throw new Error('its end is missing')
  } catch (error) {
    throw lastPart === 'nothing' ? notOne(file, error) : damaged(file, error)
  }
}

const notOne = (file: string, error: unknown): BackupError => {
  const { code } = error as { code?: string }
  return new BackupError(
    code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR'
      ? `${file} cannot be read (${code}); name a file that \`content backup\` has written`
      : `${file} is not a backup of this product, or its beginning is damaged. ${recoveryHint}`,
  )
}

export function damaged(file: string, why: unknown): BackupError {
  const [reason = ''] = String(why instanceof Error ? why.message : why).split('\n')
  return new BackupError(`${file} is damaged or incomplete (${reason}). ${recoveryHint}`)
}

async function* textLines(file: string): AsyncGenerator<string> {
  let rest: Buffer[] = []
  const read = createReadStream(file)
  const plain = createGunzip()
  read.on('error', (error) => plain.destroy(error))
  read.pipe(plain)
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      let from = 0
      for (let newline = chunk.indexOf(10); newline !== -1; newline = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, newline)]).toString()
        rest = []
        from = newline + 1
      }
      rest.push(chunk.subarray(from))
    }
    if (rest.some(({ length }) => length > 0)) throw new Error('its last line has no end')
  } finally {
    read.destroy()
    plain.destroy()
  }
}
