import { expect, test } from 'vitest'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { parseStatFile } from './parse.ts'

const file = parseStatFile(statFixture('basketball-final.xml'))
const statusOf = (changes: Record<string, string>, sport: string | null = null) =>
  parseStatFile(statFixture('basketball-final.xml', changes), sport).status
const stated = '<status complete="Y" period="3" clock="00:00"></status>'

test('basketball: reads halves with overtime, score, venue [GM-01]', () => {
  expect(file.status).toEqual({
    started: true,
    complete: true,
    period: 3,
    regulation: 2,
    periodLabel: 'Final',
    clock: null,
  })
  expect(file).toMatchObject({
    family: 'basketball',
    source: 'PrestoSports',
    periodName: 'Half',
    periodLabels: ['1', '2', 'OT'],
    warnings: [],
  })
  expect([
    file.visitingTeam.score,
    file.visitingTeam.scoreByPeriod,
    file.homeTeam.score,
    file.homeTeam.scoreByPeriod,
  ]).toEqual(['6', ['3', '2', '1'], '5', ['2', '3', '0']])
  expect([file.homeTeam.id, file.visitingTeam.record, file.venue.location]).toEqual([
    'LKS',
    '13-4, 7-2',
    'Lakeshore, Ohio',
  ])
})

test('basketball: detects the end in every way that files state it [GM-01]', () => {
  expect(
    statusOf({ [stated]: '<status complete="N" period="2" clock="08:58" running="T"></status>' }),
  ).toMatchObject({ complete: false, started: true, period: 2, periodLabel: '2nd', clock: '08:58' })
  expect(
    statusOf({ [stated]: '<status complete="N" period="1" clock="00:00"></status>' }),
  ).toMatchObject({ periodLabel: 'Half', clock: null })
  expect(
    statusOf({ [stated]: '<status gamestatus="final" period="3" clock="00:00"></status>' }),
  ).toMatchObject({ complete: true })
  expect(statusOf({ [stated]: '' })).toMatchObject({ complete: true, period: 3 })
  expect(statusOf({ [stated]: '', 'end="4:07 PM"': 'end=""' })).toMatchObject({
    complete: false,
    periodLabel: 'OT',
    clock: '00:00',
  })
  // Tied after regulation with an end time entered by habit: overtime follows.
  expect(
    statusOf({
      [stated]: '<status period="2" clock="00:00"></status>',
      ' score="6"': ' score="5"',
    }),
  ).toMatchObject({ complete: false })
})

test('basketball: has quarters by the rules, or by the sport of the schedule [GM-01]', () => {
  const bare = { ' prds="2" minutes="20" minutesot="5" qh="H"': '' }
  expect(statusOf(bare).regulation).toBe(2)
  expect(statusOf(bare, 'wbball').regulation).toBe(4)
  expect(statusOf({ 'qh="H"': 'qh="Q"', 'prds="2"': 'prds="4"' }).regulation).toBe(4)
})

test('basketball: lists starters, bench and team, without players who did not play [GM-01]', () => {
  const [table] = file.visitingTeam.tables
  expect(
    table?.rows.map(
      ({ uni, name, position, cells }) => `${uni} ${name} ${position} ${cells.join(' ')}`,
    ),
  ).toEqual([
    '4 Rufus Vane F 41 1 2 0 1 1 2 0 1 1 1 0 0 0 1 3',
    '23 Milo Thorn G 18 1 2 1 1 0 0 0 1 1 0 0 0 0 1 3',
    ' Team null  0 0 0 0 0 0 0 0 0 0 1 0 0 0 0',
  ])
  expect(table?.total?.at(-1)).toBe('6')
  expect(file.homeTeam.tables[0]?.rows[0]?.cells[0]).toBe('45')
  expect(file.visitingTeam.totals.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'field-goals 2-4',
    'three-pointers 1-2',
    'free-throws 1-2',
    'rebounds 2',
    'assists 1',
    'turnovers 1',
    'blocks 0',
    'steals 0',
    'points-in-the-paint 2',
    'points-off-turnovers 0',
    'second-chance-points 0',
    'fast-break-points 0',
    'bench-points 3',
    'fouls 2',
  ])
})

test('basketball: writes sentences from tokens, with the score when it changes [GM-01]', () => {
  expect(
    file.plays
      .flatMap(({ plays }) => plays)
      .map(
        ({ clock, side, text, score }) =>
          `${clock} ${side} ${text}${score ? ` ${score.visitor}-${score.home}` : ''}`,
      ),
  ).toEqual([
    '19:40 visitor Milo Thorn made a 3-pointer 3-0',
    '19:40 visitor Assist by Rufus Vane',
    '11:02 home Ivar Storm made a layup 3-2',
    '10:40 visitor Turnover by Harbor Valley',
    '10:40 home Media timeout',
    '12:00 visitor Rufus Vane made a dunk 5-2',
    '00:08 home Ivar Storm made a 3-pointer 5-5',
    '00:30 home Foul on Ivar Storm',
    '00:30 visitor Rufus Vane missed a free throw',
    '00:30 visitor Rufus Vane made a free throw 6-5',
    '00:01 home Ivar Storm missed a 3-pointer',
    '00:00 visitor Defensive rebound by Milo Thorn',
    '00:00 visitor Milo Thorn leaves the game',
  ])
  expect(file.scoring.length).toBe(5)
  // A substitution is no play.
  expect(file.lastPlay).toBe('Defensive rebound by Milo Thorn')
})

test('basketball: reads a file with the players of one side only [GM-01]', () => {
  const text = new TextDecoder().decode(statFixture('basketball-final.xml'))
  const half = parseStatFile(
    new TextEncoder().encode(text.replace(/<player uni="11"[^]*?<\/player>/, '')),
  )
  expect([half.homeTeam.tables, half.homeTeam.score, half.homeTeam.totals.length > 3]).toEqual([
    [],
    '5',
    true,
  ])
  expect(half.warnings).toEqual([])
})

test('basketball: reports what does not add up [GM-01]', () => {
  const odd = parseStatFile(
    statFixture('basketball-final.xml', {
      'line="3,2,1" score="6"': 'line="3,2,1" score="7"',
      'fga3="1" ftm="1" fta="2" tp="3"': 'fga3="1" ftm="1" fta="2" tp="4"',
    }),
  )
  expect(odd.warnings).toEqual([
    'Harbor Valley: the periods add up to 6, the score says 7.',
    'Harbor Valley: the shots of the totals make 6 points, the score says 7.',
    'Harbor Valley: the shots of Vane, Rufus make 3 points, the file says 4.',
    'Harbor Valley: points (players) of the players add up to 7, the total says 6.',
    'The plays end at 6-5 (visitors first), the score says 7-5.',
  ])
})
