import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { importPack } from '../../server/import/import-pack.ts'
import { totalsOf } from '../../server/import/report.ts'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { putStats, test } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

const folder = process.env['REAL_DATA']
test.skip(!folder, 'needs REAL_DATA: the folder of real stat files and rosters')

const sports: { slug: string; code: string; file: string; date: string; opponent: string; totals: [element: RegExp, attribute: string][] }[] = [
  { slug: 'football', code: 'football', file: 'unc-football.xml', date: '2025-11-22', opponent: 'Duke', totals: [[/<rush [^>]*>/, 'yds'], [/<pass [^>]*>/, 'yds'], [/<firstdowns[^>]*>/, 'no']] },
  { slug: 'baseball', code: 'baseball', file: 'unc-baseballDataStats.xml', date: '2026-02-14', opponent: 'Indiana', totals: [[/<hitting [^>]*>/, 'ab'], [/<hitting [^>]*>/, 'h'], [/<pitching [^>]*>/, 'ip']] },
  { slug: 'volleyball', code: 'wvball', file: 'unc-volleyball.xml', date: '2025-11-29', opponent: 'Miami (FL)', totals: [[/<attack [^>]*>/, 'k'], [/<defense [^>]*>/, 'dig'], [/<set [^>]*>/, 'a']] },
  { slug: 'womens-lacrosse', code: 'wlax', file: 'unc-wlax.xml', date: '2022-05-19', opponent: 'Stony Brook', totals: [[/<shots [^>]*>/, 'sh'], [/<misc [^>]*>/, 'turnover'], [/<goalie [^>]*>/, 'saves']] },
]
let server: TestServer
let token: string
const pack = mkdtempSync(join(tmpdir(), 'fieldhouse-pack-'))

test.beforeAll(async () => {
  if (!folder) return
  mkdirSync(join(pack, 'stats'))
  writeFileSync(join(pack, 'site.yaml'), 'name: North Carolina\nshortName: UNC\nschoolName: North Carolina\nabbreviation: UNC\nmascotSingular: Tar Heel\nmascotPlural: Tar Heels\ntimeZone: America/New_York\ncolours: {brand: "#4b9cd3", second: "#13294b"}\nhosts: [localhost]\ndisableSSR: false\nsupportEmail: a@example.org\ntagline: x\nseo: {siteName: Test, titleDelimiter: "|", description: Test}\n')
  writeFileSync(join(pack, 'sports.csv'), `title,slug,short_name,code,current_season\n${sports.map(({ slug, code }) => `${slug},${slug},${slug},${code},2026`).join('\n')}\n`)
  for (const { slug, file, date, opponent } of sports) {
    cpSync(join(folder, 'statcrew', file), join(pack, 'stats', file))
    mkdirSync(join(pack, 'schedules', slug), { recursive: true })
    writeFileSync(join(pack, 'schedules', slug, '2026.csv'), `ref,date,time,opponent,home_away,stat_file\n${slug},${date},7 p.m.,${opponent},H,stats/${file}\n`)
  }
  server = await startServer(async (store) => {
    const report = await importPack(store, 'unc', pack, {})
    const { refused } = totalsOf(report)
    if (refused > 0) throw new Error(JSON.stringify(report.parts.flatMap(({ notes }) => notes)))
    token = await createToken(store, 'unc', 'ingest')
  })
})
test.afterAll(async () => {
  rmSync(pack, { recursive: true, force: true })
  await server?.stop()
})

type Schedule = { games: { id: number; gameState: number; result: { boxscore: { url: string } | null } | null; media: { stats: { url: string } | null } }[] }
const gameOf = async (slug: string) => {
  const list = (await (await fetch(`${server.url}/api/v2/Sports`)).json()) as { id: number; globalSportNameSlug: string }[]
  const sportId = list.find(({ globalSportNameSlug }) => globalSportNameSlug === slug)!.id
  return ((await (await fetch(`${server.url}/api/v2/Schedule?sportId=${sportId}`)).json()) as Schedule).games[0]!
}
/** An attribute as the file itself has it, read without our parser. */
const attribute = (text: string, element: RegExp, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(element.exec(text)![0])![1]!

for (const { slug, file, totals } of sports) {
  test(`[RT-06] the box score of the real ${slug} file shows the totals that the file states`, async ({ page, complaints }) => {
    const text = readFileSync(join(folder!, 'statcrew', file), 'utf8')
    const game = await gameOf(slug)
    await page.goto(server.url + game.media.stats!.url)
    const main = page.locator('#main')
    for (const [i, side] of ['V', 'H'].entries()) {
      const team = new RegExp(`<team[^>]*vh="${side}"[\\s\\S]*?</team>`).exec(text)![0]
      // The visitor stands first, as on every scoreboard; its cells are the periods, then the totals.
      const shown = (await main.getByRole('table').first().getByRole('row').nth(i + 1).getByRole('cell').allInnerTexts()).map((cell) => cell.trim())
      const line = attribute(team, /<linescore[^>]*>/, 'line').split(',')
      expect(shown.slice(0, line.length)).toEqual(line)
      expect(shown.slice(line.length)).toContain(attribute(team, /<linescore[^>]*>/, /<linescore[^>]*\sruns=/.test(team) ? 'runs' : 'score'))
    }
    for (const [element, name] of totals) {
      for (const side of ['V', 'H']) {
        const team = new RegExp(`<team[^>]*vh="${side}"[\\s\\S]*?</totals>`).exec(text)![0]
        await expect(main).toContainText(attribute(team.slice(team.indexOf('<totals')), element, name))
      }
    }
    expect(complaints).toEqual([])
  })
}

test('[GM-01] the unfinished lacrosse game is live in the fourth period, 8:39 to play', async ({ page }) => {
  const game = await gameOf('womens-lacrosse')
  expect(game.gameState).toBe(3)
  await page.goto(`${server.url}/sports/womens-lacrosse/schedule`)
  await expect(page.locator('#main')).toContainText(/Live/)
  await expect(page.locator('#main')).toContainText(/4th/)
  await expect(page.locator('#main')).toContainText(/0?8:39/)
})

test('[GM-01] a real file cut off anywhere is refused, and the last good state stays', async () => {
  const { id } = await gameOf('football')
  const text = readFileSync(join(folder!, 'statcrew', 'unc-football.xml'), 'utf8')
  const before = await (await fetch(`${server.url}/api/v2/Stats/boxscore/${id}`)).text()
  const step = process.env['PROOF'] === '1' ? 211 : 7919
  for (let at = 1; at < text.trimEnd().length; at += step) expect([at, (await putStats(server.url, token, id, text.slice(0, at))).status]).toEqual([at, 422])
  for (let cut = 1; cut <= 9; cut++) expect([cut, (await putStats(server.url, token, id, text.trimEnd().slice(0, -cut))).status]).toEqual([cut, 422])
  expect(await (await fetch(`${server.url}/api/v2/Stats/boxscore/${id}`)).text()).toBe(before)
})
