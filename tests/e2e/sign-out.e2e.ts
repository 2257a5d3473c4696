import { expect, type Page } from '@playwright/test'
import { addAccount } from '../../server/signin/accounts.ts'
import { filesOfAddresses } from '../support/address-of-each.ts'
import { violationsOf } from '../support/axe.ts'
import { alive, test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { keptHere } from '../support/kept-here.ts'
import { startServer, type TestServer } from '../support/server.ts'

// Whoever signs out clears the device, and is asked first where something would be lost with it.

/** A form for members without a field to type in. */
const choices = '- {title: Bus, ref: bus, access: hidden, fields: [{type: R, title: Seat, name: seat, options: [Front, Back]}, {type: S, title: Meal, name: meal, required: true, options: [Soup, Bread]}]}\n'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await departmentWith({ ...filesOfAddresses, 'forms.yaml': filesOfAddresses['forms.yaml'] + choices, 'takeovers.yaml': '[]', 'splashes.yaml': '[]' })(store)
    await addAccount(store, 'testham', { name: 'kim', shownName: 'Kim Member', password: 'otters swim at dawn' })
  })
})
test.afterAll(() => server?.stop())

/** What this device knew of its visitor. */
const mine = async (page: Page) => (await keptHere(page)).filter((entry) => /qkwaiting|score-sheet|fh-teams [\d.]|fh-choices|qkdraft|qkmark/.test(entry)).map((entry) => entry.split(' ').slice(0, 4).join(' '))

for (const width of [390, 1440]) {
  test(`[RT-18] [FM-06] at ${width} px a form and taps that wait are named before signing out forgets them; then nothing is left, in another tab either`, async ({ page, context, complaints }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    // What is sent does not arrive.
    await context.route('**/submissions', (route) => route.abort())
    await page.goto(`${server.url}/form/1`)
    await underWorker(page)
    const form = page.locator('main form').first()
    await alive(form)
    for (const field of await form.locator('input[type=text]:visible, input:not([type]):visible').all()) await field.fill('qkdraft')
    await page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) => new Promise<T>((take) => { request.onsuccess = () => take(request.result) })
      const [{ name }] = (await indexedDB.databases()) as [{ name: string }]
      const db = await done(indexedDB.open(name))
      const store = db.transaction('kept', 'readwrite').objectStore('kept')
      const waiting = { formId: 1, title: 'Qkwaiting', url: '/form/1', at: Date.now(), refused: null, sending: false, submission: { key: '11111111-1111-4111-8111-111111111111', access: 'public', answers: { name: 'qkwaiting' }, coupon: '', amount: '', took: 5000, website: '' } }
      store.put([waiting], 'forms-waiting')
      await done(store.put({ events: [{ id: 'a' }, { id: 'b' }], known: ['a'], last: 1 }, 'score-sheet-1'))
      db.close()
      localStorage.setItem('fh-choices', '{"motion":"less"}')
      await (await caches.open('qkmark')).put('/qkmark', new Response('x'))
    })
    await page.goto(`${server.url}/sports/football`)
    const follow = page.getByRole('button', { name: 'Follow Football' })
    await alive(follow)
    await follow.click()
    await expect(page.getByRole('complementary', { name: 'Forms that wait to be sent' })).toContainText('Qkwaiting')
    await expect.poll(async () => (await mine(page)).length).toBeGreaterThan(4)

    const other = await context.newPage()
    await other.goto(`${server.url}/hidden/form/4`)
    await other.getByLabel('Name').fill('kim')
    await other.getByLabel('Password', { exact: true }).fill('otters swim at dawn')
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other).toHaveURL(`${server.url}/hidden/form/4`)
    const tab = await context.newPage()
    await tab.setViewportSize({ width, height: 844 })
    await tab.goto(`${server.url}/hidden/sports/football/roster`)
    const out = tab.getByRole('button', { name: 'Sign out' })
    await alive(out)
    await out.click()
    const question = tab.getByRole('dialog', { name: 'Sign out?' })
    await expect(question).toContainText('1 form and 1 tap of a score are not sent yet. Signing out clears this device: what was entered is lost.')
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect((await violationsOf(tab)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    }
    if (process.env['PICTURES']) await tab.screenshot({ path: `${process.env['PICTURES']}/sign-out-${width}.png` })
    await tab.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(out).toBeFocused()
    expect((await mine(page)).length).toBeGreaterThan(4)

    await out.press('Enter')
    await expect(question.getByRole('button', { name: 'Sign out all the same' })).toBeFocused()
    await tab.keyboard.press('Enter')
    await expect(tab).toHaveURL(`${server.url}/`)
    for (const one of [tab, page, other]) expect(await mine(one)).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session')
    // The tabs that were open learn it, and put nothing back.
    await expect(page.getByRole('complementary', { name: 'Forms that wait to be sent' })).toHaveCount(0)
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
    await expect(other).toHaveURL(`${server.url}/login?returnTo=%2Fhidden%2Fform%2F4&problem=signed-out`)
    await page.reload()
    await alive(follow)
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
    for (const one of [tab, page, other]) expect(await mine(one)).toEqual([])
    expect(complaints).toEqual([])
  })
}

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await page.getByLabel('Name').fill('kim')
  await page.getByLabel('Password', { exact: true }).fill('otters swim at dawn')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(server.url + path)
}
const secret = /For the team alone/

