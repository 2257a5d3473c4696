import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import papaparse from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { addDays, weekday } from '../../src/domain/calendar/when.ts'
import { cleanOpponentName } from '../../src/domain/games/game.ts'
import { slugify } from '../../src/domain/words/slug.ts'
import { parseStatFile } from '../statcrew/parse.ts'
import { anchor, namedDay } from './dates.ts'
import { demoFolder, demoTenants, liveFootballRef, writeMovedFolder } from './moved-folder.ts'

type Row = Record<string, string>
const rowsOf = (folder: string, path: string): Row[] =>
  papaparse.parse<Row>(readFileSync(join(folder, path), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data
const yamlOf = (folder: string, path: string) =>
  parse(readFileSync(join(folder, path), 'utf8')) as Row[]
const filesIn = (folder: string, pattern: string) => globSync(pattern, { cwd: folder }).toSorted()

/** Includes a leap day, the turn of a year and days in another season. */
const days = ['2026-11-25', '2026-12-31', '2027-01-05', '2027-06-16', '2028-02-29']

describe.each(demoTenants.flatMap((tenant) => days.map((today) => ({ tenant, today }))))(
  '$tenant on $today',
  ({ tenant, today }) => {
    let folder: string
    let games: Row[]
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'demo-'))
      await writeMovedFolder({ from: demoFolder(tenant), to: folder, now: today })
      games = filesIn(folder, 'schedules/*/*.csv').flatMap((path) => rowsOf(folder, path))
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    test('has results of exactly the games before today', () => {
      expect(games.length).toBeGreaterThan(300)
      const wrong = games.filter(({ date, end_date, result, status, stat_file, post_story }) =>
        (end_date || date!) < today ? !result && !status : result || stat_file || post_story,
      )
      expect(wrong).toEqual([])
    })

    test('has stat files dated as in the schedule', () => {
      const wrong = games.filter(({ date, stat_file: file }) => {
        const [year, month, day] = date!.split('-')
        return (
          file &&
          !readFileSync(join(folder, file), 'utf8').includes(` date="${month}/${day}/${year}"`)
        )
      })
      expect(wrong).toEqual([])
    })

    test('has games yesterday and tomorrow, and the live game today', () => {
      for (const day of [-1, 0, 1].map((away) => addDays(today, away)))
        if (tenant === 'harlan' || day !== today)
          expect(games.filter(({ date }) => date === day).length, day).toBeGreaterThan(0)
      const live = games.filter(({ ref }) => ref === liveFootballRef).map(({ date }) => date)
      expect(live).toEqual(tenant === 'harlan' ? [today] : [])
    })

    test('is within the current season of its fall and winter sports', () => {
      for (const { slug, current_season: season } of rowsOf(folder, 'sports.csv')) {
        const all = filesIn(folder, `schedules/${slug}/*.csv`)
        expect(all.length).toBe(2)
        expect(all.at(-1)).toBe(`schedules/${slug}/${season}.csv`)
        for (const ending of ['.csv', '.staff.csv'])
          expect(existsSync(join(folder, `rosters/${slug}/${season}${ending}`))).toBe(true)
        if (!['football', 'volleyball', 'mens-basketball'].includes(slug!)) continue
        const dates = rowsOf(folder, all.at(-1)!).map(({ date }) => date!)
        expect(dates[0]! < today && dates.at(-1)! > today, slug).toBe(true)
      }
    })

    test('names only files, stories, games and seasons that exist', () => {
      const refs = games.map(({ ref }) => ref)
      expect(new Set(refs).size).toBe(refs.length)
      const files = new Set(filesIn(folder, '**'))
      const named = new Set<string>()
      for (const { stat_file, preview_story, post_story } of games) {
        if (stat_file) named.add(stat_file)
        for (const story of [preview_story, post_story]) if (story) named.add(`stories/${story}`)
      }
      for (const path of filesIn(folder, '{*.{csv,yaml},stories/*.md,rosters/**/*.csv}'))
        for (const [file] of readFileSync(join(folder, path), 'utf8').matchAll(
          /\b(?:pictures|files)\/[\w./-]+\.\w+/g,
        ))
          named.add(file)
      expect([...named].filter((path) => !files.has(path))).toEqual([])
      expect(
        [...files].filter((path) => /\.(?:xml|svg|pdf|mp3)$/.test(path) && !named.has(path)),
      ).toEqual([])
      const seasons = filesIn(folder, 'schedules/*/*.csv')
      for (const path of ['seasons.yaml', 'season-statistics.yaml'])
        for (const { sportId, season } of yamlOf(folder, path))
          expect(seasons).toContain(`schedules/${sportId}/${season}.csv`)
      for (const path of filesIn(folder, '{standings,opponent-rosters}/**/*.csv'))
        expect(seasons).toContain(path.replace(/^.*?\/([^/]+\/[\d-]+).*/, 'schedules/$1.csv'))
    })

    test('has standings of the main sports, without records of its own, which the schedule has', () => {
      const tables = filesIn(folder, 'standings/*/*.csv')
      for (const sport of ['football', 'volleyball', 'womens-soccer', 'mens-basketball'])
        expect(tables.filter((path) => path.includes(`/${sport}/`)).length).toBe(2)
      for (const path of tables) {
        const own = rowsOf(folder, path).filter(({ us }) => us === 'y')
        expect(own.map((row) => row['overall_record']! + row['streak']!)).toEqual([''])
        const sum = (a: string, b: string) =>
          [0, 1, 2].map((i) => Number(a.split('-')[i] ?? 0) + Number(b.split('-')[i] ?? 0))
        for (const { us, school, overall_record, home, away } of rowsOf(folder, path))
          if (!us) expect(sum(home!, away!), `${path} ${school}`).toEqual(sum(overall_record!, ''))
      }
    })

    test('has as many wins as losses in conference games of each table', () => {
      for (const path of filesIn(folder, 'standings/*/*.csv')) {
        const results = rowsOf(folder, path.replace('standings', 'schedules'))
          .filter(({ conference }) => conference)
          .map(({ result }) => result)
        const [wins, losses] = [0, 1].map((at) =>
          rowsOf(folder, path)
            .filter(({ us }) => !us)
            .map(({ conference_record: record }) => Number(record!.split('-')[at]))
            .reduce((sum, one) => sum + one, results.filter((one) => one === 'WL'[at]).length),
        )
        expect(wins, path).toBe(losses)
      }
    })

    test('has other results of the conference up to yesterday, as its standings do', () => {
      const tables = filesIn(folder, 'conference-results/*/*.csv')
      expect(tables).toHaveLength(tenant === 'harlan' ? 2 : 0)
      for (const path of tables) {
        const others = rowsOf(folder, path)
        const played = others.filter((row) => row['home_score'])
        expect(played.length, path).toBeGreaterThan(5)
        expect(
          played.every(({ date }) => date! < today),
          path,
        ).toBe(true)
        expect(
          others.some(({ date }) => date! > today),
          path,
        ).toBe(true)
        const own = rowsOf(folder, path.replace('conference-results', 'schedules'))
        for (const { school, last_five: lastFive, us } of rowsOf(
          folder,
          path.replace('conference-results', 'standings'),
        )) {
          if (us) continue
          const results = [
            ...played.flatMap((row) => {
              const side = cleanOpponentName(row['home']!) === school ? 'home' : 'away'
              const [score, other] = [
                row[`${side}_score`],
                row[side === 'home' ? 'away_score' : 'home_score'],
              ]
              return cleanOpponentName(row[side]!) === school
                ? [[row['date']!, Number(score) > Number(other) ? 'W' : 'L']]
                : []
            }),
            ...own
              .filter(
                ({ opponent, result, date }) =>
                  result && opponent!.endsWith(school!) && date! >= played[0]!['date']!,
              )
              .map(({ date, result }) => [date!, result === 'W' ? 'L' : 'W']),
          ].toSorted(([a], [b]) => (a! < b! ? -1 : 1))
          const letters = results.map(([, letter]) => letter).join('')
          expect(lastFive!.length, school).toBeGreaterThan(4)
          const count = Math.min(letters.length, lastFive!.length)
          expect(lastFive!.slice(-count), `${path} ${school}`).toBe(letters.slice(-count))
        }
      }
    })

    test('has the guide to the live game on its day', () => {
      const guides = filesIn(folder, 'stories/gameday-guide-*.md').map(
        (path) => /^date: (.{10})/m.exec(readFileSync(join(folder, path), 'utf8'))![1],
      )
      expect(guides).toEqual(tenant === 'harlan' ? [today] : [])
    })

    test('has recent stories, and slides that link to published stories', () => {
      const dates = filesIn(folder, 'stories/*.md')
        .map((path) => /^date: (.{10})/m.exec(readFileSync(join(folder, path), 'utf8'))![1]!)
        .toSorted()
      expect(dates.some((date) => date <= today && date >= addDays(today, -2))).toBe(true)
      for (const { url, startDate } of yamlOf(folder, 'slideshow.yaml')) {
        const [, year, month, date] = /^\/news\/(\d+)\/(\d+)\/(\d+)\//.exec(url!) ?? []
        if (!year) continue
        const day = [year, month, date].map((part) => part!.padStart(2, '0')).join('-')
        expect(day <= (startDate?.slice(0, 10) ?? today), url).toBe(true)
        expect(dates, url).toContain(day)
      }
    })

    test('has slides of the live game at the addresses of its stories', () => {
      const slides = yamlOf(folder, 'slideshow.yaml').map(({ url }) => url!)
      const urls = filesIn(folder, 'stories/*.md').flatMap((path) => {
        const text = readFileSync(join(folder, path), 'utf8')
        if (!text.includes(`  - ${liveFootballRef}\n`)) return []
        const [year, month, day] = /^date: (\d+)-(\d+)-(\d+)/m.exec(text)!.slice(1).map(Number)
        const name = /^slug: (.*)$/m.exec(text) ?? /^title: "?(.*?)"?$/m.exec(text)
        return `/news/${year}/${month}/${day}/${slugify(name![1]!)}`
      })
      expect(urls).toHaveLength(tenant === 'harlan' ? 2 : 0)
      for (const url of urls) expect(slides).toContain(url)
    })

    test('has On This Day entries for today and the days around it', () => {
      const remembered = new Set(
        yamlOf(folder, 'on-this-day.yaml').map(({ date }) => date!.slice(5)),
      )
      for (const away of [-2, 0, 1, 7]) {
        const day = addDays(today, away).slice(5)
        expect(remembered).toContain(day === '02-29' ? '02-28' : day)
      }
    })
  },
)

