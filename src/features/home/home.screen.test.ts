import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { screensOf } from '../../../tests/support/screen.ts'

const hour = 3_600_000

/** Date and time of day of the fixture department, as a schedule file has them. */
function localStart(hoursAgo: number): string {
  const start = new Date(Date.now() - hoursAgo * hour)
  const zone = { timeZone: 'America/Chicago' }
  const day = start.toLocaleDateString('sv-SE', zone)
  const time = start.toLocaleTimeString('en-US', { ...zone, hour: 'numeric', minute: '2-digit' })
  return `${day},${time.replace(/\s?([AP])M/, (_, half: string) => ` ${half.toLowerCase()}.m.`)}`
}

const schedule = (...rows: string[]) => ({
  'schedules/football/2026.csv': [
    'ref,date,time,opponent,home_away,result,team_score,opponent_score',
    ...rows,
    'fb-3,2099-09-12,6 p.m.,Ashford,H,,,',
  ].join('\n'),
})
const evening = screensOf(schedule(`fb-1,${localStart(4)},Calder Tech,H,W,28,27`))
const later = screensOf(schedule(`fb-1,${localStart(13)},Calder Tech,H,W,28,27`))

test('leads with a result of the day, until the next game leads again [RT-01]', async () => {
  const { main } = await evening('/')
  const band = main.getByRole('region', { name: 'Final score' })
  expect(band.textContent).toMatch(/Football.*Calder Tech27.*28Final/)
  expect(within(band).getByRole('link', { name: 'Game center' })).toBeTruthy()
  // Above the news.
  const [first] = main.getAllByRole('region', { name: /^(?:Final score|Top stories)$/ })
  expect(first).toBe(band)

  const next = await later('/')
  expect(next.main.queryByRole('region', { name: 'Final score' })).toBeNull()
  expect(next.main.getByRole('region', { name: 'Next game' }).textContent).toContain('Ashford')
})
