import { expect, type BrowserContext, type Page } from '@playwright/test'
import { hydrated, test, type Department } from '../support/browser.ts'
import { browserData } from '../support/browser-data.ts'
import { addMembersSite, memberPassword, signInAt } from '../support/members-site.ts'
import { storeWaiting } from '../support/store-waiting.ts'

let site: Department
test.beforeAll(async ({ server }) => {
  site = await addMembersSite(server)
})

const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === '__Host-session')
const sessionOf = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/v2/Session')).json() as Promise<unknown>)

test('signs in by keyboard after a wrong password, leads back, and signs out [RT-18]', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(`${site.url}/hidden/form/4`)
  await expect(page).toHaveURL(`${site.url}/login?returnTo=%2Fhidden%2Fform%2F4`)
  const name = page.getByLabel('Name')
  const password = page.getByLabel('Password', { exact: true })
  const show = page.getByRole('button', { name: 'Show password' })
  await expect(show).toBeVisible()
  await name.focus()
  await page.keyboard.type('Kim')
  await page.keyboard.press('Tab')
  await page.keyboard.type('otters swim at noon')
  await page.keyboard.press('Tab')
  await expect(show).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('type', 'text')
  await password.press('Enter')

  const fault = page.getByRole('alert')
  await expect(fault).toHaveText(/Wrong name or password/)
  await expect(fault).toBeFocused()
  await expect(name).toHaveValue('Kim')
  await expect(password).toHaveValue('')
  expect(await sessionCookie(context)).toBeUndefined()
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(memberPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/hidden/form/4`)
  expect(await sessionCookie(context)).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    expires: -1,
  })
  expect(await sessionOf(page)).toEqual({ signedIn: true, name: 'Kim Member' })

  await page.goto(`${site.url}/hidden/sports/2026/8/21/meeting`)
  await expect(page.getByRole('complementary', { name: 'Members' })).toContainText(
    'Signed in as Kim Member',
  )
  await expect(page.locator('#main')).toContainText('For the team alone')
  const out = page.getByRole('button', { name: 'Sign out' })
  await hydrated(out)
  await out.press('Enter')
  await expect(page).toHaveURL(`${site.url}/`)
  expect([await sessionCookie(context), await sessionOf(page)]).toEqual([
    undefined,
    { signedIn: false, name: null },
  ])
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fhidden%2Fsports/)
  expect(await page.content()).not.toContain('For the team alone')
  expect(complaints).toEqual([])
})

test('asks before signing out, then clears data and closes all tabs [RT-18] [FM-06]', async ({
  page,
  context,
  complaints,
}) => {
  /** What this device stores about its visitor. */
  const known = /qkwaiting|fh-teams [\d.]|fh-choices|qkdraft|qkmark/
  const mine = async (tab: Page) => (await browserData(tab)).filter((entry) => known.test(entry))
  await page.goto(`${site.url}/sports/football`)
  const follow = page.getByRole('button', { name: 'Follow Football' })
  await hydrated(follow)
  await follow.click()
  // A form that waits to be sent and does not arrive.
  await context.route('**/submissions', (route) => route.abort())
  await storeWaiting(page)
  await page.evaluate(async () => {
    localStorage.setItem('fh-choices', '{"motion":"less"}')
    await (await caches.open('qkmark')).put('/qkmark', new Response('x'))
  })
  await page.reload()
  const waits = page.getByRole('complementary', { name: 'Forms waiting to be sent' })
  await expect(waits).toContainText('Qkwaiting')
  await expect.poll(async () => (await mine(page)).length).toBeGreaterThan(3)

  const story = await context.newPage()
  await signInAt(story, `${site.url}/hidden/sports/2026/8/21/meeting`)
  await hydrated(story.getByRole('button', { name: 'Sign out' }))
  const form = await context.newPage()
  await form.goto(`${site.url}/form/1`)
  await hydrated(form.locator('#form-1'))
  await form.getByLabel('Name').fill('Begun on an open page')
  const out = await context.newPage()
  await out.goto(`${site.url}/hidden/form/4`)
  const button = out.getByRole('button', { name: 'Sign out' })
  await hydrated(out.locator('#form-4'))
  await out.getByLabel('Name').fill('Begun by a member')
  await button.click()
  const question = out.getByRole('dialog', { name: 'Sign out?' })
  await expect(question).toContainText('1 form is not sent yet.')
  await expect(question).toContainText('You have an unfinished form.')
  await out.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(button).toBeFocused()
  expect((await mine(out)).length).toBeGreaterThan(3)

  await button.press('Enter')
  await expect(question.getByRole('button', { name: 'Sign out anyway' })).toBeFocused()
  await out.keyboard.press('Enter')
  await expect(out).toHaveURL(`${site.url}/`)
  expect(await mine(out)).toEqual([])
  expect(await sessionCookie(context)).toBeUndefined()
  const said = 'You signed out in another tab, so this members page was closed.'
  await expect(story).toHaveURL(/\/login\?returnTo=%2Fhidden.*&problem=signed-out$/)
  await expect(story.getByRole('alert')).toContainText(said)
  // A tab checks the session when the visitor returns to it.
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(waits).toHaveCount(0)
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  // Text on an open page belongs to the visitor, signed in or not.
  await expect(form.getByLabel('Name')).toHaveValue('Begun on an open page')
  expect(await mine(page)).toEqual([])
  expect(complaints).toEqual([])
})
