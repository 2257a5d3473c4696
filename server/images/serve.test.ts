import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { storeForTest } from '../../tests/support/import-store.ts'
import { importPicture } from '../../tests/support/import-picture.ts'
import { widths } from './image-path.ts'
import { withinLimit } from './cache-limit.ts'
import { ResizeQueue } from './resize-queue.ts'
import { imageResponse } from './serve.ts'

const photo = (width = 1000, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } })
    .jpeg()
    .toBuffer()
async function withPhoto() {
  const store = await storeForTest()
  const { url } = await importPicture(store, 'test', await photo(), 'A catch', null)
  return { store, url, get: (path: string, tenant = 'test') => imageResponse(store, tenant, path) }
}
const sizeOf = async (response: Response | undefined) => {
  const { width, height, format } = await sharp(
    Buffer.from(await response!.arrayBuffer()),
  ).metadata()
  return { width, height, format }
}

describe('a picture’s address [MD-02]', () => {
  it('serves allowed widths and formats, never enlarged, cacheable forever', async () => {
    const { url, get } = await withPhoto()
    const small = await get(`${url}/320.webp`)
    expect(Object.fromEntries(small!.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${url.slice(8)}-320.webp"`,
    })
    expect(await sizeOf(small)).toEqual({ width: 320, height: 160, format: 'webp' })
    expect(await sizeOf(await get(`${url}/1600.jpeg`))).toEqual({
      width: 1000,
      height: 500,
      format: 'jpeg',
    })
    expect(await sizeOf(await get(`${url}/160.png`))).toEqual({
      width: 160,
      height: 80,
      format: 'png',
    })
    expect(await sizeOf(await get(url))).toEqual({ width: 1000, height: 500, format: 'jpeg' })
  })

  it('tries a picture that cannot be made once, not at each request', async () => {
    const { store, url, get } = await withPhoto()
    const broken = Buffer.from('no longer a picture')
    if (store.engine === 'sqlite')
      writeFileSync(join(store.dataDir, 'pictures', 'test', url.slice(8)), broken)
    else await store.of('test').updateTable('picture_bytes').set({ bytes: broken }).execute()
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const size of ['160', '320', '160']) {
      const answer = await get(`${url}/${size}.webp`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
      expect(await answer.text()).toContain('cannot be drawn')
    }
    expect(told).toHaveBeenCalledOnce()
    told.mockRestore()
  })

  it('is made for the next visitor when one leaves before it is ready', async () => {
    const { store, url, get } = await withPhoto()
    const path = `${url}/320.webp`
    const visit = new AbortController()
    const request = new Request(`http://localhost${path}`, { signal: visit.signal })
    const left = imageResponse(store, 'test', path, request)
    // The reason of a closed socket.
    visit.abort(new Error('aborted'))
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    expect((await get(path)).status).toBe(200)
  })

  it('tries a picture that came too late again, at most three times', async () => {
    const { url, get } = await withPhoto()
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const late = new Error('timeout: 42% complete')
    const busy = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(late)
    const first = await get(`${url}/160.webp`)
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await get(`${url}/160.webp`)).status).toBe(200)
    // A success counts from the start again.
    busy.mockRejectedValue(late)
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await get(`${url}/640.webp`)).status)
    expect(statuses).toEqual([503, 503, 500, 500])
    expect(told).toHaveBeenCalledTimes(4)
    busy.mockRestore()
    told.mockRestore()
  })

  it('serves every width of a drawing', async () => {
    const store = await storeForTest()
    const { url } = await importPicture(
      store,
      'test',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20000 10000"><rect width="40" height="20"/></svg>',
      ),
      'Logo',
      null,
    )
    for (const width of widths)
      expect(await sizeOf(await imageResponse(store, 'test', `${url}/${width}.webp`))).toEqual({
        width,
        height: width / 2,
        format: 'webp',
      })
  })

  it('is not found for another tenant, even when cached [CA-04]', async () => {
    const { url, get } = await withPhoto()
    expect((await get(`${url}/320.webp`))!.status).toBe(200)
    for (const path of [url, `${url}/320.webp`])
      expect((await get(path, 'other'))!.status).toBe(404)
  })

  it.each([
    '/images/',
    '/images/x',
    '/images/0123456789abcdef',
    '/images/..%2f..%2fetc%2fpasswd',
    '/images/../../etc/passwd',
    '/images/0123456789ABCDEF/320.webp',
    '/images/0123456789abcdef/321.webp',
    '/images/0123456789abcdef/320.svg',
    '/images/0123456789abcdef/320.webp/x',
    '/images/0123456789abcdef\u0000',
  ])('is not found at %j', async (path) => {
    const { get } = await withPhoto()
    const response = await get(path)
    expect(response!.status).toBe(404)
    expect(response!.headers.get('cache-control')).toBe('no-store')
  })

  it('answers 304 to a client that has it, and HEAD without a body', async () => {
    const { store, url } = await withPhoto()
    expect(
      (await imageResponse(
        store,
        'test',
        `${url}/320.webp`,
        new Request('http://x/', { headers: { 'if-none-match': `"${url.slice(8)}-320.webp"` } }),
      ))!.status,
    ).toBe(304)
    const head = await imageResponse(
      store,
      'test',
      `${url}/320.webp`,
      new Request('http://x/', { method: 'HEAD' }),
    )
    expect([
      head!.status,
      await head!.text(),
      Number(head!.headers.get('content-length')) > 100,
    ]).toEqual([200, '', true])
  })

  it('is made once for concurrent requests, and stored only when complete', async () => {
    const { store, url, get } = await withPhoto()
    const all = await Promise.all(Array.from({ length: 30 }, () => get(`${url}/640.webp`)))
    expect(
      new Set(
        await Promise.all(
          all.map(async (response) => Buffer.from(await response!.arrayBuffer()).toString('hex')),
        ),
      ).size,
    ).toBe(1)
    expect(readdirSync(join(store.dataDir, 'image-cache', 'test'))).toEqual([
      `${url.slice(8)}-640.webp`,
    ])
  })
})

