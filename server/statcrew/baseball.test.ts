import { expect, test } from 'vitest'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { parseStatFile } from './parse.ts'

const final = parseStatFile(statFixture('baseball-final.xml'))

test('baseball: reads seven innings, R H E, and an X for no home half [GM-01] [Q26]', () => {
  expect(final).toMatchObject({
    family: 'baseball',
    periodName: 'Inning',
    periodLabels: ['1', '2', '3', '4', '5', '6', '7'],
  })
  expect(final.status).toEqual({
    started: true,
    complete: true,
    period: 2,
    regulation: 7,
    periodLabel: 'Final',
    clock: null,
  })
  expect(final.homeTeam.scoreByPeriod).toEqual(['0', '2', '0', '0', '0', '0', 'X'])
  expect(final.visitingTeam.lineTotals).toEqual([
    { label: 'R', title: 'Runs', value: '1' },
    { label: 'H', title: 'Hits', value: '1' },
    { label: 'E', title: 'Errors', value: '1' },
  ])
  expect(final.venue).toMatchObject({
    date: '2026-03-07',
    weather: 'Temp: 59F',
    isAPostseasonGame: true,
    officials: [
      { title: 'Plate', name: 'Ola Strand' },
      { title: 'First base', name: 'Kit Rowe' },
    ],
  })
  expect(final.homeTeam.rank).toBe('11')
})

test('baseball: orders batters, and reads innings as text [GM-01] [Q57] [Q58]', () => {
  const [batting, pitching, fielding] = final.visitingTeam.tables
  expect(batting?.rows.map((row) => [row.name, row.uni, row.position, row.indent])).toEqual([
    ['T.J. Ash', '00', 'cf', false],
    ['Bo Lund', '2', 'ss', false],
    ['Ansel Pike', '25', 'PH', true],
  ])
  expect(batting?.total?.slice(0, 6)).toEqual(['5', '1', '1', '1', '1', '1'])
  expect(pitching?.rows.map((row) => [row.name, ...row.cells.slice(0, 3)])).toEqual([
    ['Rufus Vane', 'L', '5.2', '2'],
    ['Silas Tarn', '', '0.1', '0'],
  ])
  expect(final.homeTeam.tables.find((table) => table.key === 'pitching')?.rows[0]?.cells[0]).toBe(
    'W',
  )
  expect(fielding?.rows.map((row) => [row.name, ...row.cells.slice(0, 3)])).toEqual([
    ['T.J. Ash', '9', '0', '0'],
    ['Bo Lund', '9', '0', '1'],
    ['Rufus Vane', '0', '1', '0'],
  ])
})

test('baseball: groups plays by half inning with score, scoring plays as summary [GM-01]', () => {
  expect(final.plays.map((group) => [group.period, group.plays.length])).toEqual([
    ['Top 1st', 3],
    ['Bot 2nd', 2],
  ])
  expect(final.scoring).toEqual([
    {
      period: 'Top 1st',
      clock: null,
      side: 'visitor',
      text: 'T.J. Ash homered to left center, RBI (1-2 BSKF).',
      home: '0',
      visitor: '1',
    },
    {
      period: 'Bot 2nd',
      clock: null,
      side: 'home',
      text: 'Cato Nyman doubled, RBI; Gil Moor scored, unearned.',
      home: '2',
      visitor: '1',
    },
  ])
  expect(final.plays[1]?.plays[1]).toMatchObject({
    side: 'visitor',
    text: 'HV substitution: Silas Tarn replaces Rufus Vane at p.',
    score: null,
  })
})

test('baseball: names the half inning of a live game [GM-01]', () => {
  const live = { '<status complete="Y" gamestatus="final"/>': '<status complete="N"/>' }
  const statusOf = (changes: Record<string, string>) =>
    parseStatFile(statFixture('baseball-final.xml', changes))
  const bottom = statusOf(live)
  expect(bottom.status).toMatchObject({ started: true, complete: false, periodLabel: 'Bot 2nd' })
  const homeHalf =
    /<inning number="2">[^]*<\/inning>/.exec(
      new TextDecoder().decode(statFixture('baseball-final.xml')),
    )?.[0] ?? ''
  expect(statusOf({ ...live, [homeHalf]: '' }).status.periodLabel).toBe('Mid 1st')
  expect(
    statusOf({ ...live, [homeHalf]: '', '<runner name="Ash,TJ" out="1"/>': '' }).status.periodLabel,
  ).toBe('Top 1st')
  expect(
    statusOf({
      '<status complete="Y" gamestatus="final"/>': '<status complete="N" inning="5" vh="V"/>',
    }).status.periodLabel,
  ).toBe('Top 5th')
  expect(bottom.homeTeam.scoreByPeriod).toEqual(['0', '2', '0', '0', '0', '0', ''])
})

test('baseball: widens the line for extra innings, narrows it for a short game [GM-01]', () => {
  const extra = parseStatFile(
    statFixture('baseball-final.xml', {
      '<lineinn inn="7" score="0"/>':
        '<lineinn inn="7" score="0"/><lineinn inn="8" score="0"/><lineinn inn="9" score="0"/>',
    }),
  )
  expect(extra.periodLabels).toHaveLength(9)
  const short = parseStatFile(
    statFixture('baseball-final.xml', {
      '<lineinn inn="7" score="0"/>': '',
      '<lineinn inn="6" score="0"/>': '',
    }),
  )
  expect(short.periodLabels).toHaveLength(5)
  expect(short.homeTeam.scoreByPeriod).toEqual(['0', '2', '0', '0', '0'])
})

test('softball: ends a run-rule game by its end time; baseball plays on [GM-01]', () => {
  const early = (inning: number, runs: number, sport: string) =>
    parseStatFile(
      statFixture('baseball-final.xml', {
        '<status complete="Y" gamestatus="final"/>': `<status inning="${inning}"/>`,
        'runs="2" hits="2"': `runs="${runs}" hits="2"`,
      }),
      sport,
    ).status.complete
  expect([
    early(5, 9, 'softball'),
    early(4, 9, 'softball'),
    early(5, 8, 'softball'),
    early(5, 9, 'baseball'),
  ]).toEqual([true, false, false, false])
})

test('baseball: shows records of the season, not those of the game alone [GM-01]', () => {
  const decisions = (changes: Record<string, string>) =>
    ['home', 'visiting'].map(
      (side) =>
        parseStatFile(statFixture('baseball-final.xml', changes))[
          `${side}Team` as 'homeTeam' | 'visitingTeam'
        ].tables.find(({ key }) => key === 'pitching')?.rows[0]?.cells[0],
    )
  expect(decisions({})).toEqual(['W', 'L'])
  expect(decisions({ 'win="1-0"': 'win="5-2"' })).toEqual(['W (5-2)', 'L (0-1)'])
})