/** Minutes since midnight; undefined for a time to be announced or of races. */
function minutesOf(time: string): number | undefined {
  if (time === 'Noon') return 720
  const [, hour, minute, half] = /^(\d+)(?::(\d\d))? ([ap])\.m\.$/.exec(time) ?? []
  if (!hour) return undefined
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute ?? 0)
}

const week = Array.from({ length: 7 }, (_, i) => addDays(anchor, i))

describe.each(demoTenants.flatMap((tenant) => week.map((today) => ({ tenant, today }))))(
  '$tenant on $today, each day of a week',
  ({ tenant, today }) => {
    let folder: string
    let games: Row[]
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'demo-'))
      await writeMovedFolder({ from: demoFolder(tenant), to: folder, now: today })
      games = filesIn(folder, 'schedules/*/*.csv').flatMap((path) => rowsOf(folder, path))
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    test('has no game today without scores', () => {
      const current = games.filter(
        ({ ref, date, end_date }) =>
          ref !== liveFootballRef && date! <= today && (end_date || date!) >= today,
      )
      expect(current).toEqual([])
    })

    test('keeps other games of the conference on their day, today without scores', () => {
      const ofToday = (from: string) =>
        filesIn(from, 'conference-results/*/*.csv')
          .flatMap((path) => rowsOf(from, path))
          .filter(({ date }) => date === today)
      const others = ofToday(folder)
      expect(others.map(({ home }) => home)).toEqual(
        ofToday(demoFolder(tenant)).map(({ home }) => home),
      )
      expect(others.filter((row) => row['home_score'] || row['away_score'])).toEqual([])
    })

    test('has one game a day of each team of the conference', () => {
      for (const path of filesIn(folder, 'conference-results/*/*.csv')) {
        const others = rowsOf(folder, path).flatMap(({ date, home, away }) =>
          [home, away].map((team) => `${date} ${cleanOpponentName(team!)}`),
        )
        const own = rowsOf(folder, path.replace('conference-results', 'schedules')).map(
          ({ date, opponent }) => `${date} ${cleanOpponentName(opponent!)}`,
        )
        const all = [...others, ...own]
        expect(
          all.filter((one, i) => all.indexOf(one) < i),
          path,
        ).toEqual([])
      }
    })

    test('has stories that name the day of a game that is moved', () => {
      const moved = filesIn(demoFolder(tenant), 'schedules/*/*.csv')
        .flatMap((path) => rowsOf(demoFolder(tenant), path))
        .filter(({ ref, date }) => date === today && ref !== liveFootballRef)
      for (const { ref, preview_story: preview } of moved) {
        expect(games.find((game) => game['ref'] === ref)!['date']).toBe(addDays(today, 1))
        if (!preview) continue
        const text = readFileSync(join(folder, 'stories', preview), 'utf8')
        expect(text).toContain(namedDay(addDays(today, 1)))
        expect(text).not.toContain(weekday(today))
      }
    })

    test('has one game at a time on a channel and in a building', () => {
      const overlaps = games.flatMap((game, i) =>
        games.slice(i + 1).flatMap((other) => {
          const minutes = [game, other].map(({ time }) => minutesOf(time!))
          if (game['date'] !== other['date'] || game['status'] || other['status']) return []
          if (minutes.includes(undefined) || Math.abs(minutes[0]! - minutes[1]!) >= 120) return []
          const isHome = game['home_away'] === 'H' && other['home_away'] === 'H'
          return ['tv', 'radio', ...(isHome ? ['facility'] : [])]
            .map((field) => [game, other].map((row) => row[field]?.split('|')[0]))
            .filter(([one, two]) => one && one === two)
            .map(([shared]) => `${shared}: ${game['ref']}, ${other['ref']}`)
        }),
      )
      expect(overlaps).toEqual([])
    })
  },
)