describe('a transformed picture [MD-01] [MD-02]', () => {
  const halves = () =>
    sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#ff0000' } })
      .composite([
        {
          input: { create: { width: 1000, height: 500, channels: 3, background: '#0000ff' } },
          top: 500,
          left: 0,
        },
      ])
      .png()
      .toBuffer()

  it('is cropped and turned gray as requested', async () => {
    const store = await storeForTest()
    const { url } = await importPicture(store, 'test', await halves(), 'Two halves', null)
    const get = (end: string) => imageResponse(store, 'test', `${url}/${end}`)
    const colour = async (response: Response | undefined) =>
      (
        await sharp(Buffer.from(await response!.arrayBuffer()))
          .resize(1, 1)
          .raw()
          .toBuffer()
      ).subarray(0, 3)
    expect(await sizeOf(await get('480-16x9.webp'))).toEqual({
      width: 480,
      height: 270,
      format: 'webp',
    })
    expect(await sizeOf(await get('1600-4x5.png'))).toEqual({
      width: 1000,
      height: 1250,
      format: 'png',
    })
    const [north, south] = [
      await colour(await get('320-16x9-north.png')),
      await colour(await get('320-16x9-south.png')),
    ]
    expect([north[0]! > 200 && north[2]! < 60, south[2]! > 200 && south[0]! < 60]).toEqual([
      true,
      true,
    ])
    const grey = await sharp(Buffer.from(await (await get('320-bw.png'))!.arrayBuffer())).stats()
    expect(grey.channels.length).toBeLessThanOrEqual(2)
    for (const end of [
      '320-2x1.webp',
      '320-north.webp',
      '320-16x9-centre.webp',
      '320-bw-16x9.webp',
      '321-16x9.webp',
      '320-.webp',
    ])
      expect((await get(end))!.status, end).toBe(404)
  })

  it.each([
    ['convert?url=/images/0123456789abcdef', '/images/0123456789abcdef/1280.webp'],
    ['convert?url=/images/0123456789abcdef&type=jpg', '/images/0123456789abcdef/1280.jpeg'],
    [
      'resize?url=/images/0123456789abcdef/640.webp&width=500&colourspace=bw',
      '/images/0123456789abcdef/640-bw.webp',
    ],
    ['resize?url=/images/0123456789abcdef&height=180&type=png', '/images/0123456789abcdef/320.png'],
    [
      'crop?url=/images/0123456789abcdef&width=300&height=300&gravity=north',
      '/images/0123456789abcdef/320-1x1-north.webp',
    ],
    [
      'crop?url=/images/0123456789abcdef&width=9999&height=5000&gravity=center',
      '/images/0123456789abcdef/1600-16x9.webp',
    ],
  ])('requested in the compatible form %s is at %s', async (asked, at) => {
    const { store } = await withPhoto()
    const response = await imageResponse(
      store,
      'test',
      `/images/${asked.split('?')[0]}`,
      new Request(`http://x/images/${asked}`),
    )
    expect([response!.status, response!.headers.get('location')]).toEqual([301, at])
  })

  // Addresses at the root of a bucket, elsewhere and inside: nothing is fetched.
  it.each([
    '',
    'url=',
    'url=/logo.png',
    'url=https://elsewhere.example/a.png',
    'url=//127.0.0.1/a.png',
    'url=http://169.254.169.254/',
    'url=/images/../files/x',
    'url=/images/0123456789abcdef&width=-1',
    'url=/images/0123456789abcdef&width=1e9',
    'url=/images/0123456789abcdef&type=svg',
  ])('is refused: %s', async (query) => {
    const { store } = await withPhoto()
    expect(
      (await imageResponse(
        store,
        'test',
        '/images/crop',
        new Request(`http://x/images/crop?${query}`),
      ))!.status,
    ).toBe(404)
  })

  it('is evicted when there are too many, oldest first', async () => {
    const { store, url, get } = await withPhoto()
    for (const width of [160, 320, 480, 640]) {
      await get(`${url}/${width}.png`)
      await new Promise((wait) => setTimeout(wait, 15))
    }
    const folder = join(store.dataDir, 'image-cache', 'test')
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
    await withinLimit(store.dataDir, {
      limit: sizes.reduce((sum, size) => sum + size, 0),
      every: 1,
    })
    expect(readdirSync(folder)).toHaveLength(4)
    await withinLimit(store.dataDir, { limit: Math.max(...sizes) * 1.2, every: 1 })
    expect(readdirSync(folder)).toEqual([`${url.slice(8)}-640.png`])
  })
})

