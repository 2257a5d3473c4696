import { expect, test } from 'vitest'
import { answersOf, hrefOf, notFound, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

test('shows a sport’s page with its text and the files below [RT-09]', async () => {
  const { status, title, main, words, html } = await openScreen('/sports/2026/3/14/camps')
  expect([status, title]).toEqual([200, 'Football Camps | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual(['Football Camps', 'Files'])
  expect(words).toContain('Three days in June Football · March 14, 2026')
  expect(html).toContain('Camps for <strong>grades 3 to 8</strong>.')
  expect(hrefOf(main.getByRole('link', { name: 'Football' }))).toBe('/sports/football')
  const file = main.getByRole('link', { name: /^Times/ })
  expect(file.textContent).toMatch(/CSV, 1 KB$/)
  expect(hrefOf(file)).toMatch(/^\/files\/\w+\/times\.csv$/)
})

test('shows a protected page at its own address, out of every index [RT-09]', async () => {
  const { status, main, words, html } = await openScreen('/protected/sports/2026/8/20/travel')
  expect([status, main.getByRole('heading', { level: 1 }).textContent]).toEqual([
    200,
    'Travel notes',
  ])
  expect(words).toContain('The bus leaves at eight.')
  expect(words).not.toContain('Files')
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test('shows a page only at the address of its access [RT-09]', async () => {
  const wrong = [
    '/sports/2026/13/45/x.aspx',
    '/protected/sports/2026/3/14/camps.aspx',
    '/sports/2026/8/20/travel.aspx',
    '/protected/sports/2026/8/21/meeting.aspx',
    '/sports/2026/3/15/camps.aspx',
  ]
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
  expect(await answersOf(openScreen, ['/sports/2026/8/21/meeting.aspx'])).toEqual([
    [
      '/sports/2026/8/21/meeting.aspx',
      302,
      '/login?returnTo=%2Fhidden%2Fsports%2F2026%2F8%2F21%2Fmeeting',
    ],
  ])
})

test('redirects an address that ends in .aspx to the clean one [RT-21]', async () => {
  const clean = ['/sports/2026/3/14/camps', '/protected/sports/2026/8/20/travel']
  const older = clean.map((address) => `${address}.aspx`)
  expect(await answersOf(openScreen, older)).toEqual(
    clean.map((address) => [`${address}.aspx`, 301, address]),
  )
  const { document } = await openScreen(clean[0]!)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    /\/sports\/2026\/3\/14\/camps$/,
  )
})
