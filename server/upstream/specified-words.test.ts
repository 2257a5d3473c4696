import { describe, expect, test, vi } from 'vitest'
import type { ApiName } from '../../src/contract/api.ts'
import type { CalendarDay } from '../../src/contract/calendar.schema.ts'
import type { Form } from '../../src/contract/forms.schema.ts'
import type { GamePage, Schedule } from '../../src/contract/game.schema.ts'
import type { Roster } from '../../src/contract/roster.schema.ts'
import { parseUpstreamAnswer } from './parse-answer.ts'
import { buildCall } from './call-asked.ts'
import { dateIn } from './dates.ts'
import { formIn } from './form-fields.ts'
import { fromEvents } from './from-events.ts'

// Entities that the specification describes by the names of their fields, without a call of theirs.
vi.setSystemTime(Date.parse('2026-11-25T18:00:00Z'))
const sport = {
  id: 1,
  title: 'Football',
  shortName: 'football',
  globalSportNameSlug: 'football',
  globalSportShortName: 'football',
  abbrev: 'FB',
}
const read = <T>(name: ApiName, body: unknown, query: Record<string, unknown> = {}) => {
  const call = buildCall(name, 'alpha', query)
  const { value, remarks } = parseUpstreamAnswer(
    call,
    200,
    { 'content-type': 'application/json' },
    Buffer.from(JSON.stringify(body)),
    { asked: query, zone: 'America/Chicago', sports: [sport] },
    name === 'form' ? formIn : (input) => input,
  )
  return { value: value as T, remarks }
}

describe('a form of the specification [FM-01] [CA-03]', () => {
  const form = (more: object = {}) => ({
    id: 41,
    title: 'Youth camp',
    description: '<p>Come.</p>',
    startDate: '2026-11-01',
    expirationDate: '2026-12-24',
    count: 3,
    maxSubmissions: 10,
    fields: [
      { type: 'T', title: 'Parent', required: true, rank: 1 },
      { type: 'T', title: 'Parent', rank: 2 },
      { type: 'S', title: 'Size', options: ['Small', { title: 'Large' }], rank: 3 },
    ],
    ...more,
  })
  test('is open by its dates, with all its fields', () => {
    const { value, remarks } = read<Form>('form', form())
    expect([value.status, value.url, value.submissionCount]).toEqual(['active', '/form/41', 3])
    expect(value.fields.map(({ id, name, title }) => [id, name, title])).toEqual([
      [1, 'parent', 'Parent'],
      [2, 'field-2', 'Parent'],
      [3, 'size', 'Size'],
    ])
    expect(value.fields[2]!.options.map((one) => [one.id, one.title, one.value])).toEqual([
      [1, 'Small', 'Small'],
      [2, 'Large', 'Large'],
    ])
    expect(remarks.filter(({ instead }) => instead === 'left out')).toEqual([])
  })
  test.each([
    [{ startDate: null, expirationDate: null }, 'active'],
    [{ startDate: '2026-12-01' }, 'pending'],
    [{ expirationDate: '2026-11-24' }, 'closed'],
    [{ expirationDate: '2026-11-25' }, 'active'],
    [{ expirationDate: '2026-11-25T11:59:00' }, 'closed'],
    [{ count: 10 }, 'full'],
    [{ status: 'closed' }, 'closed'],
  ])('has a status by its dates and answers: %j', (more, status) => {
    expect(read<Form>('form', form(more)).value.status).toBe(status)
  })
  test('is refused with a field of an unknown type', () => {
    expect(() => read('form', form({ fields: [{ type: 'W', title: 'What' }] }))).toThrow(
      'Error parsing the form schema: Form match error: field type [W] not found',
    )
  })
})

test('a roster player of the specification has number, position and class [RT-02] [CA-03]', () => {
  const player = {
    id: 7,
    firstName: 'Sam',
    lastName: 'Okafor',
    uniformNumber: 12,
    position: 'QB',
    academicYear: 'Jr.',
    hometown: 'Ashford, Iowa',
  }
  const { value } = read<Roster>('roster', {
    id: 3,
    sport,
    season: '2026',
    players: [player],
    support_staff: [{ id: 9, first_name: 'Ann', last_name: 'Lee', title: 'Trainer' }],
  })
  expect(value.players[0]).toMatchObject({
    rosterPlayerId: 7,
    playerId: 7,
    jerseyNumber: '12',
    positionShort: 'QB',
    academicYearShort: 'Jr.',
  })
  expect(value.support[0]).toMatchObject({ firstName: 'Ann', lastName: 'Lee' })
})

