import { expect, test } from 'vitest'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { parseStatFile } from './parse.ts'

const live = parseStatFile(statFixture('volleyball-live.xml'))
const final = parseStatFile(statFixture('volleyball-final.xml'))

test('volleyball: counts sets won as the score, not points [GM-01] [Q27]', () => {
  expect([final.visitingTeam.score, final.homeTeam.score]).toEqual(['2', '3'])
  expect(final.status).toEqual({
    started: true,
    complete: true,
    period: 5,
    regulation: 5,
    periodLabel: 'Final',
    clock: null,
  })
  expect(final.scoring.map((set) => `${set.text} ${set.visitor}-${set.home}`)).toEqual([
    'Harbor Valley won set 1, 25-10 1-0',
    'Harbor Valley won set 2, 25-10 2-0',
    'Lakeshore State won set 3, 25-20 2-1',
    'Lakeshore State won set 4, 25-20 2-2',
    'Lakeshore State won set 5, 15-13 2-3',
  ])
  // The visitors scored more points and lost.
  expect(
    parseStatFile(
      statFixture('volleyball-final.xml', {
        'vscore="2" hscore="3"': '',
        'score="2"': 'score="103"',
        'score="3"': 'score="85"',
      }),
    ).warnings,
  ).toHaveLength(2)
})

test('volleyball: names the current set, and sums up finished sets only [GM-01]', () => {
  expect(live.status).toEqual({
    started: true,
    complete: false,
    period: 2,
    regulation: 5,
    periodLabel: 'Set 2',
    clock: null,
  })
  expect(live).toMatchObject({ periodLabels: ['1', '2'], periodName: 'Set' })
  expect([live.visitingTeam.score, live.homeTeam.score]).toEqual(['1', '0'])
  expect(live.scoring).toHaveLength(1)
  expect(live.venue).toMatchObject({
    date: '2025-11-29',
    stadium: 'Cask Hall',
    attendance: null,
    officials: [{ title: '1st Referee', name: 'Pia Holm' }],
  })
  expect(live.visitingTeam.record).toBe('16-6-2, 7-3-0')
})

test('volleyball: turns names around in plays, and starts each set at 0 [GM-01]', () => {
  expect(live.plays[0]?.plays[1]).toEqual({
    id: '1-2',
    side: 'visitor',
    clock: null,
    text: '[Kaja Sund] Kill by Alma Vega Ruiz from (Nell Orr)',
    score: { home: '0', visitor: '1' },
  })
  expect(live.plays[0]?.plays[3]?.text).toBe('[Alma Vega Ruiz] Service error.')
  expect(live.plays[1]?.plays.map((play) => play.score)).toEqual([
    { home: '1', visitor: '0' },
    { home: '2', visitor: '0' },
    { home: '2', visitor: '1' },
  ])
  const announced = parseStatFile(
    statFixture('volleyball-live.xml', {
      '<game number="2">':
        '<game number="2"><play number="0" vscore="0" hscore="0" text="Set 2 begins."></play>',
    }),
  )
  expect(announced.plays[1]?.plays[0]?.score).toBeNull()
})

test('volleyball: has a row for each player who played, none for an idle team row [GM-01]', () => {
  expect(
    live.visitingTeam.tables.map((table) => [
      table.key,
      table.rows.map((row) => `${row.name} ${row.position}`),
    ]),
  ).toEqual([
    ['attack', ['Alma Vega Ruiz null', 'Nell Orr L']],
    ['defense', ['Alma Vega Ruiz null', 'Nell Orr L']],
  ])
  expect(live.visitingTeam.tables[0]?.total).toEqual(['', '2', '1', '5', '.200', '2', '0', '3.0'])
})

test('volleyball: does not start a match by announced starters [GM-01]', () => {
  const before = {
    'vscore="1" hscore="0" game="2"': 'vscore="0" hscore="0" game="1"',
    'score="1">': 'score="0">',
  }
  const text = new TextDecoder().decode(statFixture('volleyball-live.xml', before))
  const cut = `${text.slice(0, text.indexOf('<play number="2"'))}</game></plays></vbgame>`
  expect(parseStatFile(new TextEncoder().encode(cut)).status).toMatchObject({
    started: false,
    complete: false,
    periodLabel: '',
  })
})