test('has stat files that parse without warning and match the schedule', () => {
  for (const tenant of demoTenants) {
    const folder = demoFolder(tenant)
    const games = filesIn(folder, 'schedules/*/*.csv').flatMap((path) => rowsOf(folder, path))
    let files = 0
    for (const { ref, date, stat_file, team_score, opponent_score } of games) {
      if (!stat_file) continue
      files++
      const { warnings, venue, homeTeam, visitingTeam } = parseStatFile(
        readFileSync(join(folder, stat_file)),
      )
      const scores = new Set([homeTeam.score, visitingTeam.score])
      expect([ref, warnings, venue.date]).toEqual([ref, [], date])
      expect([ref, scores]).toEqual([ref, new Set([team_score, opponent_score])])
    }
    expect(files).toBeGreaterThan(100)
  }
})

test('has scores of other schools in the evening, for games that are over by then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  await writeMovedFolder({ from: demoFolder('harlan'), to: folder, now: `${anchor}T18:30:00` })
  const others = filesIn(folder, 'conference-results/*/*.csv')
    .flatMap((path) => rowsOf(folder, path))
    .filter(({ date }) => date === anchor)
  const isScored = ({ home_score: score }: Row) => Boolean(score)
  const begun = (row: Row) => minutesOf(row['time']!)!
  expect(others.filter(isScored).map(begun).toSorted()).not.toEqual([])
  for (const row of others) expect(isScored(row), row['time']).toBe(begun(row) <= 14.5 * 60)
  // None is under way.
  for (const row of others)
    if (!isScored(row)) expect(begun(row), row['home']).toBeGreaterThan(18.5 * 60)

  // The records of the schools have these results.
  const recordOf = (from: string, school: string) =>
    filesIn(from, 'standings/volleyball/2026.csv')
      .flatMap((path) => rowsOf(from, path))
      .find((row) => row['school'] === school)!['overall_record']!
  const early = await mkdtemp(join(tmpdir(), 'demo-'))
  await writeMovedFolder({ from: demoFolder('harlan'), to: early, now: anchor })
  const { home } = others.find((row) => isScored(row) && row['time'] === 'Noon')!
  const [before, after] = [early, folder].map((from) =>
    recordOf(from, cleanOpponentName(home!))
      .split('-')
      .reduce((sum, part) => sum + Number(part), 0),
  )
  expect(after).toBe(before! + 1)
  for (const made of [folder, early]) rmSync(made, { recursive: true, force: true })
})
