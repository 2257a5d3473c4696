import { expect, type Page } from '@playwright/test'
import { addAccount } from '../../server/signin/accounts.ts'
import { test } from '../support/browser.ts'
import { departmentWith } from '../support/department-site.ts'
import { withoutOverlays } from '../support/members-site.ts'
import { startProvider, type TestProvider } from '../support/oidc-provider.ts'
import { freePort, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let there: TestProvider
test.beforeAll(async () => {
  const port = await freePort()
  server = await startServer(
    async (store) => {
      await departmentWith(withoutOverlays)(store)
      const ann = { name: 'ann@college.example', shownName: 'Ann', password: null }
      await addAccount(store, 'testham', ann)
      await addAccount(store, 'testham', { name: 'press', password: 'words hard to guess' })
    },
    {
      OIDC_ISSUER: `http://localhost:${port}`,
      OIDC_CLIENT_ID: 'fieldhouse',
      OIDC_CLIENT_SECRET: 'a secret of the client: + & %',
    },
  )
  there = await startProvider([`${server.url}/login/callback`], port)
})
test.afterAll(async () => {
  await server?.stop()
  await there?.stop()
})
test.beforeEach(() => {
  there.mischief = {}
})

const way = (page: Page) => page.getByRole('link', { name: /^Sign in with localhost:/ })

test('refuses an unknown member with a message, and signs a member in [RT-18]', async ({
  page,
  context,
  complaints,
}) => {
  there.person = { sub: 'bob', email: 'bob@college.example', email_verified: true }
  await page.goto(`${server.url}/login?returnTo=%2Fsports`)
  await way(page).click()
  await expect(page.getByRole('alert')).toContainText('but not on this site')
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid')

  there.person = { sub: 'ann', email: 'ann@college.example', email_verified: true }
  // The provider has a session for Bob in this browser.
  await context.clearCookies()
  await way(page).click()
  await expect(page).toHaveURL(`${server.url}/sports`)
  const cookies = await context.cookies(server.url)
  expect(cookies.find(({ name }) => name === '__Host-session')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    expires: -1,
  })
  expect(cookies.map(({ name }) => name)).not.toContain('__Host-signin')
  const session = await page.evaluate(async (): Promise<unknown> =>
    (await fetch('/api/v2/Session')).json(),
  )
  expect(session).toEqual({ signedIn: true, name: 'Ann' })
  expect(complaints).toEqual([])
})

test('lets a member refused by the provider sign in with a password [RT-18]', async ({
  page,
  context,
}) => {
  there.mischief = { denies: true }
  await page.goto(`${server.url}/login?returnTo=%2Fsports`)
  await way(page).click()
  await expect(page.getByRole('alert')).toContainText('You were not signed in')
  await page.getByLabel('Name').fill('press')
  await page.getByLabel('Password', { exact: true }).fill('words hard to guess')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/sports`)
  expect((await context.cookies()).map(({ name }) => name)).toContain('__Host-session')
})
