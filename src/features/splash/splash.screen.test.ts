import { expect, test } from 'vitest'
import { noticeFiles } from '../../../tests/support/notice-files.ts'
import { ownScreens } from '../../../tests/support/read-screen.ts'

const open = ownScreens({
  ...noticeFiles,
  'splashes.yaml': `${noticeFiles['splashes.yaml']}
- {title: A draft, startDate: 2026-01-01, hidden: true}
- title: Newspapers
  link: 'https://www.testham.example/n'
  openInNewWindow: true
  startDate: 2026-01-01
`,
})

test('shows a splash as a page of its own, with its text and links [RT-16]', async () => {
  const { main, status, title, words } = await open('/splash/1')
  expect([status, title]).toEqual([200, expect.stringContaining('Season tickets')])
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Season tickets')
  expect(words).toContain('Seats from $40')
  const picture = main.getByRole('img', { name: 'An empty football field' })
  const link = picture.closest('a')!
  expect(link.getAttribute('href')).toBe('https://tickets.testham.example/all')
  expect(main.getByRole('link', { name: 'Continue to Home' }).getAttribute('href')).toBe('/')
  expect(main.getByRole('button', { name: 'Skip Permanently' })).toBeTruthy()
})

test('shows a splash page of another year, ignoring stored choices [RT-16]', async () => {
  const cookie = 'fh-splash-3=continued; fh-splash-skip=1'
  const { main, status } = await open('/splash/3', { headers: { cookie } })
  expect(status).toBe(200)
  const heading = main.getByRole('heading', { level: 1, name: 'Of another year' })
  expect(heading.querySelector('a')?.getAttribute('href')).toBe('/sports/football')
})

test('does not contact a video host before play [NT-02]', async () => {
  const { main, document } = await open('/splash/2')
  expect(main.getByRole('button', { name: 'Play video' })).toBeTruthy()
  expect(main.getByRole('link', { name: 'The film' }).getAttribute('href')).toBe('/')
  const loads = 'iframe, video, [src*="youtube"], [href*="youtube"]'
  expect(document.querySelectorAll(loads)).toHaveLength(0)
})

test('opens a link in a new tab when the splash says so [NT-02]', async () => {
  const { main } = await open('/splash/5')
  const link = main.getByRole('heading', { level: 1 }).querySelector('a')!
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener'])
})

test.each(['/splash/99', '/splash/none', '/splash/4'])(
  'redirects %s home, because the splash is not public [RT-16]',
  async (path) => {
    const { status, location } = await open(path)
    expect([status, location]).toEqual([302, '/'])
  },
)
