import { expect } from '@playwright/test'
import { hydrated, test, workerReady, type Department } from '../support/browser.ts'
import { hiddenStory, hiddenStoryMark } from '../support/hidden-story.ts'
import { browserData } from '../support/browser-data.ts'
import { addMembersSite, signInAt } from '../support/members-site.ts'

test.use({ serviceWorkers: 'allow' })

const splash = `- title: zqhiddensplash
  startDate: 2026-02-01
  link: https://tickets.testham.example/x
  hidden: true
`
const files = { ...hiddenStory, 'splashes.yaml': splash }
let site: Department
test.beforeAll(async ({ server }) => {
  site = await addMembersSite(server, files)
})

test('stores no hidden roster or splash page that a member sorted or skipped [RT-18]', async ({
  page,
  complaints,
}) => {
  await page.goto(site.url)
  await workerReady(page)
  await signInAt(page, `${site.url}/hidden/sports/football/roster`)
  // The page itself requests another order, with the session.
  await page.goto(`${site.url}/hidden/sports/football/roster?sort=name`)
  await expect(page.getByRole('link', { name: /Kim Zqhidden/ }).first()).toBeVisible()
  await page.goto(`${site.url}/hidden/splash/1`)
  const skip = page.getByRole('button', { name: 'Skip Permanently' })
  await hydrated(skip)
  await skip.click()
  await page.goto(`${site.url}/sports/football`)
  await workerReady(page)
  const kept = async () =>
    (await browserData(page)).filter((entry) => !entry.startsWith('address ')).join('\n')
  await expect.poll(kept).toContain(`${site.url}/sports/football`)
  expect(hiddenStoryMark.exec(await kept())?.[0]).toBeUndefined()
  expect(complaints).toEqual([])
})
