import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../tests/support/render-screen.tsx'
import { noticeFiles, storyPath } from '../../../tests/support/notice-files.ts'
import { ownScreens } from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'
import { Alert } from '../../contract/notices.schema.ts'
import { AlertBand } from './AlertBand.tsx'

const open = ownScreens(noticeFiles)

test('shows all running alerts above the header, newest first [NT-01]', async () => {
  const { page, document } = await open(storyPath)
  const band = page.getByRole('region', { name: 'Alerts' })
  const drawn = [...band.querySelectorAll('[data-alert]')]
  expect(drawn.map((one) => one.getAttribute('data-alert'))).toEqual(['4', '3', '2', '1'])
  // Without JavaScript the style sheet shows those without a mark.
  expect(drawn.map((one) => one.hasAttribute('data-over'))).toEqual([false, true, true, true])
  expect(document.documentElement.dataset).toMatchObject({
    alerts: `4 3 2 1:${Date.UTC(2027, 0, 1, 6)}`,
    atOnce: '1',
  })
  const parts = [...document.querySelectorAll('[aria-label="Alerts"], header[data-shell]')]
  expect(parts.map((one) => one.localName)).toEqual(['section', 'header'])
})

test('shows the message and link of an alert, and its title as plain text [NT-01]', async () => {
  const { page } = await open(storyPath)
  const band = page.getByRole('region', { name: 'Alerts' })
  expect(band.querySelector('[data-alert="4"] strong')?.textContent).toBe('east lot')
  const link = page.getByRole('link', { name: 'Where to park' })
  expect(link.getAttribute('href')).toBe('https://www.testham.example/parking')
  expect(page.getByText('<img src=x onerror=alert(1)> & <b>bold</b>').localName).toBe('b')
  expect(band.querySelector('img, b b')).toBeNull()
  expect(page.getByRole('button', { name: 'Close alert: Saturday’s parking' })).toBeTruthy()
})

const ofSports = ownScreens({
  'alerts.yaml': `
- {title: Campus is closed}
- {title: Clear bags only, sports: [football]}
`,
  'splashes.yaml': '[]',
  'takeovers.yaml': '[]',
})

test.each([
  ['/', '2 1'],
  ['/tickets', '2 1'],
  ['/sports/football/roster', '2 1'],
  ['/game-center/2', '2 1'],
  ['/sports/football/stats/2026/ashford/boxscore/2', '2 1'],
  ['/sports/womens-soccer/roster', '1'],
  ['/staff-directory', '1'],
  [storyPath, '1'],
])('shows on %s the alerts %s of its sport and of all pages [NT-01]', async (path, ids) => {
  const { page, document } = await ofSports(path)
  const band = page.getByRole('region', { name: 'Alerts' })
  const drawn = [...band.querySelectorAll('[data-alert]')]
  expect(drawn.map((alert) => alert.getAttribute('data-alert')).join(' ')).toBe(ids)
  // The script in the head chooses the first of these.
  expect(document.documentElement.dataset['alerts']).toBe(ids)
})

test('tells the page when an alert ends, and shows no expired alert [NT-01]', async () => {
  const { page, document } = await openScreen(storyPath)
  expect(page.getByRole('region', { name: 'Alerts' }).textContent).toContain('Saturday’s parking')
  expect(page.queryByText('Last winter’s ice')).toBeNull()
  expect(document.documentElement.dataset['alerts']).toBe('1')
})

test('renders no splash, because pages are the same for every visitor [NT-02]', async () => {
  const { html, document } = await open('/')
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(html).not.toContain('Season tickets')
})

test('shows as many alerts at once as the department wants [NT-01]', () => {
  const alerts = [3, 2, 1].map((id) =>
    Alert.parse({
      id,
      title: `Alert ${id}`,
      message: '',
      link: null,
      linkTitle: null,
      openInNewWindow: false,
      enabled: true,
      showOnWeb: true,
      startDate: null,
      endDate: null,
      endDateUtc: null,
    }),
  )
  const band = (shown: Alert[]) =>
    renderScreen(createElement(AlertBand, { alerts: shown, atOnce: 2, zone: 'America/Chicago' }))
  expect(band(alerts).match(/data-alert="\d"( data-over="true")?/g)).toEqual([
    'data-alert="3"',
    'data-alert="2"',
    'data-alert="1" data-over="true"',
  ])
  expect(band([])).toBe('')
})
