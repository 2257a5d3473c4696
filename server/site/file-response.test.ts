import { expect, test } from 'vitest'
import type { FileLink } from '../../src/contract/parts.schema.ts'
import { pack, storeForTest } from '../../tests/support/import-store.ts'
import { saveFile, syncPublicFiles, describeFile } from '../content/files/files.ts'
import { toFileName } from '../content/files/file-types.ts'
import { facility } from '../content/kinds/site.ts'
import { writeItem } from '../content/items.ts'
import { transact } from '../content/transaction.ts'
import { importFolder } from '../import/import-folder.ts'
import { byteRange } from '../http/body.ts'
import { disposition, fileResponse } from './file-response.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const pdf = bytes('%PDF-1.4\n0123456789\n%%EOF')

/**
 * A store in which a document of the tenant names these files. Any kind of content that names a
 * file makes it public.
 */
async function storeWith(files: Record<string, Uint8Array>) {
  const store = await storeForTest()
  await importFolder(store, 'test', pack())
  const links: FileLink[] = []
  for (const [name, body] of Object.entries(files)) {
    const link = describeFile(`files/${name}`, body, name)
    await saveFile(store, 'test', link, body)
    links.push(link)
  }
  const doc = {
    title: 'x',
    slug: 'x',
    teaser: null,
    location: null,
    featured: false,
    sportId: null,
    featuredImage: null,
    images: [],
    description: '',
    capacity: null,
    latitude: null,
    longitude: null,
  }
  await transact(store, 'test', async (transaction) => {
    await writeItem(transaction, { ...facility, doc: facility.doc.loose() } as never, {
      id: 1,
      rank: 1,
      doc: { ...doc, pageUrl: null, files: links } as never,
    })
    await syncPublicFiles(transaction)
  })
  const ask = (
    url: string,
    headers: Record<string, string> = {},
    method = 'GET',
    tenant = 'test',
  ) =>
    fileResponse(
      store,
      tenant,
      url,
      new Request('http://x.invalid', { headers, method }),
    ) as Promise<Response>
  return { store, ask, urls: links.map(({ url }) => url) }
}

test('sends a file with its type, cacheable forever and inert [RT-08]', async () => {
  const {
    ask,
    urls: [guide, table, page],
  } = await storeWith({
    'Guía “2026”.pdf': pdf,
    'times.csv': bytes('a,b\n'),
    'page.html': bytes('<script>alert(1)</script>'),
  })
  const answer = await ask(guide!)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '25',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-disposition':
      'inline; filename="Guia _2026_.pdf"; filename*=UTF-8\'\'Gu%C3%ADa%20%E2%80%9C2026%E2%80%9D.pdf',
  })
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf)
  expect(Object.fromEntries((await ask(table!)).headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment'),
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(Object.fromEntries((await ask(page!)).headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringContaining('attachment'),
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test('answers 304 for a known file, HEAD without a body, and refuses workers [RT-08]', async () => {
  const {
    ask,
    urls: [url],
  } = await storeWith({ 'a.pdf': pdf })
  const { headers } = await ask(url!)
  expect((await ask(url!, { 'if-none-match': `"x", W/${headers.get('etag')}` })).status).toBe(304)
  const head = await ask(url!, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    '25',
    '',
  ])
  expect((await ask(url!, { 'service-worker': 'script' })).status).toBe(403)
})

test('answers ranges with 206, beyond the end 416, another version in full [RT-09]', async () => {
  const {
    ask,
    urls: [url],
  } = await storeWith({ 'a.pdf': pdf })
  const part = await ask(url!, { range: 'bytes=9-12' })
  expect([
    part.status,
    part.headers.get('content-range'),
    part.headers.get('content-length'),
    await part.text(),
  ]).toEqual([206, 'bytes 9-12/25', '4', '0123'])
  expect(await (await ask(url!, { range: 'bytes=-5' })).text()).toBe('%%EOF')
  const behind = await ask(url!, { range: 'bytes=25-' })
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */25'])
  expect((await ask(url!, { range: 'bytes=9-12', 'if-range': '"other"' })).status).toBe(200)
  expect((await ask(url!, { range: 'bytes=0-1,5-6' })).status).toBe(200)
})

test('serves no file of another tenant or under an unknown name [CA-04]', async () => {
  const {
    ask,
    urls: [url],
  } = await storeWith({ 'a.pdf': pdf })
  const sha = url!.split('/')[2]!
  expect((await ask(url!, {}, 'GET', 'other')).status).toBe(404)
  for (const path of [
    `/files/${sha}/b.pdf`,
    `/files/${sha}/`,
    `/files/${sha}`,
    `/files/${sha}/..%2f..%2ffieldhouse.db`,
    `/files/${sha}/a.pdf%00`,
    `/files/${sha}/%`,
    '/files/../fieldhouse.db',
    `/files/${sha.toUpperCase()}/a.pdf`,
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
})

test('serves no file that public content no longer uses [RT-08]', async () => {
  const {
    store,
    ask,
    urls: [url],
  } = await storeWith({ 'a.pdf': pdf })
  await transact(store, 'test', async (transaction) => {
    await transaction.db.deleteFrom('item').where('tenant', '=', 'test').execute()
    await syncPublicFiles(transaction)
  })
  expect((await ask(url!)).status).toBe(404)
})

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=3-99', { first: 3, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-3', null],
  ['bytes=-', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
  ['bytes=0-1,3-4', null],
  [null, null],
])('range %s of ten bytes [RT-09]', (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected)
})

test('sends a safe file name for any given name [RT-08]', () => {
  expect(
    [
      'files/a/b.PDF',
      '..\\..\\x.pdf',
      '.htaccess',
      'a\r\nSet-Cookie: b.pdf',
      'a\u202Efdp.exe',
      '',
      `${'é'.repeat(300)}.pdf`,
    ].map(toFileName),
  ).toEqual([
    'b.pdf',
    'x.pdf',
    'htaccess',
    'aSet-Cookie b.pdf',
    'afdp.exe',
    'file',
    `${'é'.repeat(100)}.pdf`,
  ])
  expect(disposition('inline', 'a"b\\c.pdf')).toBe(
    'inline; filename="a_b_c.pdf"; filename*=UTF-8\'\'a%22b%5Cc.pdf',
  )
})