test('a schedule of the specification has its record and settings [RT-05] [CA-03]', () => {
  const { value } = read<Schedule>('schedule', {
    id: 1,
    title: '2026 Football',
    season: '2026',
    sport,
    games: [],
    record: {
      overall: '7-3',
      conference: '4-2',
      home: '4-1',
      away: '3-2',
      neutral: '0-0',
      streak: 'W2',
      percentages: { overall: '.700', conference: '.667' },
    },
    settings: { opponentHistoryPageEnabled: true, scoreDisplay: 'score' },
  })
  expect(value.record).toMatchObject({
    overallRecord: '7-3',
    conferenceRecord: '4-2',
    awayRecord: '3-2',
    streak: 'W2',
    overallPercentage: '.700',
    conferencePercentage: '.667',
  })
  expect(value.settings).toMatchObject({ opponentHistoryEnabled: true, scoreDisplay: 'score' })
})

describe('an event [SH-08] [CA-03]', () => {
  const event = { id: 5, sport, opponent: { title: 'Ashford' }, time: '7 p.m.' }
  const first = (more: object) =>
    read<GamePage>('upcoming', { items: [{ ...event, ...more }] }).value.items[0]
  test('has the local day of its UTC time', () => {
    expect(first({ dateUtc: '2026-12-01T01:00:00Z' })?.date).toBe('2026-11-30T19:00:00')
  })
  test('has its place and result in words', () => {
    const result = { status: 'Win', team_score: 31, opponent_score: 10 }
    const one = first({ date: '2026-11-20', locationIndicator: 'Away', result })
    expect(one).toMatchObject({ locationIndicator: 'A', result: { status: 'W', teamScore: '31' } })
  })
  test('has its score while it is live', () => {
    const livestats = { team_score: '44', opponent_score: '40' }
    const one = first({ date: '2026-11-25T11:00:00', is_live: true, livestats })
    expect(one).toMatchObject({ gameState: 3, live: { teamScore: '44', opponentScore: '40' } })
    expect(first({ date: '2026-11-25T11:00:00', livestats })?.live).toBeNull()
  })
})

test.each([
  ['date', '11/30/2026 7:00 PM', '2026-11-30T19:00:00'],
  ['startDate', '1/5/2026', '2026-01-05'],
  ['date', 'November 30, 2026', '2026-11-30'],
  ['date', 'Mon, Nov 30, 2026 12:05 am', '2026-11-30T00:05:00'],
  ['date', 1_796_086_800_000, '2026-11-30T19:00:00'],
  ['dateUtc', '/Date(1796086800000)/', '2026-12-01T01:00:00.000Z'],
  ['date', '2026-11-30T19:00:00', '2026-11-30T19:00:00'],
  ['date', '1927-10', '1927-10'],
  ['date', '', ''],
  ['date', 'soon', undefined],
  ['date', '13/30/2026', undefined],
  ['date', '2/30/2026', undefined],
  ['date', '11/30/2026 25:00', undefined],
  ['date', '2026-13-45', undefined],
  ['date', 7, undefined],
])('a date is read as a whole or not at all: %s %j', (field, value, expected) => {
  expect(dateIn(field, value, 'America/Chicago')).toBe(expected)
})

test('makes a month of the calendar of events, only its own [RT-12] [CA-03]', async () => {
  const game = (id: number, date: string, sportId = 1) => ({ id, date, sport: { id: sportId } })
  const ask = async (name: ApiName) => ({
    value: {
      items:
        name === 'results'
          ? [game(1, '2026-11-07T12:00:00'), game(2, '2026-10-31T12:00:00')]
          : [game(3, '2026-11-28T12:00:00', 2), game(1, '2026-11-07T12:00:00')],
    },
    at: name === 'results' ? 5 : 9,
    saved: name === 'results',
  })
  const month = async (query: object) =>
    fromEvents('calendarMonth', { date: '2026-11-25', ...query }, ask, new Date())
  const days = (await month({}))!
  expect((days.value as CalendarDay[]).map((day) => [day.date, day.events.length])).toEqual([
    ['2026-11-07', 1],
    ['2026-11-28', 1],
  ])
  expect([days.at, days.saved]).toEqual([5, true])
  expect((await month({ sportId: 2 }))?.value).toHaveLength(1)
  expect(await month({ sportId: 8 })).toBeNull()
})

test('takes the asked day for memories and the words of tags and searches [RT-09] [RT-11]', () => {
  expect(
    read('onThisDay', { groups: [], randomImage: null }, { month: 11, day: 25 }).value,
  ).toMatchObject({ month: 11, day: 25 })
  expect(read('tags', [{ id: 1, name: 'Alumni', slug: 'alumni' }]).value).toMatchObject({
    items: [{ name: 'Alumni', url: '/tags/alumni' }],
  })
  const items = [{ id: 1, title: 'One', url: '/a', kind: 'story' }]
  expect(read('search', { items, total: 1 }).value).toMatchObject({
    kinds: [{ kind: 'story', count: 1 }],
  })
})
