import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importFolder } from '../../server/import/import-folder.ts'
import { sumReports } from '../../server/import/report.ts'
import { wordsOf } from '../support/render-screen.tsx'
import { siteOf, type Site } from '../support/upstream.ts'

const folder = process.env['REAL_DATA'] ?? ''
const why = folder === '' ? 'skipped: REAL_DATA names no folder of real files' : 'real stat files'

type Total = [element: string, attribute: string]
type Sport = Record<'slug' | 'code' | 'file' | 'date' | 'opponent', string> & { totals: Total[] }
const sports: Sport[] = [
  {
    slug: 'football',
    code: 'football',
    file: 'unc-football.xml',
    date: '2025-11-22',
    opponent: 'Duke',
    totals: [
      ['rush', 'yds'],
      ['pass', 'yds'],
      ['firstdowns', 'no'],
    ],
  },
  {
    slug: 'baseball',
    code: 'baseball',
    file: 'unc-baseballDataStats.xml',
    date: '2026-02-14',
    opponent: 'Indiana',
    totals: [
      ['hitting', 'ab'],
      ['hitting', 'h'],
      ['pitching', 'ip'],
    ],
  },
  {
    slug: 'volleyball',
    code: 'wvball',
    file: 'unc-volleyball.xml',
    date: '2025-11-29',
    opponent: 'Miami (FL)',
    totals: [
      ['attack', 'k'],
      ['defense', 'dig'],
      ['set', 'a'],
    ],
  },
  {
    slug: 'womens-lacrosse',
    code: 'wlax',
    file: 'unc-wlax.xml',
    date: '2022-05-19',
    opponent: 'Stony Brook',
    totals: [
      ['shots', 'sh'],
      ['misc', 'turnover'],
      ['goalie', 'saves'],
    ],
  },
]

const department = `name: North Carolina
shortName: UNC
schoolName: North Carolina
abbreviation: UNC
mascotSingular: Tar Heel
mascotPlural: Tar Heels
timeZone: America/New_York
colours: {brand: "#4b9cd3", second: "#13294b"}
hosts: [testham.localhost]
disableSSR: false
supportEmail: a@example.org
tagline: x
seo: {siteName: Test, titleDelimiter: "|", description: Test}
`

/** An attribute of the first such element, read without the parser. */
const attribute = (text: string, element: string, name: string): string =>
  new RegExp(`<${element}\\b[^>]*\\s${name}="([^"]*)"`).exec(text)![1]!

describe.skipIf(folder === '')(why, () => {
  const pack = mkdtempSync(join(tmpdir(), 'fieldhouse-pack-'))
  let site: Site
  beforeAll(async () => {
    mkdirSync(join(pack, 'stats'))
    writeFileSync(join(pack, 'site.yaml'), department)
    const rows = sports.map(({ slug, code }) => `${slug},${slug},${slug},${code},2026\n`)
    const heads = 'title,slug,short_name,code,current_season\n'
    writeFileSync(join(pack, 'sports.csv'), heads + rows.join(''))
    for (const { slug, file, date, opponent } of sports) {
      cpSync(join(folder, 'statcrew', file), join(pack, 'stats', file))
      mkdirSync(join(pack, 'schedules', slug), { recursive: true })
      writeFileSync(
        join(pack, 'schedules', slug, '2026.csv'),
        'ref,date,time,opponent,home_away,stat_file\n' +
          `${slug},${date},7 p.m.,${opponent},H,stats/${file}\n`,
      )
    }
    site = await siteOf(async (store) => {
      const report = await importFolder(store, 'unc', pack, {})
      expect(sumReports(report).refused).toBe(0)
    })
  })
  afterAll(async () => {
    rmSync(pack, { recursive: true, force: true })
    await site?.close()
  })

  async function gameOf(slug: string) {
    const list = JSON.parse((await site.ask('/api/v2/Sports')).text) as {
      id: number
      globalSportNameSlug: string
    }[]
    const { id } = list.find(({ globalSportNameSlug }) => globalSportNameSlug === slug)!
    const schedule = JSON.parse((await site.ask(`/api/v2/Schedule?sportId=${id}`)).text) as {
      games: { gameState: number; media: { stats: { url: string } | null } }[]
    }
    return schedule.games[0]!
  }
  async function pageOf(path: string) {
    const { document } = new Window()
    document.write((await site.ask(path)).text)
    return document.querySelector('#main')!
  }

  test.each(sports)(
    'shows the totals that the file of $slug states [RT-06]',
    async ({ slug, file, totals }) => {
      const text = readFileSync(join(folder, 'statcrew', file), 'utf8')
      const main = await pageOf((await gameOf(slug)).media.stats!.url)
      const words = wordsOf(main.innerHTML)
      const rows = [...main.querySelector('table')!.querySelectorAll('tbody tr')]
      for (const [i, side] of ['V', 'H'].entries()) {
        const team = new RegExp(`<team[^>]*vh="${side}"[\\s\\S]*?</team>`).exec(text)![0]
        // The visitor comes first; the cells are the periods, then the totals.
        const cells = [...rows[i]!.querySelectorAll('td')].map((cell) => cell.textContent.trim())
        const periods = attribute(team, 'linescore', 'line').split(',')
        const total = / runs="/.test(/<linescore[^>]*>/.exec(team)![0]) ? 'runs' : 'score'
        expect(cells.slice(0, periods.length)).toEqual(periods)
        expect(cells.slice(periods.length)).toContain(attribute(team, 'linescore', total))
        const stated = team.slice(team.indexOf('<totals'))
        for (const [element, name] of totals) {
          expect(` ${words} `).toContain(` ${attribute(stated, element, name)} `)
        }
      }
    },
  )

  test('shows an unfinished game live in its period, with the clock [GM-01]', async () => {
    expect((await gameOf('womens-lacrosse')).gameState).toBe(3)
    const words = wordsOf((await pageOf('/sports/womens-lacrosse/schedule')).innerHTML)
    expect(words).toMatch(/Live/)
    expect(words).toMatch(/4th/)
    expect(words).toMatch(/0?8:39/)
  })
})
