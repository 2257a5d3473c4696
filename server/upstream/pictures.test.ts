import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { storeForTest } from '../../tests/support/import-store.ts'
import { setContentSource, type ContentSource } from '../content/content-source.ts'
import { imageResponse } from '../images/serve.ts'
import { Breaker } from './breaker.ts'
import { Client } from './client.ts'
import type { HttpGet } from './http-client.ts'
import { isAbsolutePicture, pictureElsewhere, withPictureBase } from './picture-address.ts'
import { Pictures } from './pictures.ts'
import { isPublic, publicLookup } from '../http/public-lookup.ts'

const photo = await sharp({
  create: { width: 900, height: 300, channels: 3, background: '#a04020' },
})
  .jpeg()
  .toBuffer()
const there = isAbsolutePicture('https://pictures.example/a b.jpg?x=1')!
const answering =
  (type: string, body: Buffer, log: { url: string; headers: object }[] = []): HttpGet =>
  async (url, headers) => {
    log.push({ url: url.href, headers })
    return { status: 200, headers: { 'content-type': type }, body }
  }
const picturesOf = (exchange: HttpGet) =>
  new Pictures({
    client: new Client({
      base: new URL('http://127.0.0.1:9'),
      token: 'fh_secret',
      breaker: new Breaker(),
      exchange,
    }),
    hosts: (tenant) => (tenant === 'alpha' ? ['pictures.example', '*.cdn.example'] : []),
    outside: exchange,
  })

describe('pictures on other hosts of an upstream [CA-03]', () => {
  test('are read from allowed hosts without our headers', async () => {
    const log: { url: string; headers: object }[] = []
    const pictures = picturesOf(answering('image/jpeg', photo, log))
    expect(await pictures.get('alpha', `${there}/320.webp`)).toEqual({ type: 'jpeg', bytes: photo })
    expect(log).toEqual([
      {
        url: 'https://pictures.example/a%20b.jpg?x=1',
        headers: { accept: expect.any(String) as string },
      },
    ])
    expect([
      await pictures.get('beta', `${there}/320.webp`),
      await pictures.get('alpha', `${isAbsolutePicture('https://other.example/a.jpg')}`),
      log.length,
    ]).toEqual([null, null, 1])
    expect(
      await pictures.get('alpha', isAbsolutePicture('https://a.cdn.example/a.jpg')!),
    ).not.toBeNull()
  })
  test.each([
    'http://pictures.example/a.jpg',
    'https://u:p@pictures.example/a.jpg',
    'https://pictures.example:8443/a.jpg',
    'file:///etc/passwd',
    '/a.jpg',
    `https://pictures.example/${'a'.repeat(1000)}`,
  ])('get an address of ours only from a plain one: %s', (url) => {
    expect(isAbsolutePicture(url)).toBeUndefined()
  })
  test('come from a local server in development', () => {
    vi.stubEnv('NODE_ENV', 'development')
    for (const url of ['http://localhost:9000/a.jpg', 'https://pictures.example:8443/a.jpg'])
      expect(pictureElsewhere(isAbsolutePicture(url)!)?.href).toBe(url)
    vi.unstubAllEnvs()
  })
  test('have their relative paths resolved by the base of the files', () => {
    const base = new URL('https://cdn.example.com/harlan.edu/')
    const answer = {
      image: { url: '/logos/101.png', title: 'logos/home.png of 1999' },
      url: '/tickets',
      pictures: ['photos/a%20b.jpg?v=2', 'https://other.example/c.jpg', '//other.example/d.png'],
      own: '/images/0123456789abcdef/320.webp',
    }
    expect(withPictureBase(answer, base)).toEqual({
      ...answer,
      image: { ...answer.image, url: 'https://cdn.example.com/harlan.edu/logos/101.png' },
      pictures: [
        'https://cdn.example.com/harlan.edu/photos/a%20b.jpg?v=2',
        ...answer.pictures.slice(1),
      ],
    })
  })
  test('are recognized by type and first bytes, or fail', async () => {
    for (const [type, body] of [
      ['text/html', photo],
      ['image/png', photo],
      ['image/jpeg', Buffer.from('<svg')],
      ['image/jpeg', Buffer.from('')],
      ['image/gif', Buffer.from('GIF89a')],
    ] as const) {
      await expect(
        picturesOf(answering(type, body)).get('alpha', '/images/0123456789abcdef/320.webp'),
      ).rejects.toMatchObject({ kind: 'body' })
    }
  })
  test('are resized here to our widths and fetched once', async () => {
    const store = await storeForTest()
    const log: { url: string; headers: object }[] = []
    const pictures = picturesOf(answering('image/jpeg', photo, log))
    setContentSource(store, {
      picture: (tenant: string, path: string) => pictures.get(tenant, path),
    } as unknown as ContentSource)
    for (let i = 0; i < 2; i++) {
      const response = (await imageResponse(store, 'alpha', `${there}/320.webp`))!
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
        format: 'webp',
        width: 320,
        height: 107,
      })
    }
    expect(log).toHaveLength(1)
    for (const path of [
      `${there}/321.webp`,
      `${there}/320.gif`,
      '/images/at-%00',
      '/images/at-xx',
      `${there}/320.webp/x`,
    ])
      expect([path, (await imageResponse(store, 'alpha', path))!.status]).toEqual([path, 404])
  })
})

test('fetches no picture from the internal network [CA-03]', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    'fd00::1',
    'fe80::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '64:ff9b:1::7f00:1',
    'fec0::1',
    '2001::1',
    '2001:db8::1',
    '100::1',
    '192.88.99.1',
    '203.0.113.9',
    'fe80::1%1',
    'no address',
  ])
    expect([address, isPublic(address)]).toEqual([address, false])
  for (const address of ['93.184.215.14', '2606:2800:220:1::1'])
    expect([address, isPublic(address)]).toEqual([address, true])
  const told = await new Promise<NodeJS.ErrnoException | null>((done) => {
    publicLookup('localhost', { all: true }, done)
  })
  expect(told?.message).toBe('localhost is not on the public internet')
})
