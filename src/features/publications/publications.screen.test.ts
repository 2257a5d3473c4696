import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const twoParts = `- title: Two parts
  date: 2026-07-01
  description: In two files.
  files: [{path: files/handbook.pdf, title: First}, {path: files/times.csv, title: Second}]\n`
const own = ownScreens({ 'publications.yaml': `+${twoParts}` })
const empty = ownScreens({ 'publications.yaml': '[]' })
const pdf = /^\/files\/\w+\/handbook\.pdf$/

test('lists the publications by year, one file as a link to itself [RT-09]', async () => {
  const { status, title, main, words } = await openScreen('/publications')
  expect([status, title]).toEqual([200, 'Publications | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Publications',
    '2026',
    '2026 Football Guide',
    'Terriers Yearbook',
  ])
  expect(words).toContain('Aug. 10, 2026 PDF, 1 KB')
  expect(words).toContain('On another site')
  expect(hrefOf(main.getByRole('link', { name: '2026 Football Guide' }))).toMatch(pdf)
  expect(hrefOf(main.getByRole('link', { name: 'Terriers Yearbook' }))).toBe(
    '/publications/terriers-yearbook',
  )
})

test('shows a publication of several files, each with its kind and size [RT-09]', async () => {
  const { title, main, words } = await own('/publications/two-parts')
  expect(title).toBe('Two parts | Testham Terriers')
  expect(words).toContain('July 1, 2026 In two files.')
  expect(hrefOf(main.getByRole('link', { name: /^First/ }))).toMatch(pdf)
  expect(main.getByRole('link', { name: /^Second/ }).textContent).toMatch(/CSV, 1 KB$/)
  expect(hrefOf(main.getByRole('link', { name: 'All publications' }))).toBe('/publications')
})

test('names the site where a publication is read [RT-09]', async () => {
  const { words, main } = await openScreen('/publications/terriers-yearbook')
  expect(words).toContain('June 1, 2026 A year in words.')
  expect(hrefOf(main.getByRole('link', { name: /^Read it on yearbook\.testham\.example/ }))).toBe(
    'https://yearbook.testham.example/2026',
  )
})

test('shows a message without publications [RT-09]', async () => {
  const { words } = await empty('/publications')
  expect(words).toContain('No publications yet.')
})

test('redirects to a single file, and answers 404 when unknown [RT-09]', async () => {
  expect(await answersOf(openScreen, ['/publications/2026-football-guide'])).toEqual([
    ['/publications/2026-football-guide', 302, expect.stringMatching(pdf)],
  ])
  const wrong = ['/publications/none', '/publications/two-parts']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
