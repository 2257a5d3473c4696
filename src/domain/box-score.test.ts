import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStatFile } from '../../server/statcrew/parse.ts'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { sampleLive } from '../../tests/support/sample-game.ts'
import type { BoxScore } from '../contract/schema/box-score.ts'
import { comparisonOf, gameFacts, leadersOf, lineScoreOf, playFeed } from './box-score.ts'

function box(name: string, some: Partial<BoxScore> = {}): BoxScore {
  const { warnings: _, ...file } = parseStatFile(statFixture(`${name}.xml`))
  const { homeTeam, visitingTeam } = file
  return {
    ...file, gameId: 1, version: 5, updatedAt: '', thisTeamIsHomeTeam: true, homeTeamName: homeTeam.name, visitingTeamName: visitingTeam.name, homeTeamScore: homeTeam.score,
    visitingTeamScore: visitingTeam.score, periodScoresHome: homeTeam.scoreByPeriod, periodScoresAway: visitingTeam.scoreByPeriod, ...some,
  }
}

describe('[RT-06] leaders', () => {
  test.each([
    ['football-final', ['Passing yards', 'Rushing yards', 'Receiving yards']],
    ['baseball-final', ['Hits', 'Runs batted in', 'Strikeouts']],
    ['volleyball-live', ['Kills', 'Assists', 'Digs']],
    ['lacrosse-live', ['Goals', 'Saves', 'Draw controls']],
  ])('%s has its three', (name, titles) => expect(leadersOf(box(name)).map(({ title }) => title)).toEqual(titles))

  test('the better of both teams first, the other beside', () => {
    expect(leadersOf(box('lacrosse-live'))[0]).toMatchObject({ best: { side: 'home', name: 'Ida Storm', value: '2', detail: '6 Sh, 0 A' }, other: { side: 'visitor', value: '1' } })
  })

  test('three places before anything has happened; the pseudo-player TEAM leads nothing (Q62)', () => {
    const empty = box('football-final')
    const none = { ...empty, homeTeam: { ...empty.homeTeam, tables: [] }, visitingTeam: { ...empty.visitingTeam, tables: [] } }
    expect(leadersOf(none).map(({ best }) => best)).toEqual([null, null, null])
    const rows = empty.visitingTeam.tables.map((table) => ({ ...table, rows: table.rows.map((row) => ({ ...row, name: 'TEAM' })) }))
    expect(leadersOf({ ...none, visitingTeam: { ...empty.visitingTeam, tables: rows } }).every(({ best }) => best === null)).toBe(true)
  })
})

describe('[RT-06] line score', () => {
  test('visitors first, with innings, X and R H E as given (Q25, Q26)', () => {
    const { labels, lines } = lineScoreOf(box('baseball-final'), null)
    expect(labels).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(lines.map(({ side, ours, score, periods }) => [side, ours, score, periods.join()])).toEqual([['visitor', false, '1', '1,0,0,0,0,0,0'], ['home', true, '2', '0,2,0,0,0,0,X']])
    expect(lines[1].totals.map(({ label, value }) => label + value)).toEqual(['R2', 'H2', 'E0'])
  })

  test('a newer state from the stream fills score, periods and R; an older one or another game\'s does not', () => {
    const live = sampleLive({ version: 6, teamScore: '4', opponentScore: '1', teamPeriods: ['0', '2', '2'], opponentPeriods: ['1', '0', '0'] })
    const [visitor, home] = lineScoreOf(box('baseball-final'), live).lines
    expect([visitor.score, home.score, home.periods.join(), home.totals[0]?.value]).toEqual(['1', '4', '0,2,2', '4'])
    for (const stale of [{ ...live, version: 5 }, { ...live, gameId: 2 }]) expect(lineScoreOf(box('baseball-final'), stale).lines[1].score).toBe('2')
  })

  test('periods above regulation are overtime (Q28)', () => {
    const live = sampleLive({ version: 9, teamPeriods: ['7', '0', '0', '0', '3', '3'], opponentPeriods: ['7', '0', '0', '0', '3'] })
    expect(lineScoreOf(box('football-final'), live).labels).toEqual(['1', '2', '3', '4', 'OT', 'OT 2'])
  })

  test('a set that is being played grows the line, not shortens it', () => {
    expect(lineScoreOf(box('volleyball-live'), null).labels.length).toBeGreaterThanOrEqual(2)
  })
})

describe('[RT-06] team totals', () => {
  test('bars are shares of the larger; minutes count as minutes, a loss has no length', () => {
    const totals = (values: string[]) => ({ ...box('football-final').homeTeam, totals: values.map((value, i) => ({ key: String(i), label: '', value })) })
    const rows = comparisonOf({ visitingTeam: totals(['31:20', '5-45', '-6', '0', '—', '20-33-0']), homeTeam: totals(['15:40', '10-80', '12', '0', '3', '21-27-0']) })
    expect(rows.map(({ bars }) => bars && [bars.visitor, bars.home])).toEqual([[100, 50], [50, 100], [0, 100], [0, 0], null, null])
  })

  test('never below 0 or above 100, whatever the file says', () => {
    const { homeTeam } = box('football-final')
    const team = (value: string) => ({ ...homeTeam, totals: [{ key: 'x', label: 'X', value }] })
    fc.assert(fc.property(fc.oneof(fc.string(), fc.double().map(String)), fc.oneof(fc.string(), fc.integer().map(String)), (a, b) => {
      const bars = comparisonOf({ visitingTeam: team(a), homeTeam: team(b) })[0]?.bars
      for (const bar of bars ? [bars.visitor, bars.home] : []) expect(bar).toSatisfy((width: number) => width >= 0 && width <= 100)
    }))
  })
})

test('[RT-06] plays: newest period and play first while the game is on, from the start when it is over', () => {
  const periods = (name: string) => playFeed(box(name)).map(({ period }) => period)
  expect(periods('volleyball-live')).toEqual(['Set 2', 'Set 1'])
  expect(playFeed(box('volleyball-live'))[0]?.plays[0]?.id).toBe(box('volleyball-live').plays.at(-1)?.plays.at(-1)?.id)
  expect(periods('baseball-final')).toEqual(['Top 1st', 'Bot 2nd'])
})

test('[RT-06] an empty official and a crowd of nobody are not facts (Q61)', () => {
  const { venue } = box('football-final')
  const facts = gameFacts({ venue: { ...venue, attendance: null, officials: [{ title: 'Referee', name: ' , ' }], weather: ' ' } })
  expect(facts.map(({ label }) => label)).not.toContain('Attendance')
  expect(facts.map(({ label }) => label)).not.toContain('Officials')
  expect(facts.map(({ label }) => label)).not.toContain('Weather')
})