test('[RT-18] pages for members in other tabs are closed with it and say why; a half-filled one is named before; what is written on other pages stays', async ({ page, context, complaints }) => {
  await signIn(page, '/hidden/sports/2026/8/21/meeting.aspx')
  await expect(page.locator('#main')).toContainText(secret)
  await alive(page.getByRole('button', { name: 'Sign out' }))
  const [written, open, out] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await open.goto(`${server.url}/form/1`)
  await alive(open.locator('#form-1'))
  const words = open.locator('main form input[type=text]:visible, main form input:not([type]):visible').first()
  await words.fill('Begun on an open page')
  await written.goto(`${server.url}/hidden/form/4`)
  await alive(written.locator('#form-4'))
  await written.getByLabel('Name').fill('Begun by a member')
  await out.goto(`${server.url}/hidden/sports/football/roster`)
  const button = out.getByRole('button', { name: 'Sign out' })
  await alive(button)
  await button.click()
  const question = out.getByRole('dialog', { name: 'Sign out?' })
  await expect(question).toContainText('A form for members is half filled. Signing out clears this device: what was entered is lost.')
  await expect(page.locator('#main')).toContainText(secret)
  await question.getByRole('button', { name: 'Sign out all the same' }).click()
  await expect(out).toHaveURL(`${server.url}/`)

  for (const [tab, path] of [[page, '/hidden/sports/2026/8/21/meeting.aspx'], [written, '/hidden/form/4']] as const) {
    await expect(tab).toHaveURL(`${server.url}/login?returnTo=${encodeURIComponent(path)}&problem=signed-out`)
    await expect(tab.getByRole('alert')).toHaveText('You signed out in another tab, so the page for members that stood here was closed. Sign in to open it again.')
    await expect(tab.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/closed-${width}-${colorScheme}.png` })
    }
  }
  expect(open.url()).toBe(`${server.url}/form/1`)
  await expect(words).toHaveValue('Begun on an open page')
  await signIn(page, '/hidden/sports/2026/8/21/meeting.aspx')
  await expect(page.locator('#main')).toContainText(secret)
  expect(complaints).toEqual([])
})

test('[RT-18] who comes back to a page for members and is signed in no longer finds it closed, but not the form that is half filled', async ({ page, context }) => {
  await signIn(page, '/hidden/sports/2026/8/21/meeting.aspx')
  await alive(page.getByRole('button', { name: 'Sign out' }))
  const written = await context.newPage()
  await written.goto(`${server.url}/hidden/form/4`)
  await alive(written.locator('#form-4'))
  await written.getByLabel('Name').fill('Begun by a member')
  const comeBack = (tab: Page) => tab.evaluate(() => { document.dispatchEvent(new Event('visibilitychange')) })
  const asked = page.waitForResponse((one) => one.request().method() === 'HEAD')
  await comeBack(page)
  expect((await asked).status()).toBe(200)
  await expect(page.locator('#main')).toContainText(secret)
  // Out by a page that tells nobody, as one without a script.
  const out = await context.newPage()
  await out.goto(`${server.url}/login`)
  await out.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/logout' })
    document.body.append(form)
    form.submit()
  })
  await expect(out).toHaveURL(`${server.url}/`)
  for (const tab of [written, page]) await comeBack(tab)
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fhidden%2Fsports.*&problem=session-over$/)
  await expect(page.getByRole('alert')).toHaveText('You are signed in no longer, so the page for members that stood here was closed. Sign in to open it again.')
  await expect(written.getByLabel('Name')).toHaveValue('Begun by a member')
})

test('[RT-18] what is chosen in a form for members is half filled, too, also after a send that was turned back, and so is what is typed while the server is asked', async ({ page, context }) => {
  await signIn(page, '/hidden/form/5')
  const chosen = page.locator('#form-5')
  await alive(chosen)
  await chosen.getByText('Back', { exact: true }).click()
  await chosen.locator('button[type=submit]').click()
  await expect(chosen).toContainText('Sorry, not all fields are filled out correctly.')
  const typing = await context.newPage()
  await typing.goto(`${server.url}/hidden/form/4`)
  await alive(typing.locator('#form-4'))
  const out = await context.newPage()
  await out.goto(`${server.url}/hidden/sports/football/roster`)
  await alive(out.getByRole('button', { name: 'Sign out' }))
  await out.getByRole('button', { name: 'Sign out' }).click()
  await expect(out.getByRole('dialog', { name: 'Sign out?' })).toContainText('A form for members is half filled.')
  await context.clearCookies()
  const comeBack = (tab: Page) => tab.evaluate(() => { document.dispatchEvent(new Event('visibilitychange')) })
  let asked = 0
  await context.route('**/hidden/form/*', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback()
    asked++
    await typing.getByLabel('Name').fill('Begun meanwhile')
    return route.fallback()
  })
  for (const tab of [page, typing]) await comeBack(tab)
  await expect.poll(() => asked).toBe(1)
  await typing.waitForTimeout(500)
  await expect(typing.getByLabel('Name')).toHaveValue('Begun meanwhile')
  await expect(chosen.getByRole('radio', { name: 'Back' })).toBeChecked()
})

test('[RT-18] without a network nobody is signed out: no other tab is closed, nothing is cleared, and it is said', async ({ page, context }) => {
  await signIn(page, '/hidden/sports/2026/8/21/meeting.aspx')
  await alive(page.getByRole('button', { name: 'Sign out' }))
  const out = await context.newPage()
  await out.goto(`${server.url}/hidden/sports/football/roster`)
  const button = out.getByRole('button', { name: 'Sign out' })
  await alive(button)
  await out.evaluate(() => { localStorage.setItem('fh-choices', '{"motion":"less"}') })
  const said = out.getByRole('alert').filter({ hasText: 'Signing out did not reach the server' })
  await context.setOffline(true)
  await button.click()
  await expect(said).toBeVisible()
  expect(await mine(out)).toHaveLength(1)
  await context.setOffline(false)
  // A network that only seems to be there.
  await context.route('**/logout', (route) => route.abort())
  await button.click()
  await expect.poll(() => mine(out)).toEqual([])
  await expect(said).toBeVisible()
  for (const width of [390, 1440]) {
    await out.setViewportSize({ width, height: 844 })
    expect((await violationsOf(out)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    if (process.env['PICTURES']) await out.screenshot({ path: `${process.env['PICTURES']}/stays-${width}.png` })
  }
  await expect(page.locator('#main')).toContainText(secret)
  await context.unroute('**/logout')
  await button.click()
  await expect(out).toHaveURL(`${server.url}/`)
  await expect(page).toHaveURL(/problem=signed-out$/)
})

test('[RT-18] where nothing waits nobody is asked', async ({ page }) => {
  await signIn(page, '/hidden/form/4')
  const out = page.getByRole('button', { name: 'Sign out' })
  await alive(out)
  await out.click()
  await expect(page).toHaveURL(`${server.url}/`)
})
