import { expect, type Page } from '@playwright/test'
import { addAccount } from '../../server/signin/accounts.ts'
import { filesOfAddresses } from '../support/address-of-each.ts'
import { violationsOf } from '../support/axe.ts'
import { alive, test, underWorker } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { keptHere } from '../support/kept-here.ts'
import { startServer, type TestServer } from '../support/server.ts'

// Whoever signs out clears the device, and is asked first where something would be lost with it.

let server: TestServer
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await departmentWith({ ...filesOfAddresses, 'takeovers.yaml': '[]', 'splashes.yaml': '[]' })(store)
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
    await other.reload()
    await expect(other).toHaveURL(/\/login\?returnTo=%2Fhidden%2Fform%2F4/)
    await page.reload()
    await alive(follow)
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
    for (const one of [tab, page, other]) expect(await mine(one)).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('[RT-18] where nothing waits nobody is asked', async ({ page }) => {
  await page.goto(`${server.url}/hidden/form/4`)
  await page.getByLabel('Name').fill('kim')
  await page.getByLabel('Password', { exact: true }).fill('otters swim at dawn')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${server.url}/hidden/form/4`)
  const out = page.getByRole('button', { name: 'Sign out' })
  await alive(out)
  await out.click()
  await expect(page).toHaveURL(`${server.url}/`)
})
