import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import papaparse from 'papaparse'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { clockOf } from '../../src/domain/calendar/lengths.ts'
import { parseStatFile } from '../statcrew/parse.ts'
import { addDays } from './calendar.ts'
import { podcastSounds } from './media/podcasts.ts'
import { demoTenants, packFiles, writeDemoPack, type DemoTenant } from './write-pack.ts'

type Row = Readonly<Record<string, string>>

const rows = (text: string | undefined): Row[] =>
  papaparse.parse<Row>(text ?? '', { header: true, skipEmptyLines: true }).data

const days = ['2026-11-20', '2027-01-05', '2027-06-16', '2028-02-29', '2026-12-31']
const packs = new Map<string, ReadonlyMap<string, string>>()
const packOf = (tenant: DemoTenant, today: string) => {
  const key = `${tenant}/${today}`
  const known = packs.get(key)
  if (known !== undefined) return known
  const files = packFiles(tenant, today)
  packs.set(key, files)
  return files
}

const under = (files: ReadonlyMap<string, string>, folder: string, end: string) =>
  [...files].filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith(end))
const games = (files: ReadonlyMap<string, string>) =>
  under(files, 'schedules', '.csv').flatMap(([, text]) => rows(text))
const stories = (files: ReadonlyMap<string, string>) =>
  under(files, 'stories', '.md').map(([path, text]) => {
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
    return {
      name: path.slice('stories/'.length),
      front: parse(front) as Record<string, string> & { games?: string[] },
      body: body.trim(),
    }
  })

