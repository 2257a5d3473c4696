import { beforeEach, describe, expect, test } from 'vitest'
import { departmentForTest } from '../../../tests/support/department-store.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import { addFiles, pack, storeForTest } from '../../../tests/support/import-store.ts'
import type { Store } from '../../db/store.ts'
import { findGame } from '../games/find-game.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { importFolder } from '../../import/import-folder.ts'
import { readGalleries, readMediaSettings, readSlideCampaigns, readSlides } from './galleries.ts'
import {
  readPodcast,
  readPodcastCategories,
  readPodcastFeed,
  readPodcastFile,
  readPodcastFilterCategories,
  readPodcasts,
  readPodcastSports,
} from './podcasts.ts'
import { ReadContext } from '../read-context.ts'
import { readRelatedVideos } from './related-videos.ts'
import {
  readChannelVideos,
  readPlaylist,
  readPlaylists,
  readSeriesTitles,
  readVideo,
  readVideos,
} from './videos.ts'
import { priceAfter, readShopProducts } from '../department/shop.ts'
import { textFile } from '../../../tests/support/text-file.ts'

let store: Store
beforeEach(async () => {
  store = await storeForTest()
})
const at = (moment = '2026-11-21T18:00:00Z', tenant = 'testham') =>
  new ReadContext(store, tenant, new Date(moment))
const until = (context: ReadContext) => new Date(context.until).toISOString()
/**
 * Imports a small department with these files; returns the refused rows as file, line and reason.
 */
const refusals = async (files: Record<string, string>) =>
  (await importFolder(store, 'testham', pack(files))).parts.flatMap(({ notes, file }) =>
    notes
      .filter(({ kind }) => kind === 'refused')
      .map(({ line, reason }) => `${file}:${line} ${reason}`),
  )

describe('podcasts [RT-09]', () => {
  test('appear at their time, and are found by show, sport and words', async () => {
    store = await departmentForTest()
    const titles = async (query: object, moment?: string) =>
      (await readPodcasts(at(moment), query)).items.map(({ title }) => title)
    expect([
      await titles({}),
      await titles({ categoryId: 1 }),
      await titles({ categoryId: 2 }),
      await titles({ sportId: 2 }),
      await titles({ searchTerm: 'COACH ashford' }),
      await titles({ searchTerm: 'nobody' }),
    ]).toEqual([['Opening week'], ['Opening week'], [], [], ['Opening week'], []])
    const early = at('2026-08-27T10:59:00Z')
    expect([
      (await readPodcasts(early, {})).total,
      await readPodcast(early, 1),
      await readPodcastFile(early, 1),
      await readPodcastFilterCategories(early),
      await readPodcastSports(early),
    ]).toEqual([0, null, null, [], []])
    expect(until(early)).toBe('2026-08-27T11:00:00.000Z')
    expect(await titles({}, '2099-01-02T00:00:00Z')).toEqual([
      'Not yet to be heard',
      'Opening week',
    ])
    expect([
      (await readPodcastCategories(at())).map(({ title, count }) => [title, count]),
      (await readPodcastSports(at())).map(({ sport, count }) => [sport.title, count]),
    ]).toEqual([[['The Kennel', 1]], [['Football', 1]]])
  })

  test('have the address of their audio and the fields of a feed', async () => {
    store = await departmentForTest()
    expect(await readPodcast(at(), 1)).toMatchObject({
      url: '/podcasts/opening-week/1',
      fileUrl: 'https://audio.testham.example/kennel/1.mp3',
      fileName: '1.mp3',
      fileType: 'audio/mpeg',
      duration: 1864,
      createdDate: '2026-08-27T06:00:00',
      tags: [{ slug: 'season-opener' }],
    })
    expect(await readPodcastFeed(at(), {})).toMatchObject({
      channel: { title: 'Testham on the air', categoryId: null },
      items: [{ id: 1 }],
    })
    expect(await readPodcastFeed(at(), { categoryId: 1 })).toMatchObject({
      channel: { title: 'The Kennel', email: 'radio@testham.example', categoryId: 1 },
    })
    expect(await readPodcastFeed(at(), { categoryId: 9 })).toBe(null)
  })

  test('take audio from a file of the import folder or an https address only', async () => {
    const entry = (sound: string) => `- {title: A, publishDate: 2026-01-01, sound: ${sound}}\n`
    for (const sound of ['http://audio.example/1.mp3', '/files/1.mp3'])
      expect(await refusals({ 'podcasts.yaml': entry(sound) })).toEqual([
        'podcasts.yaml:1 sound: an absolute https address, or {path: files/…}',
      ])
    expect(await refusals({ 'podcasts.yaml': entry('"javascript:x"') })).toHaveLength(1)
    expect(
      await refusals({
        'podcasts.yaml':
          '- {title: A, publishDate: 2026-01-01, showId: Nobody, sound: "https://a.example/1.mp3"}\n',
      }),
    ).toEqual(['podcasts.yaml:1 showId there is no show (podcast-shows.yaml) "Nobody"'])
    expect((await readPodcasts(at(), {})).total).toBe(0)
  })
})

