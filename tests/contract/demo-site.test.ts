import type { RouteName } from '../../src/routes/paths.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Route } from '../../src/routes/route.ts'
import { packContents } from '../../src/shell/packs/plan-pack.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import type { GameDetails } from '../../src/contract/game-details.schema.ts'
import type { Sport } from '../../src/contract/sport.schema.ts'
import type { StoryPage } from '../../src/contract/stories.schema.ts'
import { nextGame } from '../../src/domain/games/schedule.ts'
import { askHost } from '../support/ask-host.ts'
import { copyOfPrepared } from '../support/prepared.ts'
import { table } from '../support/route-table.ts'
import { serve, type TestServer } from '../support/server.ts'
import { walk, type Walk } from '../support/walk.ts'

// The built server with its demo over HTTP. Every public page of both departments is found as by a
// visitor: from the home page, by links.

const size = process.env['PROOF'] === '1' ? { each: 12, checked: 100_000 } : { each: 3, checked: 3 }
/**
 * One renders its pages on the server; the other in the browser, and serves crawlers whole pages.
 */
const hosts = ['harlan.localhost', 'ironwood.localhost'] as const

/** Routes that no link leads to, and why. */
const unlinked: Partial<Record<RouteName, string>> = {
  notFound: 'is where wrong addresses end',
  login: 'is where hidden pages lead before signing in',
  hidden: 'leads to the login',
  hiddenHealth: 'leads to the login',
  hiddenRoster: 'leads to the login',
  hiddenPlayer: 'leads to the login',
  hiddenForm: 'leads to the login',
  hiddenSportFile: 'leads to the login',
  hiddenStory: 'leads to the login',
  hiddenSplash: 'leads to the login',
  splash: 'opens by itself',
  document: 'shows documents that are not public; public ones lead to their file',
  statsPdf: 'leads to the file that the demo has for each season',
  otd: 'is another spelling of on this day',
  unsubscribed: 'is where an e-mail leads',
  score: 'is where a scorer link leads',
  protectedSportFile: 'is sent to its readers',
  protectedForm: 'is sent to its readers',
}

let server: TestServer
const walks = {} as Record<(typeof hosts)[number], Walk>
beforeAll(
  async () => {
    server = await serve(await copyOfPrepared('demo'), { DEMO: '1' })
    for (const host of hosts) {
      // Of three game centers one is that of the band, whose opponent has a roster.
      const from = ['/', await gameOfBand(host), '/login', '/404']
      walks[host] = await walk(server.port, host, { ...size, from })
    }
  },
  process.env['PROOF'] === '1' ? 1_200_000 : 240_000,
)
afterAll(() => server?.stop())

const read = async <T>(path: string, host: string) =>
  JSON.parse((await askHost(server.port, path, host)).text) as T

/** The game center of the live game, or of the next one. */
const gameOfBand = async (host: string) => {
  const upcoming = '/api/v2/EventsResults/upcoming?$pageSize=1'
  const { items } = await read<{ items: { gameCenterLink: string }[] }>(upcoming, host)
  return items[0]!.gameCenterLink
}