describe('image work [MD-02]', () => {
  const fan = { tenant: 'test', client: '192.0.2.1' }

  it('gives a visitor a turn beside one who asks for hundreds, and refuses only that one', async () => {
    const pictures = new ResizeQueue<string>(1, 20)
    const done: string[] = []
    const work = (key: string) => async () => {
      await new Promise((next) => setImmediate(next))
      done.push(key)
      return key
    }
    const flood = Promise.allSettled(
      Array.from({ length: 60 }, (_, i) =>
        pictures.run(`flood ${i}`, { tenant: 'test', client: '192.0.2.66' }, work('flood')),
      ),
    )
    const own = ['a', 'b'].map((key) => pictures.run(key, fan, work(key)))
    const other = pictures.run('c', { tenant: 'other', client: '192.0.2.66' }, work('c'))
    expect(await Promise.all([...own, other])).toEqual(['a', 'b', 'c'])
    expect(done.filter((key) => key === 'flood').length).toBeLessThan(5)
    const refused = (await flood).filter(({ status }) => status === 'rejected')
    expect(refused.length).toBe(60 - 20 - 1 + 3)
    expect(refused[0]).toMatchObject({ reason: { name: 'QueueFull' } })
  })

  it('runs two at a time, once per key, with a bounded queue', async () => {
    let running = 0
    let most = 0
    let runs = 0
    const pictures = new ResizeQueue<number>(2, 5)
    const work = async () => {
      runs++
      most = Math.max(most, ++running)
      await new Promise((done) => setTimeout(done, 5))
      return --running
    }
    const asked = ['a', 'a', 'b', 'c', 'd', 'd', 'e', 'f', 'g', 'h', 'i'].map((key) =>
      pictures.run(key, fan, work),
    )
    const settled = await Promise.allSettled(asked)
    expect([most, runs, settled.filter(({ status }) => status === 'rejected').length]).toEqual([
      2, 7, 2,
    ])
  })

  it('is dropped when no request waits for it, and kept when one does', async () => {
    const pictures = new ResizeQueue<string>(1, 5)
    const stop = new AbortController()
    const ran: string[] = []
    const work = (name: string) => async () => {
      await new Promise((done) => setTimeout(done, 10))
      ran.push(name)
      return name
    }
    const first = pictures.run('first', fan, work('first'))
    const left = pictures.run('left', fan, work('left'), stop.signal)
    const shared = pictures.run('shared', fan, work('shared'), stop.signal)
    const stays = pictures.run('shared', fan, work('shared'))
    stop.abort()
    expect(await Promise.allSettled([first, left, shared, stays])).toMatchObject([
      { value: 'first' },
      { status: 'rejected' },
      { status: 'rejected' },
      { value: 'shared' },
    ])
    expect(ran).toEqual(['first', 'shared'])
  })
})
