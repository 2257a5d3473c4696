import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { departmentFolder } from '../../../tests/support/department.ts'
import { hrefOf, ownScreens, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const site = readFileSync(join(departmentFolder, 'site.yaml'), 'utf8')
const withPrivacyUrl = (url: string) => site.replace('privacyUrl: /privacy', `privacyUrl: ${url}`)
const bare = ownScreens({
  'statements.yaml': '[]',
  'site.yaml': withPrivacyUrl('https://www.testham.example/privacy'),
})
const replaced = ownScreens({
  'statements.yaml': '- {page: accessibility, replaces: true, text: Our own statement.}',
  'site.yaml': withPrivacyUrl('null'),
})

test('states the standard, the contact, the barriers and the review [RT-22]', async () => {
  const { status, title, main, words } = await openScreen('/accessibility')
  expect([status, title]).toEqual([200, 'Accessibility | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Accessibility',
    'Our standard',
    'At Terrier Field',
    'Report a barrier',
    'What does not conform yet',
    'Last review',
  ])
  expect(words).toContain('(WCAG) 2.1, Level AA')
  expect(words).toContain('We aim for WCAG 2.2, Level AA.')
  expect(words).toContain('last reviewed on September 1, 2026')
  expect(words).toContain('Access office')
  expect(hrefOf(main.getByRole('link', { name: '555-0102' }))).toBe('tel:5550102')
  expect(hrefOf(main.getByRole('link', { name: 'access@testham.example' }))).toContain(
    'mailto:access@testham.example?',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Contact us' }))).toBe('/form/1')
})

test('uses phone and email of the settings without a text of the department [RT-22]', async () => {
  const { main, words } = await bare('/accessibility')
  expect(words).toContain('Our standard')
  expect(hrefOf(main.getByRole('link', { name: '555-0100' }))).toBe('tel:5550100')
  expect(hrefOf(main.getByRole('link', { name: 'athletics@testham.example' }))).toContain(
    'mailto:athletics@testham.example?',
  )
})

test('shows the text of the department alone, and still how to report [RT-22]', async () => {
  const { main, words } = await replaced('/accessibility')
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Accessibility',
    'Report a barrier',
    'Last review',
  ])
  expect(words).toContain('Our own statement.')
})

test('says what the site stores, with the text of the department [RT-22]', async () => {
  const { status, title, main, words } = await openScreen('/privacy')
  expect([status, title]).toEqual([200, 'Privacy | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Privacy',
    'On your device',
    'On our server',
    'Other companies',
    'Questions',
  ])
  expect(words).toContain('Entries are deleted after a year.')
})

test('links both pages in the footer, a privacy page only where one is named [RT-22]', async () => {
  const footer = async (open: typeof openScreen) =>
    (await open('/sports/football')).html.match(
      /href="(?:\/accessibility|\/privacy|https:\/\/www\.testham\.example\/privacy)"/g,
    )
  expect(await footer(openScreen)).toEqual(['href="/accessibility"', 'href="/privacy"'])
  expect(await footer(bare)).toEqual([
    'href="/accessibility"',
    'href="https://www.testham.example/privacy"',
  ])
  expect(await footer(replaced)).toEqual(['href="/accessibility"'])
})