describe('videos [MD-03]', () => {
  test('are listed by sport, type and words with the page that plays them', async () => {
    store = await departmentForTest()
    const titles = async (query: object) =>
      (await readVideos(at(), query)).items.map(({ title }) => title)
    expect([
      await titles({}),
      await titles({ type: 'press-conference' }),
      await titles({ search: 'opener' }),
      await titles({ sportId: 2 }),
    ]).toEqual([
      ['Coach after the opener', 'Highlights against Ashford'],
      ['Coach after the opener'],
      ['Coach after the opener', 'Highlights against Ashford'],
      [],
    ])
    expect(await readVideo(at(), 1)).toMatchObject({
      mediaFileId: '1',
      url: '/showcase/embed.aspx?youtube=abcdefghijk',
      duration: 95,
    })
    expect(await readVideo(at(), 2)).toMatchObject({
      url: '/showcase/embed.aspx?Archive=2',
      playbackFormats: [{ type: 'video/mp4', height: 720 }],
      adTagUrl: 'https://ads.testham.example/coach',
    })
    expect(await readVideo(at('2026-08-30T13:00:00Z'), 1)).toBe(null)
  })

  test('appear in playlists and series once published', async () => {
    store = await departmentForTest()
    expect(
      (await readPlaylists(at(), {})).items.map(({ title, type, count, sponsor }) => [
        title,
        type,
        count,
        sponsor?.title,
      ]),
    ).toEqual([
      ['Game days', 'playlist', 1, 'Testham Savings'],
      ['Inside the season', 'series', 2, undefined],
    ])
    expect((await readPlaylist(at(), 2, 'series'))!.clips.map(({ title }) => title)).toEqual([
      'Coach after the opener',
      'Highlights against Ashford',
    ])
    expect([await readPlaylist(at(), 1, 'series'), await readSeriesTitles(at())]).toEqual([
      null,
      [{ id: 2, title: 'Inside the season' }],
    ])
    const early = at('2026-08-30T14:30:00Z')
    expect([(await readPlaylist(early, 2))!.clips.map(({ title }) => title), until(early)]).toEqual(
      [['Highlights against Ashford'], '2026-08-30T15:00:00.000Z'],
    )
  })

  test('are related by shared references, then by sport, ignoring hidden stories', async () => {
    store = await departmentForTest()
    const related = async (type: 'story' | 'game' | 'player' | 'sport' | 'video', id: number) =>
      (await readRelatedVideos(at(), { type, id })).map(({ id: one }) => one)
    expect([
      await related('story', 1),
      await related('game', 2),
      await related('player', 1),
      await related('sport', 2),
      await related('video', 1),
      await related('story', 3),
      await related('story', 99),
    ]).toEqual([[1, 2], [1, 2], [1], [], [2], [], []])
    // `RelatedVideos?type=story` without an id: the newest clips.
    expect((await readRelatedVideos(at(), { type: 'story' })).map(({ id }) => id)).toEqual([2, 1])
    // A clip that is not published yet counts as missing.
    const early = at('2026-08-30T14:30:00Z')
    expect([
      await readVideo(early, 2),
      await readRelatedVideos(early, { type: 'video', id: 2 }),
    ]).toEqual([null, []])
  })

  test('of the channel have its statistics', async () => {
    store = await departmentForTest()
    expect(await readChannelVideos(at(), {})).toMatchObject({
      channel: { subscribers: 1200, videos: 80, views: 45000 },
      items: [{ id: 'abcdefghijk', url: 'https://www.youtube.com/watch?v=abcdefghijk' }],
      total: 1,
    })
  })

  test('that cannot be played are refused', async () => {
    expect(
      await refusals({
        'videos.yaml': textFile(
          '- {title: A, createdDate: 2026-01-01}',
          '- {title: B, createdDate: 2026-01-01, youtube: "https://youtu.be/abcdefghijk"}',
          '- {title: C, createdDate: 2026-02-30, youtube: abcdefghijk}',
          '- {title: D, createdDate: 2026-01-01, youtube: abcdefghijk, gameIds: [nowhere]}',
        ),
      }),
    ).toEqual([
      'videos.yaml:1 needs youtube or playbackFormats',
      'videos.yaml:2 youtube must be the eleven characters of a YouTube video id',
      expect.stringMatching(/^videos\.yaml:3 createdDate /),
      'videos.yaml:4 gameIds.0 there is no game of a schedule "nowhere"',
    ])
  })
})

