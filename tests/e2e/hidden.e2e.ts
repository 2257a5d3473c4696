import { expect, type Page } from '@playwright/test'
import { addAccount } from '../../server/signin/accounts.ts'
import { violationsOf } from '../support/axe.ts'
import { filesOfAddresses } from '../support/address-of-each.ts'
import { alive, test, underWorker, unhurried } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { keptHere as allKept } from '../support/kept-here.ts'
import { startServer, type TestServer } from '../support/server.ts'

// A member reads what is hidden, goes on to other pages and signs out: nothing of it stays in the browser.

const mark = /zqhidden/i
const files = {
  'stories/not-for-everyone.md': '---\ntitle: zqhiddenstory for the team\nslug: not-for-everyone\ndate: 2026-08-21T10:00\nsport: football\nhidden: true\n---\n\nzqhiddentext\n',
  'rosters/football/2026.csv': 'jersey,first_name,last_name,position,class,person,bio,hide\n12,Sam,Okafor,QB,Jr.,sam-okafor,Threw far.,\n7,Kim,Zqhidden,QB,Fr.,,zqhiddenbio,y\n',
  'forms.yaml': filesOfAddresses['forms.yaml'].replace('title: For the team', 'title: zqhiddenform'),
  'splashes.yaml': '+\n- {title: zqhiddensplash, startDate: 2026-02-01, link: "https://tickets.testham.example/x", hidden: true}\n',
}
let server: TestServer
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await departmentWith(files)(store)
    await addAccount(store, 'testham', { name: 'kim', shownName: 'Kim Member', password: 'otters swim at dawn' })
  })
})
test.afterAll(() => server.stop())

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await page.getByLabel('Name').fill('kim')
  await page.getByLabel('Password', { exact: true }).fill('otters swim at dawn')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(server.url + path)
}

const keptHere = async (page: Page) => (await allKept(page)).filter((entry) => !entry.startsWith('address ')).join('\n')

for (const width of [390, 1440]) {
  test(`[RT-18] what a member read is in no store of the browser, at ${width} px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(server.url)
    await underWorker(page)
    await signIn(page, '/hidden/sports/football/roster')
    await expect(page.getByRole('complementary', { name: 'Members' })).toContainText('Only members see this page. Signed in as Kim Member')
    await expect(page.getByRole('link', { name: /Kim Zqhidden/ }).first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
    // Another order is asked for by the page itself, with the session.
    await page.goto(`${server.url}/hidden/sports/football/roster?sort=name`)
    await page.getByRole('link', { name: /Kim Zqhidden/ }).first().click()
    await expect(page).toHaveURL(/\/hidden\/sports\/football\/roster\/kim-zqhidden\/\d+$/)
    await expect(page.getByText('zqhiddenbio')).toBeVisible()
    await page.goto(`${server.url}/hidden/news/2026/8/21/not-for-everyone`)
    await expect(page.getByText('zqhiddentext')).toBeVisible()
    await page.goto(`${server.url}/hidden/splash/2`)
    await page.getByRole('button', { name: 'Skip Permanently' }).click()
    await page.goto(`${server.url}/hidden/form/4`)
    await alive(page.locator('#form-4'))
    await unhurried(page)
    await page.getByLabel('Name').fill('zqhiddenanswer')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: 'Received, thank you' })).toBeVisible()
    expect(await keptHere(page)).not.toMatch(mark)
    await page.goto(server.url)
    await underWorker(page)
    await expect.poll(() => keptHere(page)).toContain('/')
    expect(await keptHere(page)).not.toMatch(mark)
    expect(complaints).toEqual([])
  })
}

test('[RT-18] after signing out, neither Back nor the address shows it again', async ({ page }) => {
  await signIn(page, '/hidden/news/2026/8/21/not-for-everyone')
  await expect(page.getByText('zqhiddentext')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fhidden/)
  expect(await page.content()).not.toMatch(/zqhidden(?:story|text)/)
  expect((await page.goto(`${server.url}/api/v2/Hidden/Stories/2026-08-21/not-for-everyone`))?.status()).toBe(401)
  expect(await keptHere(page)).not.toMatch(mark)
})