describe.each(demoTenants)('%s', { timeout: 60_000 }, (tenant) => {
  describe.each(days)('on %s', (today) => {
    const files = packOf(tenant, today)

    test('has the promised number of sports, opponents, games, stories and stat files', () => {
      expect(rows(files.get('sports.csv')).length).toBeGreaterThanOrEqual(
        tenant === 'harlan' ? 12 : 10,
      )
      expect(rows(files.get('opponents.csv')).length).toBeGreaterThanOrEqual(40)
      expect(games(files).length).toBeGreaterThanOrEqual(300)
      expect(stories(files).length).toBeGreaterThanOrEqual(60)
      const stats = under(files, 'stats', '.xml').map(([path]) => path)
      for (const sport of ['football', 'volleyball', 'baseball', 'womens-lacrosse'])
        expect(stats.filter((path) => path.includes(`/${sport}-`)).length).toBeGreaterThanOrEqual(8)
      for (const sport of tenant === 'harlan'
        ? ['mens-basketball', 'womens-basketball', 'womens-soccer', 'mens-soccer', 'softball']
        : ['mens-basketball', 'womens-basketball', 'womens-soccer', 'field-hockey', 'softball']) {
        expect([sport, stats.filter((path) => path.includes(`/${sport}-`)).length >= 10]).toEqual([
          sport,
          true,
        ])
      }
      expect(stats.length).toBeLessThanOrEqual(140)
    })

    test('[OF-02] who comes next in football has sent a roster, on which everybody stands who played for it before', () => {
      const season = rows(files.get('sports.csv')).find(
        ({ slug }) => slug === 'football',
      )!.current_season!
      const schools = rows(files.get('opponents.csv')).map(({ title }) => title!)
      const ahead = rows(files.get(`schedules/football/${season}.csv`))
        .filter(({ date, result, status }) => date! >= today && result === '' && status === '')
        .flatMap(({ opponent }) => schools.filter((title) => opponent!.endsWith(title)))
      const played = under(files, 'stats', '.xml')
        .filter(([path]) => path.includes('/football-'))
        .map(([, xml]) => parseStatFile(Buffer.from(xml)))
      for (const school of new Set(ahead.slice(0, 2))) {
        const sent = rows(
          files.get(
            `opponent-rosters/football/${season}/${school.toLowerCase().replaceAll(' ', '-')}.csv`,
          ),
        ).map((one) => `${one.jersey} ${one.first_name} ${one.last_name}`)
        expect([school, sent.length]).toEqual([school, 70])
        const named = played
          .flatMap(({ homeTeam, visitingTeam }) => [homeTeam, visitingTeam])
          .filter(({ name }) => name === school)
          .flatMap(({ tables }) => tables.flatMap((table) => table.rows))
          .filter(({ uni }) => uni !== '')
        expect(
          named.map(({ uni, name }) => `${uni} ${name}`).filter((one) => !sent.includes(one)),
        ).toEqual([])
      }
    })

    test('every sport has two seasons with roster, staff and schedule, and the current one is among them', () => {
      for (const sport of rows(files.get('sports.csv'))) {
        const seasons = under(files, `schedules/${sport.slug}`, '.csv').map(
          ([path]) => path.split('/').at(-1)?.replace('.csv', '') ?? '',
        )
        expect(seasons.length).toBe(2)
        expect(seasons).toContain(sport.current_season)
        for (const season of seasons) {
          expect(files.has(`rosters/${sport.slug}/${season}.csv`)).toBe(true)
          expect(
            rows(files.get(`rosters/${sport.slug}/${season}.staff.csv`)).length,
          ).toBeGreaterThanOrEqual(2)
        }
      }
    })

    test('everything that is named is there', () => {
      const refs = new Set(games(files).map((game) => game.ref))
      expect(refs.size).toBe(games(files).length)
      const names = new Set(stories(files).map(({ name }) => name))
      const slugs = new Set(rows(files.get('sports.csv')).map((sport) => sport.slug))
      for (const game of games(files)) {
        if (game.stat_file !== '') expect(files.has(game.stat_file ?? '')).toBe(true)
        for (const story of [game.preview_story, game.post_story])
          if (story) expect(names).toContain(story)
      }
      for (const { front } of stories(files)) {
        expect(files.has(front.picture ?? '')).toBe(true)
        if (front.sport) expect(slugs).toContain(front.sport)
        for (const ref of front.games ?? []) expect(refs).toContain(ref)
      }
      for (const opponent of rows(files.get('opponents.csv')))
        expect(files.has(opponent.logo ?? '')).toBe(true)
      for (const [, text] of under(files, 'rosters', '.csv'))
        for (const player of rows(text))
          if (player.picture) expect(files.has(player.picture)).toBe(true)
      expect(files.has((parse(files.get('site.yaml') ?? '') as { logo: string }).logo)).toBe(true)
    })

    test('games lie around today: results before it and none from it on', () => {
      const all = games(files)
      for (const offset of [-1, 0, 1])
        expect(
          all.some((game) => game.date === addDays(today, offset)),
          `${offset}`,
        ).toBe(true)
      expect(all.some((game) => (game.date ?? '') > addDays(today, 14))).toBe(true)
      for (const game of all) {
        const over = (game.end_date || game.date || '') < today
        if (!over) expect(game.result).toBe('')
        else expect(game.result !== '' || game.status !== '', game.ref).toBe(true)
      }
      const football = all.filter((game) => game.date === today && game.ref?.includes('football'))
      if (tenant === 'harlan')
        expect(football.map((game) => [game.ref, game.opponent])).toEqual([
          ['live-football', 'Dunmere State'],
        ])
    })

    test('no story is from tomorrow, and the newest is from today or yesterday', () => {
      const dates = stories(files)
        .map(({ front }) => String(front.date).slice(0, 10))
        .toSorted()
      expect((dates.at(-1) ?? '') <= today).toBe(true)
      expect((dates.at(-1) ?? '') >= addDays(today, -1)).toBe(true)
    })

    test('no two stories share a title or a first sentence', () => {
      const titles = stories(files).map(({ front }) => front.title)
      expect(titles.length - new Set(titles).size).toBe(0)
      const first = stories(files)
        .filter(({ body }) => body !== '')
        .map(({ body }) => body.replace(/^\*\*[^*]+\*\* – /, '').split(/[.?!]/)[0])
      expect(first.filter((sentence, i) => first.indexOf(sentence) !== i)).toEqual([])
    })

    test('stories are whole: paragraphs, teaser, words for the picture; no slip of a template', () => {
      for (const { name, front, body } of stories(files)) {
        expect(front.teaser, name).toBeTruthy()
        expect(front.alt, name).toBeTruthy()
        expect(`${front.title} ${front.teaser} ${body}`, name).not.toMatch(
          /undefined|null|NaN|\[object|\{|\bTBD\b|\.\.|  /,
        )
        if (front.redirect === undefined)
          expect(body.split('\n\n').length, name).toBeGreaterThanOrEqual(5)
      }
      expect(stories(files).filter(({ front }) => front.redirect !== undefined).length).toBe(1)
      expect(stories(files).some(({ front }) => (front.title ?? '').length > 180)).toBe(true)
    })

    test('a person keeps the key and moves up a class', () => {
      const order = [
        'Fr.',
        'R-Fr.',
        'So.',
        'R-So.',
        'Jr.',
        'R-Jr.',
        'Sr.',
        'R-Sr.',
        'Gr.',
        'Freshman',
        'Redshirt Freshman',
        'Sophomore',
        'Redshirt Sophomore',
        'Junior',
        'Redshirt Junior',
        'Senior',
        'Redshirt Senior',
        'Graduate Student',
      ]
      for (const sport of rows(files.get('sports.csv'))) {
        const [before = [], after = []] = under(files, `rosters/${sport.slug}`, '.csv')
          .filter(([path]) => !path.endsWith('.staff.csv'))
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([, text]) => rows(text))
        const earlier = new Map(before.map((player) => [player.person, player]))
        const stayed = after.filter((player) => earlier.has(player.person))
        expect(stayed.length).toBeGreaterThan(0)
        for (const player of stayed)
          expect(order.indexOf(player.class ?? '')).toBeGreaterThan(
            order.indexOf(earlier.get(player.person)?.class ?? ''),
          )
      }
    })
  })

  test('rosters have real sizes and real oddities', () => {
    const files = packOf(tenant, days[0] as string)
    const current = (slug: string) =>
      rows(
        under(files, `rosters/${slug}`, '.csv')
          .filter(([path]) => !path.endsWith('.staff.csv'))
          .toSorted(([a], [b]) => a.localeCompare(b))
          .at(-1)?.[1],
      )
    expect(current('football').length).toBeGreaterThanOrEqual(90)
    expect(current('baseball').length).toBe(38)
    const everybody = under(files, 'rosters', '.csv')
      .filter(([path]) => !path.endsWith('.staff.csv'))
      .flatMap(([, text]) => rows(text))
    expect(everybody.some((player) => player.jersey === '0')).toBe(true)
    expect(everybody.some((player) => player.jersey === '00')).toBe(true)
    expect(everybody.some((player) => player.height === '')).toBe(true)
    expect(
      everybody.some((player) =>
        /[ÀÁÇÉÍÑÓÖØŁĐŞŽàáãçéíñóöøłđşžışğ]/.test(`${player.first_name}${player.last_name}`),
      ),
    ).toBe(true)
    expect(everybody.some((player) => / (Jr\.|II|III|IV)$/.test(player.last_name ?? ''))).toBe(true)
  })

  test('the schedule shows every kind of game', () => {
    const all = games(packOf(tenant, days[0] as string))
    const some = (test: (game: Row) => boolean) => expect(all.some(test)).toBe(true)
    some((game) => game.status === 'cancelled')
    some((game) => game.status === 'postponed')
    some((game) => game.type === 'S')
    some((game) => game.type === 'P')
    some((game) => game.home_away === 'N')
    some((game) => game.doubleheader === '2')
    some((game) => /^#\d+ /.test(game.opponent ?? ''))
    some((game) => game.time === 'TBA')
    some((game) => game.end_date !== '')
    some((game) => game.promotion !== '')
    some((game) => game.result === 'T')
    some((game) => game.result === 'N' && game.prescore !== '')
    some((game) => (game.tickets ?? '').startsWith('Tickets|https://www.example.org/'))
  })

  test('every stat file parses without a warning and says what the schedule says', () => {
    const files = packOf(tenant, days[0] as string)
    const abbreviation = tenant === 'harlan' ? 'HSU' : 'IWC'
    for (const game of games(files).filter((row) => row.stat_file !== '')) {
      const parsed = parseStatFile(new TextEncoder().encode(files.get(game.stat_file ?? '')))
      const [us, them] =
        parsed.homeTeam.id === abbreviation
          ? [parsed.homeTeam, parsed.visitingTeam]
          : [parsed.visitingTeam, parsed.homeTeam]
      expect(parsed.warnings, game.ref).toEqual([])
      expect([us.score, them.score, parsed.venue.date, parsed.status.complete], game.ref).toEqual([
        game.team_score,
        game.opponent_score,
        game.date,
        true,
      ])
      const roster = new Map(
        under(files, 'rosters', '.csv')
          .filter(([path]) => path.includes(`/${game.ref?.replace(/-\d{4}(-\d\d)?-\d\d$/, '')}/`))
          .flatMap(([, text]) => rows(text))
          .map((player) => [`${player.jersey} ${player.first_name} ${player.last_name}`, player]),
      )
      for (const row of us.tables.flatMap((table) => table.rows))
        if (row.uni !== '')
          expect(roster.has(`${row.uni} ${row.name}`), `${game.ref}: ${row.uni} ${row.name}`).toBe(
            true,
          )
    }
  })

  test('an episode is as long as it says', () => {
    // A sound has a second in 8,000 samples of a byte behind its 44 of a head.
    const lengths = new Map(
      podcastSounds(tenant).map(([path, sound]) => [path, clockOf((sound.length - 44) / 8000)]),
    )
    const episodes = parse(packOf(tenant, '2026-11-20').get('podcasts.yaml')!) as {
      sound: { path: string }
      duration: string
    }[]
    expect(episodes.length).toBeGreaterThan(10)
    expect(episodes.filter(({ sound, duration }) => lengths.get(sound.path) !== duration)).toEqual(
      [],
    )
  })

  test('the same day gives the same pack', () => {
    expect([...packFiles(tenant, '2026-11-20')]).toEqual([...packOf(tenant, '2026-11-20')])
  })
})

const folder = await mkdtemp(join(tmpdir(), 'pack-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the pack is written as it is made', { timeout: 60_000 }, async () => {
  await writeDemoPack({ tenant: 'ironwood', folder, today: '2026-11-20' })
  const written = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  )
  // Its texts, and the sounds of its podcasts.
  expect(written.length).toBe(
    packOf('ironwood', '2026-11-20').size + podcastSounds('ironwood').length,
  )
  expect(await readFile(join(folder, 'site.yaml'), 'utf8')).toBe(
    packOf('ironwood', '2026-11-20').get('site.yaml'),
  )
})
