import { expect, test } from 'vitest'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { parseStatFile } from './parse.ts'

const live = parseStatFile(statFixture('hockey-live.xml'))

test('ice hockey: reads the overtime of a tied game [GM-01]', () => {
  expect(live.status).toEqual({
    started: true,
    complete: false,
    period: 4,
    regulation: 3,
    periodLabel: 'OT',
    clock: '03:20',
  })
  expect(live).toMatchObject({
    family: 'hockey',
    periodName: 'Period',
    periodLabels: ['1', '2', '3', 'OT'],
    warnings: [],
    venue: { stadium: 'Floe Rink', attendance: 3104 },
  })
})

test('ice hockey: ends a tied game after overtime, only when its clock has run out [GM-01]', () => {
  const at = (clock: string, end: string) =>
    parseStatFile(
      statFixture('hockey-live.xml', {
        'period="4" clock="03:20"': `period="4" clock="${clock}"`,
        'end=""': `end="${end}"`,
      }),
    ).status.complete
  expect([at('00:00', '9:40 pm'), at('00:00', ''), at('03:20', '9:40 pm')]).toEqual([
    true,
    false,
    false,
  ])
})

test('ice hockey: reads special teams, face-offs, penalty seconds as minutes [GM-01]', () => {
  expect(live.visitingTeam.totals.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'goals 2',
    'assists 3',
    'shots 25',
    'saves 28',
    'power-play 1-4',
    'penalties 3-14',
    'face-offs 21',
    'blocks 6',
  ])
  const [skaters, goalkeeping] = live.visitingTeam.tables
  expect(skaters?.columns.map(({ label }) => label)).toEqual([
    'G',
    'A',
    'Pts',
    '+/-',
    'Sh',
    'PP',
    'SH',
    'GW',
    'Pen',
    'PIM',
    'FOW',
    'FOL',
    'Blk',
  ])
  expect(
    skaters?.rows.map(({ name, position, cells }) => `${name} ${position} ${cells.join(' ')}`),
  ).toEqual([
    'Maia Thorn C 2 0 2 1 25 1 0 0 1 10 21 25 0',
    'Wren Abbott D 0 3 3 -2 0 0 0 0 2 4 0 0 6',
  ])
  expect(goalkeeping?.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['Dot Keel', '61:40', '2', '28', '30', '.933', ''],
  ])
  expect(live.scoring.map(({ text }) => text)).toEqual([
    'Maia Thorn (assist by Wren Abbott, power play)',
    'Ida Storm',
    'Ida Storm (short-handed)',
    'Maia Thorn (empty net)',
  ])
})

test('ice hockey: accepts each root element that programs use [GM-01]', () => {
  const text = new TextDecoder().decode(statFixture('hockey-live.xml'))
  for (const root of ['icgame', 'hkgame', 'hygame'])
    expect(parseStatFile(new TextEncoder().encode(text.replaceAll('ihgame', root)))).toEqual(live)
})
