import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentStore } from '../../../tests/support/department-store.ts'
import type { StoryDoc } from '../../content/docs.ts'
import { writeStory } from '../../content/stories/write-stories.ts'
import { transact } from '../../content/transaction.ts'
import type { Store } from '../../db/store.ts'
import { ContentApi } from '../content-api.ts'
import { Feeds } from './feeds.ts'
import { routesOf } from '../../../tests/support/ask-routes.ts'

let store: Store
let feeds: ReturnType<typeof routesOf>
const story = (doc: Partial<StoryDoc>): StoryDoc => ({
  title: 'One',
  subHeadline: null,
  teaser: '',
  byline: null,
  date: '2026-01-04T09:00:00',
  image: null,
  redirectAbsoluteUrl: null,
  content: '',
  gameIds: [],
  ...doc,
})
const put = (id: number, sportId: number | null, doc: Partial<StoryDoc>) =>
  transact(store, 'testham', (transaction) =>
    writeStory(transaction, { id, slug: `story-${id}`, sportId, doc: story(doc) }),
  )
beforeAll(async () => {
  store = await departmentStore()
  feeds = routesOf((router) => new Feeds(store).routes(router))
  await put(901, 1, {
    title: 'Tigers & <Bears>',
    teaser: 'A "teaser"\u0001 & more',
    byline: 'Ada Alpha',
    date: '2026-01-04T09:00:00',
  })
  await put(902, null, {
    title: 'Elsewhere',
    redirectAbsoluteUrl: 'https://elsewhere.example/?a=1&b=2',
  })
  await put(903, 1, { title: 'Not told yet', date: '2099-01-01T09:00:00' })
})
afterAll(() => store.close())

const get = async (path: string, init: RequestInit = {}) =>
  feeds(new Request(`http://site.invalid${path}`, init), 'testham', {
    origin: 'https://testham.example',
  })
const read = async (path: string) => (await get(path)).text()

describe('story feeds [CA-02] [RT-10]', () => {
  test('answers every feed that the department lists as its own', async () => {
    const api = routesOf((router) => new ContentApi(store).routes(router))
    const url = new URL('http://site.invalid/api/v2/Rss')
    const listed = (await (await api(new Request(url), 'testham')).json()) as { url: string }[]
    const ours = [
      '/api/v2/Rss/xml',
      '/api/v2/Rss/xml?sportId=1',
      ...listed.map((feed) => feed.url).filter((address) => address.startsWith('/api/')),
    ]
    for (const path of ours)
      expect([
        path,
        (await get(path)).status,
        (await get(path)).headers.get('content-type'),
      ]).toEqual([path, 200, 'application/rss+xml; charset=utf-8'])
  })
  test('lists a story with title, address and date, and escapes XML', async () => {
    const xml = await read('/API/v2/rss/XML?SportId=1')
    expect(xml).toContain(
      '<item><title>Tigers &amp; &lt;Bears&gt;</title><link>https://testham.example/news/2026/1/4/story-901</link>',
    )
    expect(xml).toMatch(
      /<pubDate>Sun, 04 Jan 2026 1[3-7]:00:00 GMT<\/pubDate><description>A &quot;teaser&quot; &amp; more<\/description><dc:creator>Ada Alpha<\/dc:creator><category>/,
    )
    expect(xml).toContain(
      '<atom:link href="https://testham.example/api/v2/Rss/xml?sportId=1" rel="self"',
    )
  })
  test('links external stories, and leaves out unpublished ones', async () => {
    const all = await read('/api/v2/Rss/xml')
    expect(all).toContain('<link>https://elsewhere.example/?a=1&amp;b=2</link>')
    expect(all).not.toContain('Not told yet')
    expect(await read('/api/v2/Rss/xml?sportId=1')).not.toContain('Elsewhere')
  })
  test('contains a written story in the next answer, and answers 304 when unchanged', async () => {
    const first = await get('/api/v2/Rss/xml')
    expect(
      (await get('/api/v2/Rss/xml', { headers: { 'if-none-match': first.headers.get('etag')! } }))
        .status,
    ).toBe(304)
    await put(904, 1, { title: 'Just told' })
    expect(await read('/api/v2/Rss/xml')).toContain('Just told')
  })
  test('answers 404 for an unknown sport, and 400 for a bad number', async () => {
    expect((await get('/api/v2/Rss/xml?sportId=999')).status).toBe(404)
    expect((await get('/api/v2/Rss/xml?sportId=a')).status).toBe(400)
    expect((await get('/api/v2/Rss/xml', { method: 'POST' })).status).toBe(405)
  })
})
