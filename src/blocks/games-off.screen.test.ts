import { expect, test } from 'vitest'
import { ownScreens } from '../../tests/support/read-screen.ts'

const heads =
  'ref,date,time,opponent,home_away,location,facility,status,tv,radio,video,audio,stats,tickets\n'
const links = (name: string) =>
  ['TV', 'Radio', 'Video', 'Audio', 'Stats', 'Tickets']
    .map((kind) => `${name} ${kind}|https://${name}.example/${kind}`)
    .join(',')
/** Today: one game that is played, one that is postponed, one that is canceled. */
const own = ownScreens(
  {
    'schedules/football/2026.csv':
      heads +
      `fb-1,2026-11-21,11 p.m.,Ashford,H,"Testham, Iowa",Terrier Field,,${links('on')}
fb-2,2026-11-21,10 p.m.,Calder Tech,H,"Testham, Iowa",Terrier Field,Postponed,${links('moved')}
fb-3,2026-11-21,9 p.m.,Far Harbor,H,"Testham, Iowa",Terrier Field,Canceled,${links('gone')}\n`,
    'schedules/football/2025.csv': heads,
    'schedules/womens-soccer/2026.csv': heads,
  },
  { mayRefuse: true },
)
const offersOf = (document: Document): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLElement>('main a[href*=".example/"]')].map(
      (link) => /^https:\/\/(on|moved|gone)\./.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
    ),
  ),
]

test.each([
  '/',
  '/board',
  '/sports/football',
  '/sports/football/schedule',
  '/tickets',
  '/coverage',
])('offers nothing of a game that is postponed or canceled on %s', async (path) => {
  const { document, words } = await own(path)
  expect(offersOf(document).filter(Boolean)).toEqual(['on'])
  expect(words).not.toMatch(/(?:moved|gone) (?:TV|Radio)/)
})

test.each(['/calendar', '/game-center/2', '/game-center/3', '/sports/football/schedule/print'])(
  'names no channel of a game that is postponed or canceled on %s',
  async (path) => {
    const { document, words, status } = await own(path)
    expect(status).toBe(200)
    expect(offersOf(document)).not.toContain('moved')
    expect(offersOf(document)).not.toContain('gone')
    expect(words).not.toMatch(/(?:moved|gone) (?:TV|Radio)/)
    expect(words).toMatch(/Postponed|Canceled/)
  },
)

test('has no channels and tickets in the calendar file of a canceled game', async () => {
  const file = async (id: number) =>
    (await own(`/api/v2/Calendar/subscribe?type=ICS&gameId=${id}`)).html.replaceAll('\r\n ', '')
  expect(await file(1)).toMatch(/Watch: on Video.*Tickets: on Tickets/)
  expect(await file(3)).toContain('Far Harbor')
  expect(await file(3)).not.toMatch(/gone (?:TV|Radio|Video|Audio|Tickets)/)
})
