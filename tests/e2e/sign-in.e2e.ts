import { expect } from '@playwright/test'
import { addAccount } from '../../server/signin/accounts.ts'
import { violationsOf } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startServer, type TestServer } from '../support/server.ts'

const words = 'otters swim at dawn'
let server: TestServer
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await departmentWith({ 'takeovers.yaml': '[]\n' })(store)
    await addAccount(store, 'testham', { name: 'kim', shownName: 'Kim Ash', password: words })
  })
})
test.afterAll(() => server?.stop())

for (const width of [390, 1440]) {
  test(`[RT-18] at ${width} px by keys alone: what is hidden, the login, a wrong password, the right one, back where one wanted to go, out again`, async ({ page, context, complaints }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${server.url}/hidden/form/7`)
    await expect(page).toHaveURL(`${server.url}/login?returnTo=%2Fhidden%2Fform%2F7`)
    const [name, password] = [page.getByLabel('Name'), page.getByLabel('Password', { exact: true })]
    await name.focus()
    await page.keyboard.type('Kim')
    await page.keyboard.press('Tab')
    await page.keyboard.type('otters swim at noon')
    const show = page.getByRole('button', { name: 'Show password' })
    await page.keyboard.press('Tab')
    await expect(show).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(password).toHaveAttribute('type', 'text')
    await password.press('Enter')

    const fault = page.getByRole('alert')
    await expect(fault).toHaveText(/do not belong together/)
    await expect(fault).toBeFocused()
    await expect(name).toHaveValue('Kim')
    await expect(password).toHaveValue('')
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: '__Host-session' }))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect((await violationsOf(page))).toEqual([])
    }

    await page.keyboard.press('Tab')
    await expect(name).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
    const [answer] = await Promise.all([page.waitForResponse((one) => one.request().method() === 'POST'), page.keyboard.press('Enter')])
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/hidden/form/7'])
    await page.waitForLoadState()
    // An ordinary page, which is nobody's own.
    await page.goto(`${server.url}/sports/football`)
    const session = () => page.evaluate(async () => (await fetch('/api/v2/Session')).json() as Promise<unknown>)
    await expect.poll(async () => (await context.cookies()).find((one) => one.name === '__Host-session')).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', expires: -1 })
    expect(await session()).toEqual({ signedIn: true, name: 'Kim Ash' })
    expect(await page.evaluate(() => document.cookie)).not.toContain('session')

    // What this device keeps goes with the session.
    await page.goto(`${server.url}/login`)
    await page.evaluate(async () => {
      localStorage.setItem('fh-mark', 'x')
      await (await caches.open('mark')).put('/mark', new Response('x'))
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/logout' })
      document.body.append(form)
      form.submit()
    })
    await expect(page).toHaveURL(`${server.url}/`)
    expect(await page.evaluate(async () => [localStorage.getItem('fh-mark'), await caches.has('mark')])).toEqual([null, false])
    expect(await session()).toEqual({ signedIn: false, name: null })
    await page.goto(`${server.url}/hidden/form/7`)
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    expect(complaints).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  test('[RT-18] at 320 px one signs in all the same', async ({ page, context }) => {
    await page.goto(`${server.url}/login?returnTo=%2Fsports%2Ffootball`)
    await page.getByLabel('Name').fill('kim')
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(words)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${server.url}/sports/football`)
    expect((await context.cookies()).map(({ name }) => name)).toContain('__Host-session')
  })
})
