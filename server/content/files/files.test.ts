import { expect, test } from 'vitest'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { readFileBytes, describeFile, saveFile } from './files.ts'
import { FileError, inspectFile, servingType } from './file-types.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('returns any range of a large file, and none to another tenant [RT-09]', async () => {
  const store = await storeForTest()
  const large = new Uint8Array(2_500_000).map((_, i) => (i * 7) % 251)
  large.set(bytes('ID3'))
  const file = describeFile('files/a.mp3', large, 'A')
  const sha = file.url.split('/')[2]!
  await saveFile(store, 'test', file, large)
  await saveFile(store, 'test', file, large)
  for (const [first, last] of [
    [1_048_570, 1_048_580],
    [0, 2_499_999],
    [2_097_152, 2_097_152],
    [1_048_576, 2_097_151],
  ] as const) {
    const part = await new Response(
      await readFileBytes(store, 'test', sha, first, last),
    ).arrayBuffer()
    expect(Buffer.from(part).equals(Buffer.from(large.subarray(first, last + 1)))).toBe(true)
  }
  await expect(readFileBytes(store, 'other', sha, 0, 1)).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(readFileBytes(store, 'test', '../../fieldhouse.db', 0, 1)).rejects.toThrow()
})

test.each([
  ['a.pdf', '%PDF-1.7', 'application/pdf'],
  ['a.PDF', '\n%PDF-1.7', 'application/pdf'],
  ['a.mp3', 'ID3x', 'audio/mpeg'],
  ['a.m4a', 'xxxxftypM4A ', 'audio/mp4'],
  ['a.csv', 'a,b', 'text/csv; charset=utf-8'],
  [
    'a.docx',
    'PK\u0003\u0004',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['a.html', '<html>', 'application/octet-stream'],
  ['a.svg', '<svg/>', 'application/octet-stream'],
  ['a', 'x', 'application/octet-stream'],
])('reads %s that begins with %j as %s [RT-08]', (name, text, type) => {
  expect(inspectFile(name, bytes(text))).toEqual({ type })
})

test('refuses a file that is empty, too large or not of its named type [RT-08]', () => {
  for (const name of ['a.pdf', 'a.mp3', 'a.m4a', 'a.png', 'a.docx', 'a.zip'])
    expect(() => inspectFile(name, bytes('<html>')), name).toThrow(FileError)
  expect(() => inspectFile('a.pdf', bytes(''))).toThrow('is empty')
  expect(() => inspectFile('a.csv', new Uint8Array(51 * 1024 * 1024))).toThrow(
    'is larger than 50 MB',
  )
})

test('shows only passive types inline and sends unlisted types as bytes [RT-08]', () => {
  expect(
    ['application/pdf', 'audio/mpeg', 'text/csv; charset=utf-8', 'text/html', 'image/svg+xml'].map(
      servingType,
    ),
  ).toEqual([
    { type: 'application/pdf', inline: true },
    { type: 'audio/mpeg', inline: true },
    { type: 'text/csv; charset=utf-8', inline: false },
    { type: 'application/octet-stream', inline: false },
    { type: 'application/octet-stream', inline: false },
  ])
})
