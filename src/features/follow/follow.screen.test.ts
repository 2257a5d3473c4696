import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { departmentFolder } from '../../../tests/support/department.ts'
import { hrefOf, ownScreens, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const site = readFileSync(join(departmentFolder, 'site.yaml'), 'utf8')
const bare = site
  .replace(/^socialAccounts:\n {2}- .*\n/m, '')
  .replace(/^(?:subscribe|analytics):.*\n/gm, '')
const empty = ownScreens({ 'site.yaml': `${bare}\n`, 'rss.yaml': '[]' })

test('explains e-mail subscriptions and the alternatives [RT-10]', async () => {
  const { status, title, main, words } = await openScreen('/subscribe')
  expect([status, title]).toEqual([200, 'Terrier news | Testham Terriers'])
  expect(words).toContain('One letter a week.')
  expect(main.queryByRole('textbox')).toBeNull()
  expect(hrefOf(main.getByRole('link', { name: 'Write to athletics@testham.example' }))).toBe(
    'mailto:athletics@testham.example?subject=Subscribe%3A%20Terrier%20news',
  )
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual([
    'Lists',
    'Notifications',
    'Games in your calendar',
    'RSS feeds',
    'Social accounts',
  ])
  expect(hrefOf(main.getByRole('link', { name: 'RSS feeds' }))).toBe('/rss_feeds')
})

test('lists the feeds, each with its address [RT-10]', async () => {
  const { main, words } = await openScreen('/rss_feeds')
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual([
    'Terrier news',
    'Football news',
  ])
  expect(hrefOf(main.getByRole('link', { name: 'Football news' }))).toBe(
    '/api/v2/Rss/xml?sportId=1',
  )
  expect(words).toContain('/api/v2/Rss/xml?sportId=1')
})

test('lists the accounts of the department [RT-10]', async () => {
  const { main } = await openScreen('/social-accounts')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Social Accounts')
  expect(hrefOf(main.getByRole('link', { name: /Instagram/ }))).toMatch(
    /^https:\/\/www\.instagram\.com\/testhamterriers/,
  )
})

test('confirms an unsubscription, and links back to subscribing [RT-10]', async () => {
  const { main, words } = await openScreen('/unsubscribed')
  expect(words).toContain('will not send you any more email.')
  expect(hrefOf(main.getByRole('link', { name: 'subscribe again' }))).toBe('/subscribe')
})

test('says what a department does not offer [RT-10]', async () => {
  expect((await empty('/social-accounts')).words).toContain('No social accounts listed.')
  expect((await empty('/subscribe')).words).toContain(
    'Sign up by email: send the department a message with the lists',
  )
  expect((await empty('/rss_feeds')).words).toContain('Testham Terriers news')
})
