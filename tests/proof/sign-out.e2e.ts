import { expect, type BrowserContext, type Page } from '@playwright/test'
import { filesOfAddresses } from '../support/address-of-each.ts'
import { hydrated, test, workerReady, type Department } from '../support/browser.ts'
import { browserData } from '../support/browser-data.ts'
import { addMembersSite, signInAt } from '../support/members-site.ts'
import { storeWaiting } from '../support/store-waiting.ts'

// Rare cases of signing out. The common ones are in tests/browser/sign-in.e2e.ts.

/** A form for members without a text field. */
const choices = `- title: Bus
  ref: bus
  access: hidden
  fields:
    - {type: R, title: Seat, name: seat, options: [Front, Back]}
    - {type: S, title: Meal, name: meal, required: true, options: [Soup, Bread]}
`
const meeting = '/hidden/sports/2026/8/21/meeting'
const roster = '/hidden/sports/football/roster'
let site: Department
test.beforeAll(async ({ server }) => {
  site = await addMembersSite(server, { 'forms.yaml': filesOfAddresses['forms.yaml'] + choices })
})

const signIn = (page: Page, path: string) => signInAt(page, site.url + path)
async function openBeside(context: BrowserContext, path: string, ready = 'Sign out') {
  const page = await context.newPage()
  await page.goto(site.url + path)
  await hydrated(page.getByRole('button', { name: ready }).first())
  return page
}
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: 'Sign out?' })
const comeBack = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
const secret = 'For the team alone'
/** What this device stores about its visitor. */
const mine = async (page: Page) =>
  (await browserData(page)).filter((entry) =>
    /qkwaiting|score-sheet|fh-choices|qkdraft/.test(entry),
  )

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('names forms and taps that wait and clears them in every tab [RT-18] [FM-06]', async ({
    page,
    context,
    complaints,
  }) => {
    await context.route('**/submissions', (route) => route.abort())
    await page.goto(`${site.url}/form/1`)
    await workerReady(page)
    await hydrated(page.locator('#form-1'))
    await page.getByLabel('Name').fill('qkdraft')
    await expect.poll(() => mine(page)).toHaveLength(1)
    await storeWaiting(page, { sheet: true })
    await page.evaluate(() => {
      localStorage.setItem('fh-choices', '{"motion":"less"}')
    })
    await page.goto(`${site.url}/sports/football`)
    const waits = page.getByRole('complementary', { name: 'Forms waiting to be sent' })
    await expect(waits).toContainText('Qkwaiting')

    const other = await context.newPage()
    await signIn(other, '/hidden/form/4')
    const out = await openBeside(context, roster)
    await signOut(out).click()
    await expect(question(out)).toContainText(
      '1 form and 1 tap of a score are not sent yet. Signing out deletes what you entered',
    )
    expect((await mine(out)).length).toBeGreaterThan(3)
    await question(out).getByRole('button', { name: 'Sign out anyway' }).click()
    await expect(out).toHaveURL(`${site.url}/`)
    for (const one of [out, page, other]) expect(await mine(one)).toEqual([])
    // Open tabs are told, and restore nothing.
    await expect(waits).toHaveCount(0)
    await expect(other).toHaveURL(/\/login\?returnTo=%2Fhidden%2Fform%2F4&problem=signed-out$/)
    for (const one of [out, page, other]) expect(await mine(one)).toEqual([])
    expect(complaints).toEqual([])
  })
})

test('closes a page after its session ends, except a half-filled form [RT-18]', async ({
  page,
  context,
}) => {
  await signIn(page, meeting)
  await hydrated(signOut(page))
  const written = await openBeside(context, '/hidden/form/4', 'Send')
  await written.getByLabel('Name').fill('Begun by a member')
  const asked = page.waitForResponse((one) => one.request().method() === 'HEAD')
  await comeBack(page)
  expect((await asked).status()).toBe(200)
  await expect(page.locator('#main')).toContainText(secret)

  // Signed out by a page without JavaScript, which tells no other tab.
  const out = await context.newPage()
  await out.goto(`${site.url}/login`)
  await out.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/logout' })
    document.body.append(form)
    form.submit()
  })
  await expect(out).toHaveURL(`${site.url}/`)
  for (const tab of [written, page]) await comeBack(tab)
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fhidden%2Fsports.*&problem=session-over$/)
  await expect(page.getByRole('alert')).toContainText(
    'Your session ended, so this members page was closed.',
  )
  await expect(written.getByLabel('Name')).toHaveValue('Begun by a member')
})

test('treats a chosen option and typed text as a half-filled form [RT-18]', async ({
  page,
  context,
}) => {
  await signIn(page, '/hidden/form/5')
  const chosen = page.locator('#form-5')
  await hydrated(chosen)
  await chosen.getByText('Back', { exact: true }).click()
  await chosen.locator('button[type=submit]').click()
  await expect(chosen).toContainText('Sorry, not all fields are filled out correctly.')
  const typing = await openBeside(context, '/hidden/form/4', 'Send')
  const out = await openBeside(context, roster)
  await signOut(out).click()
  await expect(question(out)).toContainText('You have an unfinished form.')

  await context.clearCookies()
  let asked = 0
  await context.route('**/hidden/form/*', async (route) => {
    if (route.request().method() === 'HEAD') {
      await typing.getByLabel('Name').fill('Begun meanwhile')
      asked++
    }
    return route.fallback()
  })
  for (const tab of [page, typing]) await comeBack(tab)
  await expect.poll(() => asked).toBe(1)
  // A page without input checks later, and is closed by the same answer.
  await comeBack(out)
  await expect(out).toHaveURL(/problem=session-over$/)
  await expect(typing.getByLabel('Name')).toHaveValue('Begun meanwhile')
  await expect(chosen.getByRole('radio', { name: 'Back' })).toBeChecked()
})

test('keeps everything and shows a message when signing out fails [RT-18]', async ({
  page,
  context,
}) => {
  await signIn(page, meeting)
  await hydrated(signOut(page))
  const out = await openBeside(context, roster)
  await out.evaluate(() => {
    localStorage.setItem('fh-choices', '{"motion":"less"}')
  })
  const said = out.getByRole('alert').filter({ hasText: 'The server could not be reached' })
  await context.setOffline(true)
  await signOut(out).click()
  await expect(said).toBeVisible()
  expect(await mine(out)).toHaveLength(1)
  await context.setOffline(false)
  // A network that accepts requests and never answers.
  await context.route('**/logout', (route) => route.abort())
  await signOut(out).click()
  await expect.poll(() => mine(out)).toEqual([])
  await expect(said).toBeVisible()
  await expect(page.locator('#main')).toContainText(secret)
  await context.unroute('**/logout')
  await signOut(out).click()
  await expect(out).toHaveURL(`${site.url}/`)
  await expect(page).toHaveURL(/problem=signed-out$/)
})
