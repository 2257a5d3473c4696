import { describe, expect, test } from 'vitest'
import { footballFile } from '../../../tests/support/football-file.ts'
import { gameDoc } from '../../../tests/support/seed.ts'
import { importDepartment } from '../../../tests/support/department.ts'
import { departmentStore } from '../../../tests/support/department-store.ts'
import { toIndexTerms, toSearchTerms } from '../../../src/domain/search/search.ts'
import type { Store } from '../../db/store.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { writeGame } from '../games/games.ts'
import { rebuildSearch } from '../../import/rebuild-search.ts'
import type { StaffDoc, StoryDoc } from '../docs.ts'
import { dropFindable, writeFindable, buildExcerpt } from './findable.ts'
import { ReadContext } from '../read-context.ts'
import { writeStaff } from '../people/roster-staff.ts'
import { readSearch, readSuggestions } from './search.ts'
import { distance } from './search-rank.ts'
import { readTagContent } from '../stories/tagged.ts'
import { writeStory } from '../stories/write-stories.ts'
import { dropOthers, settleRoster } from '../people/write-rosters.ts'
import { transact } from '../transaction.ts'

const now = new Date('2026-11-21T18:00:00Z')
const search = (store: Store, q: string, more: object = {}, tenant = 'testham') =>
  readSearch(new ReadContext(store, tenant, now), { q, ...more })
const titles = async (store: Store, q: string, more: object = {}, tenant?: string) =>
  (await search(store, q, more, tenant)).items.map(({ title }) => title)
const department = async () => {
  const store = await departmentStore()
  return store
}
const thing = (
  store: Store,
  id: number,
  found: { title: string; text?: string; date?: string; scheduled?: boolean; sportId?: number },
  tenant = 'testham',
  kind = 'thing',
) =>
  transact(store, tenant, (transaction) =>
    writeFindable(transaction, kind, id, { url: `/things/${id}`, ...found }),
  )

