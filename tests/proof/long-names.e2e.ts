import { expect } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { test, type Department } from '../support/browser.ts'

// Names, words and lists far longer than usual, on every page that shows them. The walk over all
// routes covers the usual ones.
const one = 'Konstantinopolitanische-Hohenlohe-Waldenburg-Schillingsfürst'
const two = 'Maximiliana-Theodora van der Hoogstraten-Wolfeschlegelsteinhausen'
const school = 'The Northern Peninsula Institute of Forestry and Applied Oceanography'
const [first, ...rest] = two.split(' ')
const last = rest.join(' ')
const mail = `${one.toLowerCase().replace('ü', 'u')}@testham.example`

const positions = ['OL', 'WR/KR', 'LB', '']
const squad = Array.from(
  { length: 200 },
  (_, i) => `${i + 20},Extra${i},Player,${positions[i % 4]},Fr.,,,,,,,extra-${i},,\n`,
)
const visitors = Array.from(
  { length: 70 },
  (_, i) => `${i + 30},Extra${i},Player,OL,Fr.,6-4,290,"Clinton, Iowa",Clinton,,\n`,
)
const headlines = Array.from(
  { length: 90 },
  (_, i) =>
    `Old headline ${i},${2010 + (i % 5)}-0${(i % 9) + 1}-11,/sports/football?old=${i},football\n`,
)
const episodes = Array.from(
  { length: 30 },
  (_, i) => `- title: Quick word ${i + 1}
  sound: https://audio.testham.example/quick/${i + 1}.mp3
  publishDate: 2026-07-${String(i + 1).padStart(2, '0')}T06:00\n`,
)
const game = (ref: string, date: string, place: string) =>
  `${ref},${date},7 p.m.,${school},${place},"Testham, Iowa",Terrier Field,R,y,,,,` +
  'Buy|https://tickets.testham.example/d1,,,,,,,,\n'

const files: Record<string, string> = {
  'site.yaml': '+mediaHosts: [audio.testham.example]\n',
  'rosters/football/2026.csv': `+${squad.join('')}7,${first},${last},QB,Sr.,6-2,205,,,,,long-name,,\n`,
  'rosters/football/2026.staff.csv': `+${first},${last},Assistant to the Associate Head Coach for Everything That Happens,,,coach\n`,
  'opponent-rosters/football/2026/ashford.csv':
    `+${visitors.join('')}` +
    `7,${first},${last},QB/WR/KR/PR,R-Fr.,6-2,205,` +
    '"Llanfairpwllgwyngyllgogerychwyrndrobwll, Wales",,' +
    'Another University of Some Length,y\n',
  'schedules/football/2026.csv': `+${game('d1', '2099-10-03', 'H')}${game('d2', '2099-10-03', 'A')}`,
  'departments.yaml': `+- {title: ${one}, email: ${mail}, description: Long}\n`,
  'staff.yaml': `+- firstName: ${first}
  lastName: ${last}
  title: Associate Vice President for ${one}
  departmentId: ${one}
  email: ${mail}
  phone: +1 (555) 555-0199 ext. 1234\n`,
  'facilities.yaml': `+- {title: ${one}, teaser: No picture, gates: ${one}, parking: ${one}}\n`,
  'partners.yaml': `+- {title: ${one}, description: No sign}\n`,
  'tickets.yaml': `+- {title: ${one}, kind: premium, price: from a very great deal of money on}\n`,
  'archives.csv': `+${headlines.join('')}"${two} writes",2009-03-01,https://old.testham.example/1,\n`,
  'press-clips.yaml': `+- title: ${two} speaks
  source: Ledger
  author: By ${two}
  date: 2026-09-21
  summary: ${two}\n`,
  'podcasts.yaml': `+- title: An episode with a name as long as any title of sixty letters may be
  showId: The Kennel
  sound: https://elsewhere.testham.example/9.mp3
  publishDate: 2026-08-20T06:00\n${episodes.join('')}`,
  'honors.yaml': `+\n- {firstName: "", lastName: ${two}, honor: Hall of Fame}\n`,
  'season-statistics.yaml': '[]',
}
let server: Department
test.beforeAll(async ({ server: shared }) => {
  server = await shared.add(files)
})

const calendar = '/calendar/print/list/all/2026-08-01/2026-09-30/all'
const areas: [area: string, pages: string[]][] = [
  [
    'the department [RT-07] [RT-10]',
    [
      '/staff-directory',
      '/staff-directory/administration-department/1',
      '/staff-directory/print',
      '/facilities',
      '/facilities/terrier-field/1',
      '/facilities/x/2',
      '/tickets',
      '/partners',
      '/social-accounts',
      '/rss_feeds',
      '/subscribe',
      '/unsubscribed',
    ],
  ],
  [
    'a team [RT-02] [RT-04] [OF-02]',
    [
      '/sports/football/roster',
      '/sports/football/roster?view=table',
      '/sports/football/roster/print',
      '/sports/football/coaches',
      '/sports/football/staff',
      '/sports/football/coaches/year',
      '/sports/football/opponent-roster/ashford/1',
      '/game-center/4',
    ],
  ],
  [
    'games [RT-03] [RT-05] [RT-06] [RT-12]',
    [
      '/sports/football/schedule?view=cards',
      '/sports/football/schedule/text',
      '/calendar/2099-10',
      '/sports/football/results',
      '/sports/football/opponent-history',
      '/sports/football/stats',
      '/sports/football/stats?show=players',
      '/sports/football/stats/2026/pdf',
      calendar,
    ],
  ],
  [
    'news and media [RT-08] [RT-09] [MD-03]',
    [
      '/archives',
      '/archives?q=nothing+like+it',
      '/publications',
      '/clippings',
      '/coverage',
      '/podcasts',
      '/podcasts?page=2',
      '/podcasts/opening-week/1',
      '/news/2026/8/28/season-opens',
    ],
  ],
  [
    'the past [RT-09] [RT-11]',
    [
      '/awards',
      '/awards/1',
      '/all-americans?by=sport',
      '/honors',
      '/honors/hall-of-fame/name',
      '/historical-roster',
      '/on-this-day?month=8&day=29',
      '/tags/season-opener',
      '/moments',
    ],
  ],
]

for (const [area, pages] of areas) {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`fits long names in ${width} px, ${colorScheme}: ${area}`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      for (const path of pages) {
        await page.goto(server.url + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\p{L}\d]{3}/u)
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        const found = (await violationsOf(page)).map(
          ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        )
        expect([path, wider, found]).toEqual([path, 0, []])
      }
      expect(complaints).toEqual([])
    })
  }
}