test('returns the pictures of a gallery only with the gallery itself [MD-03]', async () => {
  store = await departmentForTest()
  expect((await readGalleries(at(), {})).items).toMatchObject([
    { title: 'Opening night', count: 2, image: { caption: 'Before the gates open' }, images: null },
  ])
  expect((await readGalleries(at(), { galleryId: 1 })).items).toMatchObject([
    {
      images: [{ altText: 'The field from the west stand' }, { altText: 'The shield of Ashford' }],
    },
  ])
  expect([
    (await readGalleries(at(), { galleryId: 1, sportId: 2 })).total,
    (await readGalleries(at(), { galleryId: 7 })).total,
    (await readGalleries(at('2026-08-29T12:00:00Z'), { galleryId: 1 })).total,
  ]).toEqual([0, 0, 0])
})

describe('the rotator [RT-01]', () => {
  const slide = (more: string) =>
    `- {title: Here, image: {path: pictures/p.svg, alt: A picture}${more}}\n`
  const picture = {
    'pictures/p.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1600" height="900"><rect width="16" height="9" fill="#123456"/></svg>',
  }

  test('shows slides from start to end, per sport', async () => {
    await importFolder(
      store,
      'testham',
      pack({
        ...picture,
        'slideshow.yaml':
          slide(', startDate: 2026-11-21T12:00, endDate: 2026-11-21') +
          slide(', sportId: football').replace('Here', 'Football alone') +
          slide(', campaign: Fall').replace('Here', 'Always'),
      }),
    )
    const titles = async (moment: string, sportId?: number) => {
      const context = at(moment)
      return [
        (await readSlides(context, sportId)).map(({ title }) => title),
        context.until === Infinity ? null : until(context),
      ]
    }
    expect(await titles('2026-11-21T17:59:00Z')).toEqual([['Always'], '2026-11-21T18:00:00.000Z'])
    expect(await titles('2026-11-21T18:00:00Z')).toEqual([
      ['Here', 'Always'],
      '2026-11-22T06:00:00.000Z',
    ])
    expect(await titles('2026-11-22T06:00:00Z')).toEqual([['Always'], null])
    expect(await titles('2026-11-22T06:00:00Z', 1)).toEqual([['Football alone'], null])
    expect(
      (await readSlideCampaigns(at('2026-11-21T19:00:00Z'))).map(({ title, slides }) => [
        title,
        slides.length,
      ]),
    ).toEqual([
      [null, 1],
      ['Fall', 1],
    ])
  })

  test('leads with the newest story unless a slide is pinned, and ends with a past preview', async () => {
    const news = (title: string, date: string, more = '') =>
      textFile('---', `title: ${title}`, `date: ${date}`, 'sport: football', more, '---', 'Words.')
    const files = (guide: string, newest = '') => ({
      ...picture,
      'schedules/football/2026.csv': textFile(
        'ref,date,time,opponent,home_away,location,result,team_score,opponent_score',
        'g1,2026-11-21,2 p.m.,Aldermoor,H,Testham,W,3,0',
      ),
      'stories/old.md': news('Old', '2026-11-05T22:00'),
      'stories/guide.md': news('Guide', '2026-11-21T08:00', 'games: [g1]'),
      'stories/recap.md': news('Recap', '2026-11-20T22:00'),
      'stories/newest.md': news('Newest', '2026-11-22T01:00', newest),
      'slideshow.yaml': [
        slide(`, url: /news/2026/11/5/old`),
        slide(`, url: /news/2026/11/21/guide${guide}`),
        slide(`, url: /podcasts`),
        slide(`, url: /news/2026/11/20/recap`),
      ]
        .map((line, i) => line.replace('Here', ['Old', 'Guide', 'Podcasts', 'Recap'][i]!))
        .join(''),
    })
    const order = async () => (await readSlides(at('2026-11-23T18:00:00Z'))).map(({ url }) => url)
    await importFolder(store, 'testham', pack(files('')))
    expect(await order()).toEqual([
      '/news/2026/11/20/recap',
      '/news/2026/11/5/old',
      '/podcasts',
      '/news/2026/11/21/guide',
    ])
    await importFolder(
      store,
      'testham',
      pack(files(', pinned: true', 'picture: pictures/p.svg\nalt: A field')),
    )
    expect(await order()).toEqual([
      '/news/2026/11/22/newest',
      '/news/2026/11/20/recap',
      '/news/2026/11/5/old',
      '/podcasts',
      '/news/2026/11/21/guide',
    ])
  })

  test('keeps a pinned guide in front until its game has begun, then moves it behind others', async () => {
    const news = (title: string, date: string, more = '') =>
      textFile('---', `title: ${title}`, `date: ${date}`, 'sport: football', more, '---', 'Words.')
    const link = (title: string, url: string, more = '') =>
      slide(`, url: ${url}${more}`).replace('Here', title)
    await importFolder(
      store,
      'testham',
      pack({
        ...picture,
        'schedules/football/2026.csv': textFile(
          'ref,date,time,opponent,home_away,location,preview_story',
          'g1,2026-11-21,2 p.m.,Aldermoor,H,Testham,preview.md',
        ),
        'stories/guide.md': news('Guide', '2026-11-21T08:00', 'games: [g1]'),
        'stories/preview.md': news('Preview', '2026-11-20T08:00', 'games: [g1]'),
        'stories/recap.md': news('Recap', '2026-11-21T09:00'),
        'slideshow.yaml':
          link('Recap', '/news/2026/11/21/recap') +
          link('Preview', '/news/2026/11/20/preview', ', pinned: true') +
          link('Guide', '/news/2026/11/21/guide', ', pinned: true'),
      }),
    )
    const titles = (context: ReadContext) =>
      readSlides(context).then((slides) => slides.map(({ title }) => title))
    const sports = (await readSlides(at())).map(({ sport }) => sport?.title)
    expect(sports).toEqual(['Football', 'Football', 'Football'])
    const before = at('2026-11-21T19:59:00Z')
    expect(await titles(before)).toEqual(['Recap', 'Preview', 'Guide'])
    expect(until(before)).toBe('2026-11-21T20:00:00.000Z')
    expect(await titles(at('2026-11-21T20:00:00Z'))).toEqual(['Recap', 'Preview', 'Guide'])
    expect(await titles(at('2026-11-22T15:00:00Z'))).toEqual(['Recap', 'Guide', 'Preview'])

    // It leads until the first score: the start may be late.
    const duringGame = () => titles(at('2026-11-21T21:00:00Z'))
    expect(await duringGame()).toEqual(['Recap', 'Preview', 'Guide'])
    const gameId = (await findGame(store, 'testham', 'g1'))!
    const playing = { home: 'Testham College', visitor: 'Aldermoor', us: [7, 0], them: [0, 3] }
    await ingestStatFile(
      store,
      'testham',
      gameId,
      Buffer.from(footballFile({ ...playing, quarter: 2 })),
      { sure: true },
    )
    const slidesNow = await readSlides(at('2026-11-21T21:00:00Z'))
    expect(slidesNow.map(({ url }) => url)).toEqual([
      '/news/2026/11/21/recap',
      '/news/2026/11/21/guide',
      '/news/2026/11/20/preview',
    ])
  })

  test('refuses a slide that ends before it begins, and skips a missing picture', async () => {
    expect(
      await refusals({
        ...picture,
        'slideshow.yaml': slide(', startDate: 2026-11-21, endDate: 2026-11-20'),
      }),
    ).toEqual(['slideshow.yaml:1 endDate must be after startDate'])
    expect(await refusals({ 'slideshow.yaml': slide('') })).toEqual([])
    expect(await readSlides(at())).toEqual([])
  })
})