describe('the search [RT-14]', () => {
  test('finds every kind of content by its words, exact names first', async () => {
    const store = await department()
    const kinds = async (q: string) =>
      (await search(store, q, { $pageSize: 50 })).items.map(({ kind, url }) => `${kind} ${url}`)
    expect((await kinds('football'))[0]).toBe('sport /sports/football')
    expect(await kinds('okafor')).toContain('player /sports/football/roster/sam-okafor/2')
    expect(await kinds('terrier field')).toContain('facility /facilities/terrier-field/1')
    const ashford = await kinds('ashford')
    for (const one of [
      'story /news/2026/8/28/season-opens',
      'podcast /podcasts/opening-week/1',
      'video /videos/highlights-against-ashford/1',
    ])
      expect(ashford).toContain(one)
    expect(ashford.some((one) => one.startsWith('game '))).toBe(true)
  })

  test('says of an athlete found by name who it is, else where the words are', async () => {
    const store = await department()
    const textOf = async (q: string) =>
      (await search(store, q)).items.find(({ title }) => title === 'Sam Okafor')?.text
    expect(await textOf('okafor')).toBe('#12 · QB · Jr. · Dubuque, Iowa')
    expect(await textOf('okafor dubuque')).toMatch(/^2026 roster, QB, Dubuque, Iowa/)
  })

  test('finds documents, press, open team files and coaches, each once published', async () => {
    const store = await department()
    const first = async (q: string, more: object = {}) => {
      const { kind, url } = (await search(store, q, more)).items[0]!
      return `${kind} ${url}`
    }
    expect(await first('student-athlete handbook')).toBe(
      'document /documents/compliance/handbook.pdf',
    )
    expect(await first('terriers yearbook')).toBe('publication /publications/terriers-yearbook')
    expect(await first('testham ledger')).toBe(
      'press-clip https://ledger.example/terriers-find-their-legs',
    )
    expect(await first('football camps')).toBe('sport-file /sports/2026/3/14/camps')
    expect(await first('whitlock', { kind: 'coach', sportId: 1 })).toMatch(
      /^coach \/sports\/football\/roster\/coaches\/dana-whitlock\/\d+$/,
    )
    expect(await first('ferro', { kind: 'coach' })).toMatch(
      /^coach \/sports\/football\/roster\/staff\/robin-ferro\/\d+$/,
    )
    for (const q of ['travel notes', 'team meeting'])
      expect([
        q,
        (await search(store, q, { kind: 'sport-file' })).items.filter(
          ({ kind }) => kind === 'sport-file',
        ),
      ]).toEqual([q, []])
    const early = await readSearch(
      new ReadContext(store, 'testham', new Date('2026-05-01T12:00:00Z')),
      { q: 'terriers yearbook' },
    )
    expect(early.items.filter(({ kind }) => kind === 'publication')).toEqual([])
  })

  test('leaves out hidden coaches, and links to the roster that has the bio', async () => {
    const store = await department()
    const coach = {
      firstName: 'Xanthe',
      lastName: 'Quill',
      title: 'Head Coach',
      kind: 'coach' as const,
      email: null,
      phone: null,
      image: null,
      bio: '<p>Zirconium</p>',
      socialMedia: [],
    }
    const put = (more: object) =>
      transact(store, 'testham', async (transaction) => {
        await writeStaff(transaction, {
          id: 900,
          rosterId: 1,
          staffId: 900,
          rank: 9,
          doc: { ...coach, ...more } as StaffDoc,
        })
        await settleRoster(transaction, 1)
      })
    await put({ hide: false })
    expect((await search(store, 'xanthe quill')).items.map(({ kind }) => kind)).toEqual(['coach'])
    await put({ hideBio: true })
    expect((await search(store, 'xanthe quill')).items[0]!.url).toMatch(
      /^\/sports\/[a-z-]+\/roster\/\d{4}$/,
    )
    expect((await search(store, 'zirconium')).total).toBe(0)
    await put({ hide: true })
    expect((await search(store, 'xanthe quill')).total).toBe(0)
    await put({ hide: false })
    await transact(store, 'testham', (transaction) =>
      dropOthers(transaction, 'staff_member', 1, []),
    )
    expect((await search(store, 'xanthe quill')).total).toBe(0)
  })

  test('shows the words around a match and the count of each kind', async () => {
    const store = await department()
    const found = await search(store, 'kickoff moved', { $pageSize: 50 })
    expect(found.items[0]).toMatchObject({
      kind: 'story',
      title: 'Kickoff moved to six',
      text: expect.stringContaining('begins at six'),
      date: '2026-08-20T10:00:00',
      sport: { title: 'Football' },
    })
    const all = await search(store, 'ashford', { $pageSize: 50 })
    expect(all.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    const stories = await search(store, 'ashford', { kind: 'story' })
    expect(stories.items.every(({ kind }) => kind === 'story')).toBe(true)
    expect(stories.kinds).toEqual(all.kinds)
    expect(await titles(store, 'halloran', { kind: 'player' })).toEqual(['Ines Halloran'])
    expect(await titles(store, 'ashford', { sportId: 2 })).toEqual([])
  })

  test.each([
    [
      'no dateline between the summary of a story and its text',
      'It took two quokkas.',
      'Sam Okafor ran.',
      'It took two quokkas. Sam Okafor ran. TESTHAM',
    ],
    [
      'no summary that the first sentence repeats',
      'Testham (3-1) hosts two quokkas Saturday.',
      'Testham (3-1) hosts two brave quokkas at noon Saturday.',
      'Testham (3-1) hosts two brave quokkas at noon Saturday. TESTHAM',
    ],
  ])('shows %s', async (_, teaser, first, shown) => {
    const store = await departmentStore()
    await transact(store, 'testham', (transaction) =>
      writeStory(transaction, {
        id: 700,
        slug: 'far',
        sportId: 1,
        doc: {
          title: 'Terriers win far away',
          subHeadline: null,
          teaser,
          byline: null,
          date: '2026-09-01T09:00:00',
          image: null,
          redirectAbsoluteUrl: null,
          content: `<p><strong>OLD OSTERBY, Minn.</strong> — ${first}</p><p>TESTHAM</p>`,
          gameIds: [],
        } satisfies StoryDoc,
      }),
    )
    const { items } = await search(store, 'quokkas')
    expect(items[0]!.text).toBe(shown)
  })

  test('matches prefixes and corrects one misspelling when needed', async () => {
    const store = await department()
    expect(await titles(store, 'sam oka')).toContain('Sam Okafor')
    expect(await titles(store, 'terr fiel')).toContain('Terrier Field')
    const slip = await search(store, 'sam okofar')
    expect([slip.corrected, slip.items[0]?.title]).toEqual([null, undefined])
    const one = await search(store, 'sam okafro')
    expect([one.corrected, one.items[0]?.title]).toEqual(['sam okafor', 'Sam Okafor'])
    const two = await search(store, 'hallorann')
    expect([two.corrected, two.items.map(({ title }) => title)]).toEqual([
      'halloran',
      ['Ines Halloran'],
    ])
  })

  test('returns no results for empty queries, and takes any input as words', async () => {
    const store = await department()
    for (const q of [
      '',
      '   ',
      '🏈',
      '"',
      "'",
      '*',
      '-',
      '%',
      '\\',
      '()',
      'AND',
      'NEAR(',
      '\u0000',
      '\ud800',
      ':*',
      '{}:',
      '^',
    ])
      expect([q, (await search(store, q)).total]).toEqual([q, 0])
    for (const q of [
      '"okafor"',
      'okafor*',
      'title:okafor',
      'okafor OR zzzzzz --',
      "okafor'; drop table search; --",
      'O’kafor',
      'ÓKAFOR',
      `okafor ${'x'.repeat(10_000)}`,
    ])
      await expect(search(store, q)).resolves.toBeTruthy()
    expect(await titles(store, '"ÓKAFOR"')).toContain('Sam Okafor')
    expect(await titles(store, 'ashford '.repeat(2000))).toEqual(await titles(store, 'ashford'))
  })

  test('never finds hidden content, and scheduled content from its time on', async () => {
    const store = await department()
    expect((await search(store, 'zephyrine')).total).toBe(0)
    expect(await readSuggestions(new ReadContext(store, 'testham', now), 'zeph')).toEqual([])
    expect(
      await store.db
        .selectFrom('search')
        .select('id')
        .where('title', 'like', '%ephyrin%')
        .execute(),
    ).toEqual([])
    for (const slug of ['zephyrine', 'nothing-of-this-name'])
      expect((await readTagContent(new ReadContext(store, 'testham', now), { slug })).tag).toBe(
        null,
      )
    await thing(store, 1, {
      title: 'Quixotic opening',
      date: '2026-11-21T13:00:00',
      scheduled: true,
    })
    const before = new ReadContext(store, 'testham', new Date('2026-11-21T18:59:00Z'))
    expect((await readSearch(before, { q: 'quixotic' })).total).toBe(0)
    expect(new Date(before.until).toISOString()).toBe('2026-11-21T19:00:00.000Z')
    expect(
      (
        await readSearch(new ReadContext(store, 'testham', new Date('2026-11-21T19:00:00Z')), {
          q: 'quixotic',
        })
      ).total,
    ).toBe(1)
  })

  test('follows every change of its content and notifies readers', async () => {
    const store = await department()
    const heard: string[] = []
    store.changes.listen((changes) => {
      heard.push(...changes.flatMap(({ topics }) => topics))
    })
    await thing(store, 1, { title: 'Marzipan', text: 'almonds', date: '2026-01-01T00:00:00' })
    expect([
      await titles(store, 'marzipan'),
      await titles(store, 'almonds'),
      heard.splice(0),
    ]).toEqual([['Marzipan'], ['Marzipan'], ['search']])
    await thing(store, 1, { title: 'Marzipan', text: 'almonds', date: '2026-01-01T00:00:00' })
    expect(heard).toEqual([])
    await thing(store, 1, { title: 'Nougat', date: '2025-01-01T00:00:00' })
    expect([
      await titles(store, 'marzipan'),
      await titles(store, 'almonds'),
      await titles(store, 'nougat'),
    ]).toEqual([[], [], ['Nougat']])
    await transact(store, 'testham', (transaction) => dropFindable(transaction, 'thing', [1, 99]))
    expect([await titles(store, 'nougat'), heard.splice(0)]).toEqual([[], ['search', 'search']])
  })

  test('searches one tenant only', async () => {
    const store = await department()
    await importDepartment(store, 'testham-two').catch(() => undefined)
    await thing(store, 1, { title: 'Wisteria' }, 'testham')
    await thing(store, 1, { title: 'Wisteria elsewhere' }, 'testham-2')
    await thing(store, 2, { title: 'Lilac' }, 'testham-2')
    expect([
      await titles(store, 'wisteria'),
      await titles(store, 'wisteria', {}, 'testham-2'),
      await titles(store, 'lilac'),
      await titles(store, 'lilca'),
    ]).toEqual([['Wisteria'], ['Wisteria elsewhere'], [], []])
  })

  test('ranks the newest of equal matches first, and pages without loss', async () => {
    const store = await department()
    for (let id = 1; id <= 25; id++)
      await thing(store, id, {
        title: 'Marzipan',
        date: `2026-03-${String(id).padStart(2, '0')}T00:00:00`,
      })
    const ids: number[] = []
    for (let $pageIndex = 0; $pageIndex < 3; $pageIndex++)
      ids.push(...(await search(store, 'marzipan', { $pageIndex })).items.map(({ id }) => id))
    expect(ids).toEqual(Array.from({ length: 25 }, (_, i) => 25 - i))
  })

  test('shows the score and place of a game as they are now', async () => {
    const store = await department()
    const { items } = await search(store, 'football ashford', { kind: 'game' })
    expect(items.map(({ text }) => text)).toContain('W 31–10 · Terrier Field, Testham, Iowa')
  })

  test('marks a team and its current players while their game is live', async () => {
    const store = await department()
    const id = 900
    await transact(store, 'testham', (transaction) =>
      writeGame(transaction, {
        id,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({ date: '2026-11-21T11:00:00' }),
      }),
    )
    const liveOf = async (q: string) =>
      (await search(store, q)).items.flatMap(({ kind, title, isLive }) =>
        isLive ? `${kind} ${title}` : [],
      )
    expect([await liveOf('football'), await liveOf('okafor')]).toEqual([[], []])
    const file = footballFile({ home: 'Testham', date: '2026-11-21' })
    await ingestStatFile(store, 'testham', id, Buffer.from(file), { sure: true, hold: false })
    expect(await liveOf('football')).toContain('sport Football')
    expect(await liveOf('okafor')).toEqual(['player Sam Okafor'])
    await transact(store, 'testham', (transaction) =>
      dropOthers(transaction, 'roster_player', 2, []),
    )
    expect(await liveOf('okafor')).toEqual([])
  })

  test.each([
    ['football schedule', ['page /sports/football/schedule', 'game /game-center/4']],
    ['football score', ['game /game-center/3', 'game /game-center/4']],
    ['Terriers live score now', ['game /game-center/', 'game /game-center/4']],
    ['women’s soccer roster', ['page /sports/womens-soccer/roster']],
  ])('answers “%s” with the page first, then what is about the team', async (q, first) => {
    const store = await department()
    const { items, kinds, total, corrected } = await search(store, q, { $pageSize: 50 })
    const urls = items.map(({ kind, url }) => `${kind} ${url}`)
    expect(urls.slice(0, first.length)).toEqual(
      first.map((url) => (url.endsWith('/') ? expect.stringContaining(url) : url)),
    )
    expect(new Set(items.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(items.length)
    expect(items.length).toBeGreaterThan(first.length)
    expect([total, corrected]).toEqual([items.length, null])
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    const suggested = await readSuggestions(new ReadContext(store, 'testham', now), q)
    expect(suggested.map(({ kind, url }) => `${kind} ${url}`).slice(0, first.length)).toEqual(
      urls.slice(0, first.length),
    )
  })

  test.each(['ashford schedule', 'okafor score', 'women score', 'schedule of the choir'])(
    'does not take “%s” for a question about a team of ours',
    async (q) => {
      const { items } = await search(await department(), q)
      expect(items.filter(({ kind }) => kind === 'page')).toEqual([])
    },
  )

  test('suggests titles during typing, each once', async () => {
    const store = await department()
    for (const id of [1, 2]) await thing(store, id, { title: 'Marzipan Monday' })
    const suggest = (q: string) => readSuggestions(new ReadContext(store, 'testham', now), q)
    expect(await suggest('marz')).toEqual([
      { kind: 'thing', id: 2, title: 'Marzipan Monday', url: '/things/2' },
    ])
    expect((await suggest('sam o'))[0]).toMatchObject({ kind: 'player', title: 'Sam Okafor' })
    expect((await suggest('od')).map(({ title }) => title)).toContain('Odile Marsh')
    // One wrong, missing or extra letter in a word of five or more.
    for (const q of ['okaffor', 'okafur', 'sam okafr', 'marzypan'])
      expect([q, (await suggest(q))[0]?.title]).toEqual([
        q,
        q.startsWith('marz') ? 'Marzipan Monday' : 'Sam Okafor',
      ])
    for (const q of ['', 'm', '"', '🏈🏈', 'okxf', 'okxxfor'])
      expect([q, await suggest(q)]).toEqual([q, []])
  })

  test('can be rebuilt from the store', async () => {
    const store = await department()
    const all = async () =>
      await store.db
        .selectFrom('search')
        .select(['kind', 'id', 'title', 'text', 'url', 'date'])
        .orderBy('kind')
        .orderBy('id')
        .execute()
    const before = await all()
    await transact(store, 'testham', async (transaction) => {
      for (const [kind, some] of Map.groupBy(before, (row) => row.kind))
        await dropFindable(
          transaction,
          kind,
          some.map(({ id }) => id),
        )
    })
    expect(await titles(store, 'okafor')).toEqual([])
    await rebuildSearch(store, 'testham')
    expect(await all()).toEqual(before)
    expect(await titles(store, 'okafor')).toContain('Sam Okafor')
  })
})

test('no longer finds a story once it is hidden [CA-04]', async () => {
  const store = await department()
  const doc = JSON.parse(
    (await store.db.selectFrom('story').select('doc').where('id', '=', 1).executeTakeFirstOrThrow())
      .doc,
  ) as StoryDoc
  expect(await titles(store, 'under the lights', { kind: 'story' })).toEqual([
    'Season opens under the lights',
  ])
  await transact(store, 'testham', (transaction) =>
    writeStory(transaction, {
      id: 1,
      slug: 'season-opens',
      sportId: 1,
      doc: { ...doc, hidden: true },
    }),
  )
  expect(await titles(store, 'under the lights', { kind: 'story' })).toEqual([])
  expect(
    await store.db
      .selectFrom('mention')
      .select('id')
      .where('kind', '=', 'story')
      .where('id', '=', 1)
      .execute(),
  ).toEqual([])
})

describe('words', () => {
  test('have one spelling without accents', () =>
    expect(toSearchTerms('The O’Rourke–Peña game: 31-10, Ærø & ŁÓDŹ!')).toEqual([
      'orourke',
      'pena',
      'game',
      '31',
      '10',
      'aero',
      'lodz',
    ]))
  test('that are common count only when there are no others', () =>
    expect([toSearchTerms('the of'), toSearchTerms('the game')]).toEqual([['the', 'of'], ['game']]))
  test('with an apostrophe are also found by their parts', () =>
    expect(toIndexTerms("O'Rourke at St. Mary's")).toEqual([
      'orourke',
      'st',
      'marys',
      'rourke',
      'mary',
    ]))
  test('are shown in an excerpt cut between words', () => {
    const text = `${'word '.repeat(100)}needle ${'word '.repeat(100)}`
    expect(buildExcerpt(text, ['needle'], 60)).toMatch(/^…(?:word )+needle (?:word ?)+…$/)
    expect(buildExcerpt('short', ['x'])).toBe('short')
    expect(buildExcerpt('One sentence. Another one', ['one'], 16)).toBe('One sentence…')
  })
  test('have an edit distance', () =>
    expect([
      distance('okafor', 'okafor', 2),
      distance('okafro', 'okafor', 2),
      distance('okafr', 'okafor', 2),
      distance('abcd', 'wxyz', 2),
    ]).toEqual([0, 1, 1, 3]))
})
