import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Story } from '../../../src/contract/stories.schema.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSchedule } from '../../content/games/schedules.ts'
import { readSports } from '../../content/sports/sports.ts'
import { readStories, readStory } from '../../content/stories/stories.ts'
import type { Store } from '../../db/store.ts'
import { addFiles, changesIn, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote, type Report } from '../report.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const story = (head: string, body = 'First **words** of it.\n\nMore.') =>
  `---\n${head}\n---\n\n${body}\n`
const notesOf = (report: Report) => report.parts.flatMap(({ notes }) => notes).map(formatNote)
const partOf = (report: Report) => report.parts.find(({ file }) => file === 'stories')!
const photo = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer()
const later = new Date('2030-01-01T12:00:00Z')
const read = (store: Store, day: string, slug: string): Promise<Story | null> =>
  readStory(new ReadContext(store, 'test', later), day, slug)

describe('a story file [CA-02]', () => {
  it('becomes a story with its sport, games and teaser', async () => {
    const store = await storeForTest()
    const folder = pack({
      'stories/opener.md': story(
        [
          'title: "Terriers open: 14-3"',
          'date: 2026-09-05T22:30',
          'sport: football',
          'byline: Ada Alpha',
          'games: [opener]',
        ].join('\n'),
        '# Head\n\nFirst **words** & more.\n\n- a\n- b',
      ),
      'schedules/football/2026.csv': textFile(
        'ref,date,opponent,home_away,result,team_score,opponent_score,post_story,preview_story',
        'opener,2026-09-05,Pacific,H,W,14,3,opener.md,none.md',
      ),
    })
    const report = await importFolder(store, 'test', folder)
    expect(notesOf(report)).toEqual([
      'schedules/football/2026.csv:2 warning: preview_story "none.md" is not an imported story; left out',
    ])
    const taken = (await read(store, '2026-09-05', 'terriers-open-14-3'))!
    expect(taken).toMatchObject({
      url: '/news/2026/9/5/terriers-open-14-3',
      date: '2026-09-05T22:30:00',
      teaser: 'First words & more.',
      byline: 'Ada Alpha',
      sport: { globalSportNameSlug: 'football' },
      content: [
        '<h2>Head</h2>',
        '<p>First <strong>words</strong> &amp; more.</p>',
        '<ul>',
        '<li>a</li>',
        '<li>b</li>',
        '</ul>',
      ].join('\n'),
    })
    expect(taken.games).toMatchObject([
      {
        opponent: { title: 'Pacific' },
        postStoryId: taken.id,
        previewStoryId: null,
        result: { recap: { url: taken.url } },
      },
    ])
    const changes = await changesIn(store)
    expect(
      (await importFolder(store, 'test', folder)).parts.every(
        (fileReport) => fileReport.same === fileReport.rows,
      ),
    ).toBe(true)
    expect(await changesIn(store)).toBe(changes)
  })

  it('links a game to its preview and recap when both are new', async () => {
    const store = await storeForTest()
    const report = await importFolder(
      store,
      'test',
      pack({
        'stories/before.md': story('title: Before\ndate: 2026-09-04', 'One.'),
        'stories/after.md': story('title: After\ndate: 2026-09-05', 'Two.'),
        'schedules/football/2026.csv': textFile(
          'ref,date,opponent,home_away,preview_story,post_story',
          'opener,2026-09-05,Pacific,H,before.md,after.md',
        ),
        'stories/game.md': story('title: Game\ndate: 2026-09-05\ngames: [opener]', 'Three.'),
      }),
    )
    expect(notesOf(report)).toEqual([])
    const [before, after, game] = await Promise.all([
      read(store, '2026-09-04', 'before'),
      read(store, '2026-09-05', 'after'),
      read(store, '2026-09-05', 'game'),
    ])
    expect(game!.games).toMatchObject([{ previewStoryId: before!.id, postStoryId: after!.id }])
    expect(after!.id).not.toBe(before!.id)
  })

  it('shows pictures of the folder with alt texts, and is refused without them', async () => {
    const store = await storeForTest()
    const head = 'title: Picture day\ndate: 2026-09-01'
    const report = await importFolder(
      store,
      'test',
      pack({
        'pictures/a b.jpg': await photo(),
        'stories/1.md': story(
          `${head}\npicture: pictures/a b.jpg\nalt: A catch\ncaption: Catch`,
          [
            '![A "run" <at> dawn](<../pictures/a b.jpg> "Dawn")',
            '',
            'Text ![inside](pictures/a%20b.jpg) it.',
            '',
            '![Far](https://x.example/a.jpg)',
          ].join('\n'),
        ),
        'stories/2.md': story(`${head}\npicture: pictures/a b.jpg`),
        'stories/3.md': story(head, '![](pictures/a%20b.jpg)'),
        'stories/4.md': story(`${head}\npicture: pictures/none.jpg\nalt: x`),
        'stories/5.md': story(head, '![x](../../../etc/passwd)'),
      }),
    )
    expect(partOf(report)).toMatchObject({ rows: 5, taken: 3, refused: 2 })
    expect(notesOf(report)).toEqual([
      'stories/2.md:1 refused: picture pictures/a b.jpg has no alt text',
      'stories/3.md:1 refused: picture pictures/a b.jpg has no alt text',
      'stories/1.md warning: picture https://x.example/a.jpg is not in the import folder; the story is imported without it',
      'stories/4.md warning: picture pictures/none.jpg is not in the import folder; the story is imported without it',
      'stories/5.md warning: picture etc/passwd is not in the import folder; the story is imported without it',
    ])
    const { image, content } = (await read(store, '2026-09-01', 'picture-day'))!
    expect(image).toMatchObject({ width: 1000, height: 500, altText: 'A catch', caption: 'Catch' })
    expect(content).toBe(
      [
        `<figure><img src="${image!.url}/960.webp" alt="A &quot;run&quot; &lt;at&gt; dawn" width="1000" height="500" loading="lazy" decoding="async" /><figcaption>Dawn</figcaption></figure>`,
        `<p>Text <img src="${image!.url}/960.webp" alt="inside" width="1000" height="500" loading="lazy" decoding="async" /> it.</p>`,
      ].join('\n'),
    )
  })

  it.each([
    ['no front matter', '# Hello\n', 'no front matter'],
    ['no title', story('date: 2026-09-01'), 'no title'],
    ['no date', story('title: x'), 'no date'],
    ['an invalid date', story('title: x\ndate: soon'), 'date "soon" is not a date'],
    [
      'an unknown sport',
      story('title: x\ndate: 2026-09-01\nsport: curling'),
      'there is no sport "curling"',
    ],
    [
      'an unsafe redirect',
      story('title: x\ndate: 2026-09-01\nredirect: "javascript:alert(1)"'),
      'is not an absolute URL',
    ],
    ['broken YAML', story('title: "x\ndate: 2026-09-01'), 'front matter, line'],
    ['a list as front matter', story('- a'), 'must be lines of "name: value"'],
  ])('with %s is refused, and the others are imported', async (_, text, reason) => {
    const report = await importFolder(
      await storeForTest(),
      'test',
      pack({ 'stories/bad.md': text, 'stories/good.md': story('title: Good\ndate: 2026-09-01') }),
    )
    expect(partOf(report)).toMatchObject({ rows: 2, taken: 1, refused: 1 })
    expect(notesOf(report).join()).toContain(reason)
    expect(notesOf(report).join()).toContain('stories/bad.md:1 refused: ')
  })

  it('has an address that is unique on its day and stays', async () => {
    const store = await storeForTest()
    const folder = pack({
      'stories/b.md': story('title: Same\ndate: 2026-09-01'),
      'stories/c.md': story('title: Same!\ndate: 2026-09-01T10:00'),
      'stories/d.md': story('title: Same\ndate: 2026-09-02'),
    })
    await importFolder(store, 'test', folder)
    addFiles(folder, { 'stories/a.md': story('title: same\ndate: 2026-09-01', 'The late one.') })
    await importFolder(store, 'test', folder)
    const urls = (await readStories(new ReadContext(store, 'test', later), {})).items.map(
      ({ title, url }) => [title, url],
    )
    expect(new Set(urls.map((url) => url.join(' ')))).toEqual(
      new Set([
        'Same /news/2026/9/1/same',
        'Same /news/2026/9/2/same',
        'Same! /news/2026/9/1/same-2',
        'same /news/2026/9/1/same-3',
      ]),
    )
  })

  it('runs no pasted code on a page', async () => {
    const store = await storeForTest()
    await importFolder(
      store,
      'test',
      pack({
        'stories/x.md': story(
          'title: <script>alert(1)</script>\ndate: 2026-09-01',
          [
            '<script>alert(1)</script>',
            '',
            '<img src=x onerror=alert(1)>',
            '',
            '[x](javascript:alert(1)) <svg onload=alert(1)>',
            '',
            '`<b>code</b>`',
          ].join('\n'),
        ),
      }),
    )
    const taken = (await readStories(new ReadContext(store, 'test', later), {})).items[0]!
    const { content } = (await read(store, '2026-09-01', taken.url.split('/').at(-1)!))!
    expect(content).toBe('<p><a>x</a> </p>\n<p><code>&lt;b&gt;code&lt;/b&gt;</code></p>')
  })

  it('is also imported alone, and keeps the other stories', async () => {
    const store = await storeForTest()
    const folder = pack({
      'stories/a.md': story('title: A\ndate: 2026-09-01'),
      'stories/b.md': story('title: B\ndate: 2026-09-01'),
    })
    await importFolder(store, 'test', folder)
    addFiles(folder, { 'stories/b.md': story('title: B\ndate: 2026-09-01', 'New words.') })
    expect((await importFile(store, 'test', `${folder}/stories/b.md`)).parts[0]).toMatchObject({
      rows: 1,
      changed: 1,
    })
    const sports = await readSports(new ReadContext(store, 'test'))
    expect(
      (await readSchedule(
        new ReadContext(store, 'test'),
        sports.find(({ globalSportNameSlug }) => globalSportNameSlug === 'football')!.id,
      ))!.games,
    ).toHaveLength(2)
    expect((await readStories(new ReadContext(store, 'test', later), {})).total).toBe(2)
  })
})
