import { expect, test } from 'vitest'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { parseStatFile } from './parse.ts'

const soccer = parseStatFile(statFixture('soccer-overtime.xml'))
const stated = '<status period="3" clock="91:54" manualbox="N" />'
const statusOf = (status: string, changes: Record<string, string> = {}) =>
  parseStatFile(statFixture('soccer-overtime.xml', { [stated]: status, ...changes })).status
const level = { 'line="1,0,1" score="2"': 'line="1,0,0" score="1"' }
const hockey = parseStatFile(statFixture('field-hockey.xml'))

test('soccer: ends in overtime without a mark, with a clock that counts up [GM-01] [Q28]', () => {
  expect(soccer.status).toEqual({
    started: true,
    complete: true,
    period: 3,
    regulation: 2,
    periodLabel: 'Final',
    clock: null,
  })
  expect(soccer).toMatchObject({
    family: 'soccer',
    periodName: 'Half',
    periodLabels: ['1', '2', 'OT'],
    warnings: [],
    lastPlay: "GOAL by HV Dot Marsh, Assist by Pat O'Dell.",
  })
  expect(soccer.venue).toMatchObject({
    date: '2025-12-15',
    isNeutral: true,
    officials: [{ title: 'Referee', name: 'Uma Lind' }],
  })
})

test('soccer: tells live, halftime, tied at the end, and an invalid end apart [GM-01]', () => {
  const noEnd = { 'end="09:25"': 'end=""' }
  expect(statusOf('<status period="2" clock="71:10" />', noEnd)).toMatchObject({
    complete: false,
    periodLabel: '2nd',
    clock: '71:10',
  })
  expect(statusOf('<status period="1" clock="45:00" />', noEnd)).toMatchObject({
    complete: false,
    periodLabel: 'Half',
    clock: null,
  })
  expect(statusOf('<status period="3" clock="94:00" />', noEnd)).toMatchObject({
    complete: false,
    periodLabel: 'OT',
    clock: '94:00',
  })
  expect(statusOf('<status period="2" clock="90:00" />', level)).toMatchObject({ complete: true })
  expect(statusOf('<status period="2" clock="88:00" />', level)).toMatchObject({ complete: false })
  expect(statusOf('<status period="2" clock="90:00" complete="N" />', level)).toMatchObject({
    complete: false,
  })
  expect(statusOf('', level)).toMatchObject({ complete: true })
})

test('soccer: reads goals with assists, players, goalkeeper, corners and offsides [GM-01]', () => {
  expect(
    soccer.scoring.map(
      ({ period, clock, text, home, visitor }) => `${period} ${clock} ${text} ${visitor}-${home}`,
    ),
  ).toEqual([
    '1st 43:48 Dot Marsh: Off a misplay; shot from outside the area 1-0',
    '2nd 65:19 Ida Storm 1-1',
    "OT 91:54 Dot Marsh (assist by Pat O'Dell) 2-1",
  ])
  const [offense, goalkeeping] = soccer.visitingTeam.tables
  expect(offense?.columns.map(({ label }) => label)).toEqual([
    'Min',
    'G',
    'A',
    'Pts',
    'Sh',
    'SOG',
    'GW',
    'Fls',
    'YC',
    'RC',
  ])
  expect(
    offense?.rows.map(({ name, position, cells }) => `${name} ${position} ${cells.join(' ')}`),
  ).toEqual([
    'Ada Quill GK 92 0 0 0 0 0 0 0 0 0',
    'Dot Marsh DEF 92 2 0 4 4 2 1 4 1 0',
    "Pat O'Dell MID 65 0 1 1 0 0 0 1 0 0",
  ])
  expect(goalkeeping?.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['Ada Quill', '91:54', '1', '5', '9', '.833', 'W'],
  ])
  expect(soccer.visitingTeam.totals.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'goals 2',
    'assists 1',
    'shots 4',
    'shots-on-goal 2',
    'saves 5',
    'fouls 5',
    'cards 2-0',
    'corners 5',
    'offsides 2',
  ])
  expect(soccer.plays[0]?.plays.map(({ text, score }) => [text, score])).toEqual([
    ['Ada Quill at goalie for Harbor Valley', null],
    ['GOAL by HV Dot Marsh.', { home: '0', visitor: '1' }],
    ['Off a misplay', null],
  ])
})