describe('the shop [CA-02]', () => {
  test('keeps cents, and a discount until it ends', async () => {
    await importFolder(
      store,
      'testham',
      pack({
        'media.yaml': '- {area: shop, url: "https://shop.example", currency: CAD}\n',
        'shop.yaml': textFile(
          '- {title: Cap, originalPrice: 19.99, link: "https://shop.example/cap", discount: {type: percent, amount: 15, expiration: 2026-11-21T12:00}}',
          '- {title: Mug, originalPrice: 8, link: /shop/mug, discount: {type: amount, amount: 2.5}}',
        ),
      }),
    )
    const prices = async (moment: string) =>
      (await readShopProducts(at(moment), {})).items.map(
        ({ originalPrice, finalPrice, currency, discount }) => [
          originalPrice,
          finalPrice,
          currency,
          discount?.amount ?? null,
        ],
      )
    const context = at('2026-11-21T17:59:59Z')
    await readShopProducts(context, {})
    expect(until(context)).toBe('2026-11-21T18:00:01.000Z')
    expect(await prices('2026-11-21T18:00:00.999Z')).toEqual([
      [1999, 1699, 'CAD', 15],
      [800, 550, 'CAD', 250],
    ])
    expect(await prices('2026-11-21T18:00:01Z')).toEqual([
      [1999, 1999, 'CAD', null],
      [800, 550, 'CAD', 250],
    ])
  })
  test('never has a negative price', () =>
    expect([
      priceAfter(500, { type: 'amount', amount: 900 }),
      priceAfter(999, { type: 'percent', amount: 100 }),
      priceAfter(333, { type: 'percent', amount: 50 }),
    ]).toEqual([0, 0, 167]))
  test('refuses an invalid price', async () => {
    const thing = (more: string) => refusals({ 'shop.yaml': `- {title: A, link: /a, ${more}}\n` })
    expect(await thing('originalPrice: -1')).toHaveLength(1)
    expect(await thing('originalPrice: 1.005')).toEqual([
      expect.stringContaining('must have at most two decimals'),
    ])
    expect(await thing('originalPrice: 5, discount: {type: amount, amount: 6}')).toEqual([
      expect.stringContaining('discount: more than the price'),
    ])
    expect(await thing('originalPrice: 5, discount: {type: percent, amount: 101}')).toEqual([
      expect.stringContaining('must be at most 100 percent'),
    ])
  })
})

test('uses defaults for areas that media.yaml omits, and refuses unknown areas', async () => {
  await importFolder(store, 'testham', pack())
  expect(await readMediaSettings(at())).toMatchObject({
    stories: { relatedStories: 4 },
    podcasts: { title: 'Testham Terriers', category: 'Sports' },
    videos: { ads: { frequency: 0 }, showcase: { autoplay: false, controls: true }, channel: null },
    shop: { currency: 'USD' },
  })
  const folder = pack({
    'media.yaml': '- {area: video-ads, frequency: 2}\n- {area: showcase, autoplay: true}\n',
  })
  await importFolder(store, 'testham', folder)
  expect((await readMediaSettings(at())).videos).toMatchObject({
    ads: { frequency: 2, position: 'pre' },
    showcase: { autoplay: true, controls: true },
  })
  addFiles(folder, { 'media.yaml': '[]\n' })
  await importFolder(store, 'testham', folder)
  expect((await readMediaSettings(at())).videos.ads.frequency).toBe(0)
  expect(await refusals({ 'media.yaml': '- {area: weather}\n' })).toHaveLength(1)
})
