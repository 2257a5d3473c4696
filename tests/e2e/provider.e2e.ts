import { expect, type Page } from '@playwright/test'
import { addAccount } from '../../server/signin/accounts.ts'
import { violationsOf } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { startProvider, type TestProvider } from '../support/oidc-provider.ts'
import { freePort, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let there: TestProvider
test.beforeAll(async () => {
  const port = await freePort()
  server = await startServer(async (store) => {
    await departmentWith({ 'takeovers.yaml': '[]', 'splashes.yaml': '[]' })(store)
    await addAccount(store, 'testham', { name: 'ann@college.example', shownName: 'Ann', password: null })
    await addAccount(store, 'testham', { name: 'press', password: 'words that nobody guesses' })
  }, { OIDC_ISSUER: `http://localhost:${port}`, OIDC_CLIENT_ID: 'fieldhouse', OIDC_CLIENT_SECRET: 'a secret of the client: + & %' })
  there = await startProvider([`${server.url}/login/callback`], port)
})
test.afterAll(async () => { await server?.stop(); await there?.stop() })
test.beforeEach(() => { there.mischief = {} })

const seen = async (page: Page, name: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/${name}-${page.viewportSize()!.width}-${colorScheme}.png` })
  }
}
const way = (page: Page) => page.getByRole('link', { name: /^Sign in with localhost:/ })

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('[RT-18] a stranger is told so at the login page, where passwords go on working; a member is signed in and where he wanted to be', async ({ page, context, complaints }) => {
      there.person = { sub: 'bob', email: 'bob@college.example', email_verified: true }
      await page.goto(`${server.url}/login?returnTo=%2Fsports`)
      await way(page).click()
      await expect(page.getByRole('alert')).toContainText('knows you, but this site has no account for you')
      await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
      await seen(page, 'stranger')
      there.person = { sub: 'ann', email: 'ann@college.example', email_verified: true }
      // A browser keeps who is signed in at the provider: there she signs in anew.
      await context.clearCookies()
      await way(page).click()
      await expect(page).toHaveURL(`${server.url}/sports`)
      const session = (await context.cookies(server.url)).find(({ name }) => name === '__Host-session')
      expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', expires: -1 })
      expect((await context.cookies(server.url)).map(({ name }) => name)).not.toContain('__Host-signin')
      expect(await (await context.request.get(`${server.url}/api/v2/Session`, { headers: { 'sec-fetch-site': 'same-origin' } })).json()).toEqual({ signedIn: true, name: 'Ann' })
      expect(complaints).toEqual([])
    })
  })
}

test('[RT-18] who is refused there may sign in with a password', async ({ page, context }) => {
  there.mischief = { denies: true }
  await page.goto(`${server.url}/login?returnTo=%2Fsports`)
  await way(page).click()
  await expect(page.getByRole('alert')).toContainText('You were not signed in')
  await page.getByLabel('Name').fill('press')
  await page.getByLabel('Password', { exact: true }).fill('words that nobody guesses')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/sports`)
  expect((await context.cookies(server.url)).map(({ name }) => name)).toContain('__Host-session')
})