test('soccer: shows a shootout beside the line, without goals for its attempts [GM-01]', () => {
  const file = parseStatFile(
    statFixture('soccer-overtime.xml', {
      'line="1,0,1" score="2"': 'line="1,0,0" score="1"',
      '<lineprd prd="3" saves="0" corners="0" score="1"':
        '<lineprd prd="3" saves="0" corners="0" score="0"',
      '<goaltype gw="1" ot="1" so="0" />': '<goaltype so="4" />',
      '<shots g="2" a="1" pts="5"': '<shots g="1" a="1" pts="3"',
      'prd="3" time="91:54"': 'type="SO" prd="3" time="91:54"',
      '<shots g="2" a="0" pts="4" sh="4"': '<shots g="1" a="0" pts="2" sh="4"',
      '<goaltype gw="1" ot="1" />': '<goaltype gw="0" />',
    }),
  )
  expect(file.visitingTeam.lineTotals).toContainEqual({
    label: 'SO',
    title: 'Shootout goals',
    value: '4',
  })
  expect(file.homeTeam.lineTotals).toContainEqual({
    label: 'SO',
    title: 'Shootout goals',
    value: '0',
  })
  expect([file.scoring.length, file.warnings]).toEqual([2, []])
})

test('soccer: reports goals that are missing somewhere [GM-01]', () => {
  expect(
    parseStatFile(
      statFixture('soccer-overtime.xml', {
        '<totals><shots g="1" a="0" sh="9" sog="6" />':
          '<totals><shots g="2" a="0" sh="9" sog="6" />',
      }),
    ).warnings,
  ).toEqual([
    'Lakeshore State: goals (offense) of the players add up to 1, the total says 2.',
    'Lakeshore State: points (offense) of the players add up to 2, the total says 4.',
    'Lakeshore State: the totals say 2 goals, the score 1.',
  ])
})

test('field hockey: is recognized by mark, or by schedule [GM-01] [Q63]', () => {
  expect(hockey).toMatchObject({
    family: 'field-hockey',
    periodName: 'Quarter',
    warnings: [],
    status: { complete: false, period: 4, periodLabel: '4th', clock: '52:11' },
  })
  const unmarked = statFixture('field-hockey.xml', { ' fhk="1"': '' })
  expect(parseStatFile(unmarked).family).toBe('soccer')
  expect(parseStatFile(unmarked, 'fhockey')).toEqual(hockey)
  // The mark stays, so that the file is refused for a soccer game.
  expect(parseStatFile(statFixture('field-hockey.xml'), 'wsoc').family).toBe('field-hockey')
  expect(
    parseStatFile(
      statFixture('field-hockey.xml', {
        'clock="52:11"></status>': 'clock="60:00"></status>',
        'end=""': 'end="3:37"',
      }),
    ).status,
  ).toMatchObject({ complete: true })
})

test('field hockey: reads penalty corners, cards and defensive saves [GM-01]', () => {
  expect(hockey.homeTeam.totals.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'goals 1',
    'assists 0',
    'shots 9',
    'shots-on-goal 8',
    'defensive-saves 1',
    'cards 1-0-0',
    'penalty-corners 6',
  ])
  expect(hockey.homeTeam.tables[0]?.columns.map(({ label }) => label)).toEqual([
    'Min',
    'G',
    'A',
    'Pts',
    'Sh',
    'SOG',
    'GW',
    'DSv',
    'GC',
    'YC',
    'RC',
  ])
  expect(hockey.homeTeam.tables[0]?.rows[0]?.cells.join(' ')).toBe('52 1 0 2 9 8 0 1 1 0 0')
  expect(hockey.plays.at(-1)?.plays[0]?.text).toBe('Penalty corner by HV Maia THORN [52:11].')
})
