import { expect, test } from 'vitest'
import { addFiles, folderForTest, storeForTest } from '../../../tests/support/import-store.ts'
import { readAlerts, readRunningSplash, readTakeovers } from '../../content/notices/notices.ts'
import {
  readPartners,
  readPromotions,
  readSportPromotions,
} from '../../content/notices/promotions.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readRouteRule } from '../../content/department/route-rules.ts'
import { readSocialAccounts } from '../../content/department/social-accounts.ts'
import { readSports } from '../../content/sports/sports.ts'
import { readSubNavigation } from '../../content/sports/sub-navigation.ts'
import { readTickets } from '../../content/department/tickets.ts'
import { importPack } from '../../import/import-pack.ts'
import { demoTenants, packFiles } from '../write-pack.ts'

const mine =
  /^(?:site|navigation|alerts|splashes|takeovers|tracking-tags|promotions|partners|tickets|redirects|subnavigation)\.yaml$|^sports\.csv$|^pictures\/(?:partners\/|promotions\/|logo)/

test.each(demoTenants)(
  'what the shell of %s shows is taken without a word, and nothing covers its pages by itself',
  { timeout: 60_000 },
  async (tenant) => {
    const today = '2026-11-20'
    const folder = folderForTest()
    addFiles(
      folder,
      Object.fromEntries([...packFiles(tenant, today)].filter(([path]) => mine.test(path))),
    )
    const store = await storeForTest()
    const report = await importPack(store, tenant, folder)
    expect(
      report.parts.flatMap(({ notes }) => notes).filter(({ file }) => mine.test(file)),
    ).toEqual([])

    const at = () => new ReadContext(store, tenant, new Date(`${today}T18:00:00Z`))
    const sports = await readSports(at())
    const football = sports.find(({ title }) => title === 'Football')!.id
    expect((await readAlerts(at())).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Clear bags/),
    ])
    for (const sport of [0, ...sports.map(({ id }) => id)])
      expect([
        await readRunningSplash(at(), sport),
        (await readTakeovers(at(), sport)).takeovers,
      ]).toEqual([null, []])
    expect((await readPromotions(at(), 'home-partners'))?.campaigns).toHaveLength(10)
    expect((await readPromotions(at(), 'home-feature'))?.single?.picture.images).toHaveLength(2)
    expect((await readPromotions(at(), 'home-note'))?.campaigns).toHaveLength(1)
    expect((await readSportPromotions(at(), 'sport-feature', football))?.campaigns[0]?.title).toBe(
      'Football tickets',
    )
    expect(await readPartners(at())).toHaveLength(10)
    expect((await readTickets(at()))?.offers.length).toBeGreaterThanOrEqual(8)
    expect((await readSocialAccounts(at())).length).toBeGreaterThan(sports.length * 2)
    expect(
      (await readSubNavigation(at(), football)).find(
        ({ className }) => className === 'additional-links',
      )?.items.length,
    ).toBeGreaterThanOrEqual(6)
    expect(await readRouteRule(at(), '/fb')).toMatchObject({
      status: 302,
      target: '/sports/football',
    })
    expect(await readRouteRule(at(), '/schedule.aspx?path=football')).toMatchObject({
      status: 301,
      target: '/sports/football/schedule',
    })
    expect((await readRouteRule(at(), '/watch/live'))?.target).toMatch(
      /^https:\/\/watch\..*\/live$/,
    )
  },
)
