import { beforeEach, describe, expect, test } from 'vitest'
import { departmentForTest } from '../../../tests/support/department-store.ts'
import { addFiles, folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import type { Store } from '../../db/store.ts'
import { importFolder } from '../../import/import-folder.ts'
import { readArchives, readArchiveSports, readArchiveYears } from './archives.ts'
import { readOnThisDay } from '../honors/on-this-day.ts'
import { ReadContext } from '../read-context.ts'
import {
  readStoryContext,
  readNextGame,
  readRelatedStories,
  readStoryGames,
} from './story-lists.ts'
import { readSchedule } from '../games/schedules.ts'
import { readStories, readStory } from './stories.ts'
import { readTagContent, readTagFilters } from './tagged.ts'
import { readTags } from './tags.ts'
import { textFile } from '../../../tests/support/text-file.ts'

let store: Store
beforeEach(async () => {
  store = await storeForTest()
})
const at = (moment = '2026-11-21T18:00:00Z', tenant = 'testham') =>
  new ReadContext(store, tenant, new Date(moment))
const titles = async (query: Parameters<typeof readStories>[1]) =>
  (await readStories(at(), query)).items.map(({ title }) => title)

const story = (front: string, body = 'Words.') => `---\n${front}\n---\n\n${body}\n`
const importStories = (more: Record<string, string> = {}) =>
  importFolder(store, 'testham', pack(more))

describe('a story [RT-08]', () => {
  test('includes its author, video, pictures, gallery, links and tags', async () => {
    store = await departmentForTest()
    expect(await readStory(at(), '2026-08-28', 'season-opens')).toMatchObject({
      writer: { name: 'Dana Quill', title: 'Sports Information', email: 'dquill@testham.example' },
      video: { youtube: 'abcdefghijk', archive: null, title: 'The season in two minutes' },
      images: [{ altText: 'The stands filling up', caption: 'An hour before kickoff' }],
      galleryId: 1,
      links: [{ title: 'Game notes', url: 'https://testham.example/notes' }],
      contentTemplate: 'standard',
      tags: [{ name: 'Season Opener', slug: 'season-opener', url: '/tags/season-opener' }],
      games: [{ opponent: { title: '#23 Ashford' } }],
      players: [{ firstName: 'Sam', season: '2026', url: '/sports/football/roster/sam-okafor/2' }],
    })
  })

  test('keeps its video when the captions are missing, with a warning', async () => {
    const report = await importStories({
      'stories/a.md': story(
        'title: A\ndate: 2026-01-01\nvideo: {archive: "https://a.example/1.mp4", ' +
          'captions: files/no.vtt, transcript: "*Hello*<script>x</script>"}',
      ),
    })
    expect(report.parts.flatMap(({ notes }) => notes)).toMatchObject([
      {
        kind: 'warning',
        reason:
          'video: captions: file files/no.vtt is not in the import folder; the video is imported without them',
      },
    ])
    expect((await readStory(at(), '2026-01-01', 'a'))?.video).toMatchObject({
      archive: 'https://a.example/1.mp4',
      captions: null,
      transcript: expect.stringMatching(/^<p><em>Hello<\/em><\/p>\s*$/) as string,
    })
  })

  test('makes the captions of its video public, but not while it is hidden', async () => {
    const captions = async (more: string) => {
      await importStories({
        'stories/a.md': story(
          `title: A\ndate: 2026-01-01\n${more}video: {archive: "https://a.example/1.mp4", captions: files/a.vtt}`,
        ),
        'files/a.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n',
      })
      const [file] = await store.of('testham').selectFrom('file').select(['name', 'open']).execute()
      return file
    }
    expect(await captions('')).toEqual({ name: 'a.vtt', open: 1 })
    expect(await captions('hidden: true\n')).toEqual({ name: 'a.vtt', open: 0 })
  })

  test('has its gallery and its neighbors by date, without hidden or future ones', async () => {
    const of = (title: string, date: string, more = 'sport: football') =>
      story(`title: ${title}\ndate: ${date}\n${more}`)
    await importStories({
      'stories/one.md': of('One', '2026-09-01T09:00'),
      'stories/two.md': of('Two', '2026-09-02T09:00', 'sport: football\ngallery: Opening'),
      'stories/two-too.md': of('Too', '2026-09-02T09:00'),
      'stories/secret.md': of('Secret', '2026-09-03T09:00', 'sport: football\nhidden: true'),
      'stories/later.md': of('Later', '2027-09-03T09:00'),
      'stories/all.md': of('All', '2026-09-02T08:00', 'teaser: Of no sport'),
      'galleries.yaml':
        '- {title: Opening, date: 2026-08-29T22:00, images: [{path: pictures/a.svg, alt: The field}]}\n',
      'pictures/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
    })
    const beside = async (slug: string, day = '2026-09-02') => {
      const found = await readStoryContext(at(), day, slug)
      return (
        found && [found.previous?.title, found.next?.title, found.gallery?.images?.[0]?.altText]
      )
    }
    // Files are imported by name, so the number decides between two at one time.
    expect(await beside('too')).toEqual(['One', 'Two', undefined])
    expect(await beside('two')).toEqual(['Too', undefined, 'The field'])
    expect(await beside('one', '2026-09-01')).toEqual([undefined, 'Too', undefined])
    expect(await beside('all')).toEqual([undefined, undefined, undefined])
    for (const [slug, day] of [
      ['secret', '2026-09-03'],
      ['later', '2027-09-03'],
      ['none', '2026-09-02'],
    ])
      expect(await beside(slug!, day)).toBeNull()
  })

  test('is found by either spelling of its day', async () => {
    store = await departmentForTest()
    for (const day of ['2026-8-28', '2026-08-28T09:00:00', '8-28-2026'])
      expect([day, (await readStory(at(), day, 'Season-Opens'))?.id]).toEqual([day, 1])
    for (const day of ['2026-8-281', '28-2026', '', '2026-08-29'])
      expect([day, await readStory(at(), day, 'season-opens')]).toEqual([day, null])
  })

  test('is listed by tag, player and words', async () => {
    store = await departmentForTest()
    const both = ['Season opens under the lights', 'Kickoff moved to six']
    expect(await titles({ tag: 'season-opener' })).toEqual(both)
    expect(await titles({ tag: 'no-such-tag' })).toEqual([])
    expect(await titles({ rosterPlayerId: 1 })).toEqual([both[0]])
    expect(await titles({ rosterPlayerId: 2, sportId: 2 })).toEqual([])
    expect(await titles({ rosterPlayerId: 9999 })).toEqual([])
    expect(await titles({ search: 'begins six' })).toEqual([both[1]])
    expect(await titles({ search: '"*' })).toEqual([])
    expect([
      await titles({ sportId: 1, season: '2026' }),
      await titles({ sportId: 1, season: '2025' }),
      await titles({ season: '2026' }),
      await titles({ sportId: 1, season: '1999' }),
    ]).toEqual([both, [], [], []])
  })

  test('is in no list and linked from no game when hidden', async () => {
    await importStories({
      'stories/secret.md': story(
        [
          'title: Secret',
          'date: 2026-09-06',
          'sport: football',
          'hidden: true',
          'tags: [Whispers]',
          'games: [g1]',
          'players: [football/Ada Alpha]',
        ].join('\n'),
      ),
      'schedules/football/2026.csv': textFile(
        'ref,date,time,opponent,home_away,location,result,team_score,opponent_score,post_story',
        'g1,2026-09-05,7 p.m.,Aldermoor,H,Testham,W,3,0,secret.md',
      ),
    })
    expect(await store.db.selectFrom('story').select(['hidden']).execute()).toEqual([{ hidden: 1 }])
    const answers = [
      await readStories(at(), {}),
      await readStories(at(), { gameId: 1 }),
      await readStory(at(), '2026-09-06', 'secret'),
      await readTags(at(), {}),
      await readTagContent(at(), { slug: 'whispers' }),
      await readTagFilters(at(), 'whispers'),
      await readArchives(at(), {}),
      await readArchives(at(), { search: 'secret' }),
      await readOnThisDay(at('2027-09-06T18:00:00Z'), {}),
      await readSchedule(at(), 1),
      await readRelatedStories(at(), 1),
      await readStoryGames(at(), [1]),
      await readNextGame(at(), 1),
    ]
    expect(JSON.stringify(answers)).not.toMatch(/secret|whispers/i)
    const game = (await readSchedule(at(), 1))!.games[0]!
    expect([game.postStoryId, game.result?.recap]).toEqual([null, null])
  })

  test('is refused with a reason when its extra fields are invalid', async () => {
    const reasons = async (front: string) =>
      (
        await importFolder(
          store,
          'testham',
          pack({ 'stories/a.md': story(`title: A\ndate: 2026-01-01\n${front}`) }),
        )
      ).parts
        .flatMap(({ notes }) => notes)
        .filter(({ kind }) => kind === 'refused')
        .map(({ reason }) => reason)
    expect(await reasons('hidden: perhaps')).toEqual(['hidden: must be true or false'])
    expect(await reasons('video: {youtube: short}')).toEqual([
      'video: "short" is not the eleven characters of a YouTube video id',
    ])
    expect(await reasons('video: javascript:alert(1)')).toEqual([
      expect.stringContaining('video: "javascript:alert(1)" is not a link'),
    ])
    expect(await reasons('video: {youtube: abcdefghijk, captions: files/a.vtt}')).toEqual([
      'video: captions: YouTube shows its own; add them there',
    ])
    expect(
      await reasons('video: {archive: "https://a.example/1.mp4", captions: files/a.txt}'),
    ).toEqual(['video: captions: must be a file .vtt or .srt'])
    expect(await reasons('video: {archive: "https://a.example/1.mp4", transcript: [1]}')).toEqual([
      'video: transcript: must be text, or {html: …}',
    ])
    expect(await reasons('links: [{title: Bad, url: "data:text/html,x"}]')).toEqual([
      expect.stringContaining('links: '),
    ])
    expect(await reasons('images: [{path: pictures/x.svg}]')).toEqual([
      'images: pictures/x.svg has no alt text',
    ])
    expect(await reasons('writer: {name: A, email: nobody}')).toEqual([
      'writer: "nobody" is not an email address',
    ])
    expect(await reasons('tags: ["🏈"]')).toEqual([])
  })
})

describe('related stories [RT-08]', () => {
  test('come from the game, then people and tags, then the sport, up to a limit', async () => {
    const of = (n: number, more: string) => ({
      [`stories/s${n}.md`]: story(
        `title: Story ${n}\ndate: 2026-10-${String(10 + n)}\nsport: football\n${more}`,
      ),
    })
    await importStories({
      'schedules/football/2026.csv':
        'ref,date,time,opponent,home_away,location\ng1,2026-09-05,7 p.m.,Aldermoor,H,Testham\n',
      'media.yaml': '- {area: stories, relatedStories: 3}\n',
      ...of(1, 'games: [g1]\ntags: [Blue]'),
      ...of(2, 'tags: [Blue]'),
      ...of(3, 'games: [g1]'),
      ...of(4, ''),
      ...of(5, ''),
      ...of(6, 'hidden: true\ngames: [g1]'),
      'stories/s7.md': story('title: Story 7\ndate: 2027-01-01\ngames: [g1]'),
    })
    const id = (await readStories(at(), { search: 'story 1' })).items.find(
      ({ title }) => title === 'Story 1',
    )!.id
    expect((await readRelatedStories(at(), id)).map(({ title }) => title)).toEqual([
      'Story 3',
      'Story 2',
      'Story 5',
    ])
    expect(await readRelatedStories(at(), 9999)).toEqual([])
  })
})

describe('a tag [RT-09]', () => {
  test('lists its content newest first, by sport and kind, once published', async () => {
    store = await departmentForTest()
    const content = async (more: object = {}) =>
      (await readTagContent(at(), { slug: 'season-opener', ...more })).items.map(
        ({ type, title }) => `${type} ${title}`,
      )
    expect(await content()).toEqual([
      'video Highlights against Ashford',
      'gallery Opening night',
      'story Season opens under the lights',
      'podcast Opening week',
      'story Kickoff moved to six',
    ])
    expect([await content({ type: 'podcast' }), await content({ sportId: 2 })]).toEqual([
      ['podcast Opening week'],
      [],
    ])
    expect(await readTagFilters(at(), 'Season-Opener')).toMatchObject({
      sports: [{ sport: { title: 'Football' }, count: 5 }],
      types: [
        { type: 'story', count: 2 },
        { type: 'podcast' },
        { type: 'video' },
        { type: 'gallery' },
      ],
    })
    expect((await readTags(at(), {})).items).toEqual([
      expect.objectContaining({
        name: 'Season Opener',
        count: 5,
        description: 'The first game of a season',
      }),
    ])
    expect((await readTags(at('2026-08-01T00:00:00Z'), {})).items).toEqual([])
    const early = at('2026-08-20T14:59:00Z')
    expect((await readTagContent(early, { slug: 'season-opener' })).items).toEqual([])
    expect(new Date(early.until).toISOString()).toBe('2026-08-20T15:00:00.000Z')
  })

  test('loses a story that drops it, and belongs to one department', async () => {
    const folder = pack({
      'stories/a.md': story('title: A\ndate: 2026-01-01\ntags: [Track & Field, Blue]'),
      'tags.yaml': '- {name: Track & Field, description: Spikes}\n',
    })
    await importFolder(store, 'testham', folder)
    expect(
      (await readTags(at(), {})).items.map(({ slug, count, description }) => [
        slug,
        count,
        description,
      ]),
    ).toEqual([
      ['blue', 1, null],
      ['track-and-field', 1, 'Spikes'],
    ])
    addFiles(folder, { 'stories/a.md': story('title: A\ndate: 2026-01-01\ntags: [Blue]') })
    await importFolder(store, 'testham', folder)
    expect((await readTags(at(), {})).items.map(({ slug }) => slug)).toEqual(['blue'])
    expect((await readTags(at(undefined, 'elsewhere'), {})).total).toBe(0)
  })
})

describe('the archives [RT-08]', () => {
  test('list stories and older links in one order, by year, sport and words', async () => {
    store = await departmentForTest()
    const found = async (query: object) =>
      (await readArchives(at(), query)).items.map(({ storyId, title }) => [storyId, title])
    expect(await found({})).toEqual([
      ['1', 'Season opens under the lights'],
      ['2', 'Kickoff moved to six'],
      [null, 'Terriers win first title'],
    ])
    expect([
      await found({ seasonYear: 1998 }),
      await found({ sportId: 2 }),
      await found({ search: 'first title' }),
      await found({ search: 'zephyrine' }),
      await found({ $pageIndex: 1, $pageSize: 2 }),
    ]).toEqual([
      [[null, 'Terriers win first title']],
      [],
      [[null, 'Terriers win first title']],
      [],
      [[null, 'Terriers win first title']],
    ])
    expect(await readArchiveYears(at())).toEqual([
      { year: 2026, count: 2 },
      { year: 1998, count: 1 },
    ])
    expect(await readArchiveSports(at())).toEqual([
      { sport: expect.objectContaining({ title: 'Football' }), count: 3 },
    ])
    expect((await readArchives(at('2026-08-25T00:00:00Z'), {})).total).toBe(2)
  })
})

describe('On This Day [RT-11]', () => {
  test('lists games, stories and moments of earlier years, featured ones first', async () => {
    store = await departmentForTest()
    const day = async (moment: string, asked: object) =>
      (await readOnThisDay(at(moment), asked)).groups.map(({ year, items }) => [
        year,
        items.map(({ type, title }) => `${type} ${title}`),
      ])
    expect(await day('2026-11-21T18:00:00Z', { month: 8, day: 29 })).toEqual([
      [1931, ['moment First game under lights']],
    ])
    expect(await day('2027-11-21T18:00:00Z', { month: 8, day: 29 })).toEqual([
      [2026, ['game Football vs #23 Ashford']],
      [1931, ['moment First game under lights']],
    ])
    expect(await day('2027-08-28T18:00:00Z', {})).toEqual([
      [2026, ['story Season opens under the lights']],
    ])
    expect(await day('2027-08-28T18:00:00Z', { month: 2, day: 30 })).toEqual([])
    const { groups } = await readOnThisDay(at('2027-11-21T18:00:00Z'), { month: 8, day: 29 })
    expect(groups[0]!.items[0]).toMatchObject({
      opponent: '#23 Ashford',
      result: { status: 'W', teamScore: '31', opponentScore: '10' },
    })
  })

  test('has one picture per day, and expires at the department’s midnight', async () => {
    store = await departmentForTest()
    const context = at('2026-08-29T03:30:00Z')
    expect([(await readOnThisDay(context, {})).day, new Date(context.until).toISOString()]).toEqual(
      [28, '2026-08-29T05:00:00.000Z'],
    )
    const image = async (moment: string) =>
      (await readOnThisDay(at(moment), { month: 8, day: 29 })).randomImage
    expect(await image('2026-11-21T07:00:00Z')).toEqual(await image('2026-11-21T20:00:00Z'))
    expect(await image('2026-11-21T07:00:00Z')).toMatchObject({
      altText: 'An empty football field in the evening',
    })
  })
})

test('is empty, like every list, for an import folder without content', async () => {
  await importFolder(
    store,
    'testham',
    folderForTest({
      'site.yaml': textFile(
        'name: A',
        'shortName: A',
        'schoolName: A',
        'abbreviation: A',
        'timeZone: America/Chicago',
        'colours: {brand: "#102030", second: "#f0c000"}',
        'hosts: [a.localhost]',
      ),
    }),
  )
  expect([
    await readArchiveYears(at()),
    await readArchiveSports(at()),
    (await readTags(at(), {})).total,
    (await readOnThisDay(at(), {})).groups,
  ]).toEqual([[], [], 0, []])
})
