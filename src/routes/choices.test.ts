import { describe, expect, test } from 'vitest'
import { table } from '../../tests/support/route-table.ts'
import { sampleSport } from '../../tests/support/sample-sport.ts'
import type { ApiQuery } from '../data/api-query.ts'
import type { Route } from './route.ts'

/** Choices that a screen applies to data already read. */
const drawn = new Set([
  'player.log',
  'player.sort',
  'player.order',
  'roster.sort',
  'roster.view',
  'roster.position',
  'rosterPrint.sort',
  'schedule.where',
  'schedule.view',
  'results.type',
  'opponents.sort',
  'opponentRoster.sort',
  'opponentRoster.position',
  'boxScore.team',
  'boxScore.plays',
  'gameCenter.plays',
  'gameCenter.view',
  'coachingYears.sort',
  'coachingCareers.sort',
  'cumulativeStats.show',
  'cumulativeStats.table',
  'cumulativeStats.sort',
  'cumulativeStats.order',
  'honors.q',
  'login.returnTo',
  'form.sent',
  'protectedForm.sent',
  'hiddenRoster.sort',
  'hiddenRoster.view',
  'hiddenRoster.position',
  'hiddenPlayer.log',
  'hiddenPlayer.sort',
  'hiddenPlayer.order',
  'hiddenForm.sent',
])
/** A choice that matters only together with another. */
const beside: Record<string, Record<string, string>> = {
  'onThisDay.month': { day: '5' },
  'onThisDay.day': { month: '5' },
  'otd.month': { day: '5' },
  'otd.day': { month: '5' },
  'search.kind': { q: 'a' },
  'search.page': { q: 'a' },
}

const params = new Proxy({}, { get: () => 'words' })
const asks = (row: Route, asked: Record<string, string>) =>
  JSON.stringify(
    Object.values<ApiQuery>(row.reads!({ params, sport: sampleSport, asked } as never)).map(
      ({ queryKey }) => queryKey,
    ),
  )

const choices = Object.entries<Route>(table).flatMap(([name, row]) => [
  ...Object.entries(row.query ?? {}).map(
    ([choice, values]) => [`${name}.${choice}`, row, choice, values.at(-1)!] as const,
  ),
  ...Object.keys(row.textParams ?? {}).map(
    (choice) =>
      [
        `${name}.${choice}`,
        row,
        choice,
        choice === 'q' ? 'words' : choice === 'kind' ? 'story' : '7',
      ] as const,
  ),
])

describe('choices in an address [RT-08] [RT-09] [RT-11] [RT-14]', () => {
  test.each(choices.filter(([name]) => !drawn.has(name)))(
    '%s changes the request',
    (name, row, choice, value) => {
      const others = beside[name] ?? {}
      expect(asks(row, { ...others, [choice]: value })).not.toBe(asks(row, others))
    },
  )

  test.each(choices.filter(([name]) => drawn.has(name)))(
    '%s does not change the request, because its screen filters',
    (_, row, choice, value) => {
      expect(asks(row, { [choice]: value })).toBe(asks(row, {}))
    },
  )
})

test.each([
  ['sport', '2'],
  ['start', '2026-08-02'],
  ['end', '2026-08-30'],
  ['location', 'home'],
  ['location', 'neutral'],
])(
  'the %s of a printed calendar (%s) changes the request of all and one sport [RT-12]',
  (name, value) => {
    const range = {
      type: 'list',
      sport: '1',
      start: '2026-08-01',
      end: '2026-08-31',
      location: 'all',
    }
    for (const row of [table.calendarPrint, table.sportCalendarPrint] as Route[]) {
      const asked = (at: object) =>
        JSON.stringify(
          row.reads!({ params: { ...range, ...at }, sport: sampleSport, asked: {} } as never),
        )
      expect(asked({ [name]: value })).not.toBe(asked({}))
    }
  },
)
