import { expect, type Page } from '@playwright/test'
import { filesOfAddresses } from '../support/address-of-each.ts'
import { hydrated, test, workerReady, type Department } from '../support/browser.ts'
import { hiddenStory, hiddenStoryMark } from '../support/hidden-story.ts'
import { browserData } from '../support/browser-data.ts'
import { addMembersSite, signInAt } from '../support/members-site.ts'

test.use({ serviceWorkers: 'allow' })

const form = filesOfAddresses['forms.yaml'].replace('title: For the team', 'title: zqhiddenform')
const files = { ...hiddenStory, 'forms.yaml': form }
let site: Department
test.beforeAll(async ({ server }) => {
  site = await addMembersSite(server, files)
})

/** What this browser stores, except for the address of the page itself. */
const kept = async (page: Page) =>
  (await browserData(page)).filter((entry) => !entry.startsWith('address ')).join('\n')

test('stores nothing hidden in the browser, also after signing out [RT-18]', async ({
  page,
  complaints,
}) => {
  await page.goto(site.url)
  await workerReady(page)
  await signInAt(page, `${site.url}/hidden/sports/football/roster`)
  await expect(page.getByRole('complementary', { name: 'Members' })).toContainText(
    'Only members see this page. Signed in as Kim Member',
  )
  await page
    .getByRole('link', { name: /Kim Zqhidden/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/hidden\/sports\/football\/roster\/kim-zqhidden\/\d+$/)
  await expect(page.getByText('zqhiddenbio')).toBeVisible()

  await page.goto(`${site.url}/hidden/form/4`)
  await expect(page.getByRole('heading', { name: 'zqhiddenform' })).toBeVisible()
  await hydrated(page.locator('#form-4'))
  await page.getByLabel('Name').fill('zqhiddenanswer')
  await page.getByRole('button', { name: /^(?:Send|Continue to payment)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeVisible()
  expect(hiddenStoryMark.exec(await kept(page))?.[0]).toBeUndefined()

  await page.goto(`${site.url}/sports/football`)
  await workerReady(page)
  await expect.poll(() => kept(page)).toContain(`${site.url}/sports/football`)
  expect(hiddenStoryMark.exec(await kept(page))?.[0]).toBeUndefined()

  await page.goto(`${site.url}/hidden/news/2026/8/21/not-for-everyone`)
  await expect(page.getByText('zqhiddentext')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fhidden/)
  expect(await page.content()).not.toMatch(/zqhidden(?:story|text)/)
  expect(hiddenStoryMark.exec(await kept(page))?.[0]).toBeUndefined()
  expect(complaints).toEqual([])
})
