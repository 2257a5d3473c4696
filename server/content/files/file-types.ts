import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../../db/store.ts'

/** A file that was refused. The message is for the person who uploaded it. */
export class FileError extends Error {
  override name = 'FileError'
}

/** Bytes at the start of a file that identify its type. */
export const headSize = 1024

const megabyte = 1024 * 1024

/**
 * `inline`: a browser may show or play it in our pages. Only types that cannot run scripts; all
 * others are downloads.
 */
type Known = { type: string; inline: boolean; most: number; begins?: (head: Buffer) => boolean }

const ascii =
  (text: string, offset = 0) =>
  (head: Buffer) =>
    head.toString('latin1', offset, offset + text.length) === text
const either =
  (...tests: ((head: Buffer) => boolean)[]) =>
  (head: Buffer) =>
    tests.some((test) => test(head))
const zip = ascii('PK')
const ole = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
/** An MPEG audio frame: eleven bits set, then a valid layer. */
const mpegFrame = (head: Buffer) =>
  head[0] === 0xff && (head[1]! & 0xe0) === 0xe0 && (head[1]! & 0x06) !== 0

const inlineType = (type: string, maxMegabytes: number, begins: Known['begins'] & {}): Known => ({
  type,
  inline: true,
  most: maxMegabytes * megabyte,
  begins,
})
const saved = (type: string, begins?: Known['begins']): Known => ({
  type,
  inline: false,
  most: 50 * megabyte,
  ...(begins ? { begins } : {}),
})
const office = 'application/vnd.openxmlformats-officedocument'

/** By file extension. Other types, such as HTML and SVG, are sent as binary downloads. */
const fileTypes: Readonly<Record<string, Known>> = {
  // Some programs write a line before the signature; readers search the first kilobyte.
  pdf: inlineType('application/pdf', 50, (head) => head.includes('%PDF-')),
  mp3: inlineType('audio/mpeg', 200, either(ascii('ID3'), mpegFrame)),
  m4a: inlineType('audio/mp4', 200, ascii('ftyp', 4)),
  ogg: inlineType('audio/ogg', 200, ascii('OggS')),
  wav: inlineType('audio/wav', 200, (head) => ascii('RIFF')(head) && ascii('WAVE', 8)(head)),
  mp4: inlineType('video/mp4', 200, ascii('ftyp', 4)),
  vtt: inlineType('text/vtt; charset=utf-8', 1, ascii('WEBVTT')),
  png: inlineType('image/png', 15, ascii('\u0089PNG')),
  jpg: inlineType('image/jpeg', 15, (head) => head[0] === 0xff && head[1] === 0xd8),
  gif: inlineType('image/gif', 15, ascii('GIF8')),
  webp: inlineType('image/webp', 15, (head) => ascii('RIFF')(head) && ascii('WEBP', 8)(head)),
  csv: saved('text/csv; charset=utf-8'),
  txt: saved('text/plain; charset=utf-8'),
  ics: saved('text/calendar; charset=utf-8'),
  rtf: saved('application/rtf', ascii('{\\rtf')),
  zip: saved('application/zip', zip),
  docx: saved(`${office}.wordprocessingml.document`, zip),
  xlsx: saved(`${office}.spreadsheetml.sheet`, zip),
  pptx: saved(`${office}.presentationml.presentation`, zip),
  doc: saved('application/msword', ole),
  xls: saved('application/vnd.ms-excel', ole),
  ppt: saved('application/vnd.ms-powerpoint', ole),
}
const other: Known = saved('application/octet-stream')

const endOf = (name: string): string =>
  (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase().replace(/^jpeg$/, 'jpg')
const knownOf = (name: string): Known => fileTypes[endOf(name)] ?? other

/** The largest file of any kind, in bytes. */
export const maxFileBytes = Math.max(
  other.most,
  ...Object.values(fileTypes).map(({ most }) => most),
)

/**
 * The type of a file by its name, after a check of its first bytes. Throws FileError when the file
 * is empty, too large, or not what its name says.
 */
export function inspectFile(name: string, bytes: Uint8Array): { type: string } {
  const { type, most, begins } = knownOf(name)
  if (bytes.byteLength === 0) throw new FileError('is empty')
  if (bytes.byteLength > most)
    throw new FileError(
      `is larger than ${most / megabyte} MB, the most for ${endOf(name) || 'such files'}`,
    )
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headSize))
  if (begins && !begins(head))
    throw new FileError(
      `is not a valid ${endOf(name)} file; save it as one, or correct its extension`,
    )
  return { type }
}

/**
 * What a file name promises for bytes of another server: the type, the largest size, and a check of
 * the first kilobyte.
 */
export function expectedType(name: string): {
  type: string
  most: number
  fits(head: Buffer): boolean
} {
  const { type, most, begins } = knownOf(name)
  return {
    type,
    most,
    fits: (head) => head.length > 0 && (begins?.(head.subarray(0, headSize)) ?? true),
  }
}

const inlineTypes = new Set(
  Object.values(fileTypes)
    .filter(({ inline }) => inline)
    .map(({ type }) => type),
)
const allTypes = new Set(Object.values(fileTypes).map(({ type }) => type))

/** How a stored file is sent. A type that is not in the list is a binary download. */
export const servingType = (type: string): { type: string; inline: boolean } =>
  allTypes.has(type) ? { type, inline: inlineTypes.has(type) } : { type: other.type, inline: false }

/**
 * A safe file name for URLs and downloads: no folders, no bidirectional control characters, not
 * hidden, at most 120 characters.
 */
export function toFileName(path: string): string {
  const last = (path.split(/[\\/]/).at(-1) ?? '').normalize('NFC').toWellFormed()
  const plain = last
    .replace(/[\p{C}"*:<>?|]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim()
  if (plain === '') return 'file'
  const [, stem = plain, end = ''] = /^(.+?)(\.[^.]{1,10})?$/.exec(plain) ?? []
  return `${[...stem].slice(0, 100).join('').trim()}${end.toLowerCase()}`
}

/** Names of stored bytes: the start of the hash, of a fixed length. */
const names = { pictures: /^[0-9a-f]{16}$/, files: /^[0-9a-f]{32}$/ } as const

/**
 * The path of a tenant's picture or file in DATA_DIR. Only names that the server made are accepted;
 * throws for others.
 */
export function blobPath(
  { dataDir }: Pick<Store, 'dataDir'>,
  kind: keyof typeof names,
  tenant: string,
  sha: string,
): string {
  if (!names[kind].test(sha) || !/^[a-z0-9][a-z0-9-]*$/.test(tenant))
    throw new Error(`no such ${kind === 'files' ? 'file' : 'picture'}`)
  return join(dataDir, kind, tenant, sha)
}

/**
 * Writes to a temporary name first, so that a file under its final name is complete even after a
 * power failure.
 */
export async function writeFileAtomically(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`
  try {
    const handle = await open(temporary, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.datasync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