describe.each(hosts)('%s', (host) => {
  test('links every kind of page from the home page, no other [RT-17] [RT-20]', () => {
    expect(walks[host].followed).toBeGreaterThan(150)
    expect(walks[host].broken).toEqual([])
    const rows = Object.entries<Route>(table) as [RouteName, Route][]
    const missing = rows.filter(
      ([name, row]) => row.screen && !walks[host].pages.has(name) && !(name in unlinked),
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })

  test('links the one style sheet of the site in the head of each page [CA-05]', () => {
    const sheets = readdirSync(join(import.meta.dirname, '../../dist/client/assets'))
      .filter((file) => file.endsWith('.css'))
      .map((file) => `/assets/${file}`)
    for (const [name, pages] of walks[host].pages)
      for (const { html } of pages) {
        const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)]
        expect([name, ...linked.map(([, href]) => href)]).toEqual([name, ...sheets])
        expect(html.indexOf(linked[0]![0])).toBeLessThan(html.indexOf('</head>'))
      }
  })

  test('names the file of its screen in each page, so that it is stored with it [OF-02]', () => {
    for (const [name, pages] of walks[host].pages)
      for (const { html } of pages)
        if (name !== 'notFound')
          expect([name, /"\/assets\/[A-Za-z]+Screen-[\w-]+\.js"/.test(html)]).toEqual([name, true])
  })

  test('gives each page one heading, title, description and address [SE-01] [SE-02]', () => {
    const faults: string[] = []
    const titles = new Map<string, string>()
    for (const [name, pages] of walks[host].pages) {
      for (const { path, html } of pages) {
        const wrong = (fault: string) => faults.push(`${name} ${path}: ${fault}`)
        const headings = html.match(/<h1[\s>]/g)?.length ?? 0
        if (headings !== 1) wrong(`${headings} h1`)
        const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
        const isIndexed = !html.includes('<meta name="robots" content="noindex"')
        if (!/\S.* \| .*\S/.test(title) && name !== 'home') wrong(`title "${title}"`)
        const other = titles.get(title)
        if (other && isIndexed && !isSamePage(other, path)) wrong(`the title of ${other}`)
        titles.set(title, path)
        const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
        if (isIndexed && (description.length < 20 || description.length > 320))
          wrong(`description "${description}"`)
        const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1]
        if (
          name !== 'notFound' &&
          canonical !== undefined &&
          !isRight(canonical.replaceAll('&amp;', '&'), path)
        )
          wrong(`canonical ${canonical}`)
        const text = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
        const machine =
          /.{0,30}(?:\bundefined\b|\bNaN\b|\[object |\bnull\b|Invalid Date).{0,10}/s.exec(text)
        if (machine) wrong(`shows ${machine[0]}`)
      }
    }
    expect(faults).toEqual([])
  })

  test('has ten sports, two seasons, 300 games, 60 stories with pictures [RT-01]', async () => {
    const sports = await read<{ id: number }[]>('/api/v2/Sports', host)
    expect(sports.length).toBeGreaterThanOrEqual(10)
    let games = 0
    for (const { id } of sports) {
      const seasons = await read<{ title: string }[]>(`/api/v2/Season?sportId=${id}`, host)
      expect(seasons.length).toBeGreaterThanOrEqual(2)
      for (const { title } of seasons) {
        games += (
          await read<{ games: unknown[] }>(`/api/v2/Schedule?sportId=${id}&season=${title}`, host)
        ).games.length
        const { players } = await read<{ players: unknown[] }>(
          `/api/v2/Rosters?sportId=${id}&season=${title}`,
          host,
        )
        expect(players.length).toBeGreaterThan(5)
      }
    }
    expect(games).toBeGreaterThanOrEqual(300)
    const stories = await read<{ items: { image: { url: string } | null }[]; total: number }>(
      '/api/v2/Stories?$pageSize=100',
      host,
    )
    expect(stories.total).toBeGreaterThanOrEqual(60)
    expect(stories.items.filter(({ image }) => image === null)).toEqual([])
    const picture = await askHost(server.port, `${stories.items[0]!.image!.url}/640.webp`, host)
    expect([picture.status, picture.headers['content-type'], picture.body.length > 3000]).toEqual([
      200,
      'image/webp',
      true,
    ])
  })

  test(
    'fits the game-day pack of each sport into 300 KB over the network, without pictures [OF-02]',
    { timeout: 60_000 },
    async () => {
      const sports = await read<Sport[]>('/api/v2/Sports', host)
      let packs = 0
      for (const sport of sports.filter(({ nonSport }) => !nonSport)) {
        const next = nextGame(
          await read<Game[]>(`/api/v2/EventsResults/scoreboard?sportId=${sport.id}`, host),
        )
        if (!next) continue
        packs++
        const game = await read<GameDetails>(`/api/v2/ScheduleGames/${next.id}`, host)
        const stories = await read<StoryPage>(
          `/api/v2/Stories?sportId=${sport.id}&$pageSize=7`,
          host,
        )
        const { parts } = packContents({
          game,
          has: { roster: sport.rosterId !== null },
          stories: stories.items,
          facility: null,
        })
        expect(parts.length).toBeGreaterThan(3)
        let bytes = 0
        for (const { path } of parts) {
          // As a crawler, because one of the departments otherwise renders in the browser.
          const { status, headers, body } = await askHost(server.port, path, host, {
            'accept-encoding': 'br',
            'user-agent': 'Googlebot',
          })
          expect([path, status, headers['content-encoding']]).toEqual([path, 200, 'br'])
          bytes += body.length
        }
        expect([sport.title, bytes < 300_000]).toEqual([sport.title, true])
      }
      expect(packs).toBeGreaterThan(2)
    },
  )
})

test('continues its live game [GM-04]', { timeout: 40_000 }, async () => {
  type Live = { Games: { HasStarted: boolean; IsComplete: boolean; Live: { version: number } }[] }
  const live = async () =>
    (await read<Live>('/api/v2/LiveStats', 'harlan.localhost')).Games.filter(
      ({ HasStarted, IsComplete }) => HasStarted && !IsComplete,
    )
  await expect.poll(async () => (await live()).length, { timeout: 10_000 }).toBe(1)
  const [
    {
      Live: { version },
    },
  ] = (await live()) as [Live['Games'][number]]
  await expect
    .poll(async () => (await live())[0]?.Live.version, { timeout: 25_000 })
    .toBeGreaterThan(version)
})

/**
 * Its own address, without parameters that only change the view; where two addresses show the same,
 * either.
 */
function isRight(canonical: string, path: string): boolean {
  const plain = path.replace(/[?].*/, '')
  return (
    path === canonical ||
    plain === canonical ||
    plain.startsWith(`${canonical}/`) ||
    (canonical.startsWith(`${plain}/`) && plain !== '/')
  )
}

/** A choice on a page, or the address of its default view, is not another page. */
function isSamePage(...addresses: [string, string]): boolean {
  const [one, other] = addresses
    .map((address) => address.replace(/\?.*/, ''))
    .toSorted((a, b) => a.length - b.length) as [string, string]
  return one === other || other.startsWith(`${one}/`)
}
