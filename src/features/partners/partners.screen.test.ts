import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const empty = ownScreens({ 'partners.yaml': '[]' })
const none = ownScreens({ 'site.yaml': '+hasTicketing: false\nhasPartners: false\n' })

test('lists partners by level, each with a link to its own site [RT-10]', async () => {
  const { status, title, main, words } = await openScreen('/partners')
  expect([status, title]).toEqual([200, 'Partners | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual(['Partners', 'Premier', 'Lakeland Dairy'])
  expect(words).toContain('Corporate partners of the Testham Terriers')
  expect(words).toContain('Milk for every team table.')
  expect(hrefOf(main.getByRole('link', { name: /Lakeland Dairy/ }))).toBe(
    'https://dairy.testham.example/',
  )
})

test('shows a message without partners, and a contact [RT-10]', async () => {
  const { words, main } = await empty('/partners')
  expect(words).toContain('No partners listed.')
  expect(hrefOf(main.getByRole('link', { name: 'athletics@testham.example' }))).toBe(
    'mailto:athletics@testham.example',
  )
})

test('answers 404 when partners or tickets are off [RT-10]', async () => {
  const off = ['/partners', '/tickets']
  expect(await answersOf(none, off)).toEqual(notFound(off))
  expect((await openScreen('/partners')).status).toBe(200)
})
