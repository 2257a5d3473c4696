import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStatFile } from '../../../server/statcrew/parse.ts'
import { statFixture } from '../../../tests/fixtures/statcrew/read-fixture.ts'
import { sampleGame, sampleLive } from '../../../tests/support/sample-game.ts'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import { compareTeams } from './team-comparison.ts'
import {
  gameFacts,
  buildLineScore,
  playText,
  shortName,
  currentSituation,
  findPossession,
  formatSituation,
} from './box-score.ts'
import { playFeed } from './plays.ts'
import { findLeaders } from './box-leaders.ts'

function box(name: string, some: Partial<BoxScore> = {}): BoxScore {
  const { warnings: _, ...file } = parseStatFile(statFixture(`${name}.xml`))
  const { homeTeam, visitingTeam } = file
  return {
    ...file,
    gameId: 1,
    version: 5,
    updatedAt: '',
    thisTeamIsHomeTeam: true,
    homeTeamName: homeTeam.name,
    visitingTeamName: visitingTeam.name,
    homeTeamScore: homeTeam.score,
    visitingTeamScore: visitingTeam.score,
    periodScoresHome: homeTeam.scoreByPeriod,
    periodScoresAway: visitingTeam.scoreByPeriod,
    corrections: [],
    ...some,
  }
}

const zone = 'America/Chicago'

describe('leaders [RT-06]', () => {
  test.each([
    ['football-final', ['Passing yards', 'Rushing yards', 'Receiving yards']],
    ['baseball-final', ['Hits', 'Runs batted in', 'Strikeouts']],
    ['volleyball-live', ['Kills', 'Assists', 'Digs']],
    ['lacrosse-live', ['Goals', 'Saves', 'Draw controls']],
  ])('%s has its three', (name, titles) =>
    expect(findLeaders(box(name)).map(({ title }) => title)).toEqual(titles),
  )

  test('show the better of both teams first, the other beside', () => {
    expect(findLeaders(box('lacrosse-live'))[0]).toMatchObject({
      best: { side: 'home', name: 'Ida Storm', value: '2', detail: '6 Sh, 0 A' },
      other: { side: 'visitor', value: '1' },
    })
  })

  test('have three places before the first play, and never the pseudo-player TEAM [Q62]', () => {
    const empty = box('football-final')
    const none = {
      ...empty,
      homeTeam: { ...empty.homeTeam, tables: [] },
      visitingTeam: { ...empty.visitingTeam, tables: [] },
    }
    expect(findLeaders(none).map(({ best }) => best)).toEqual([null, null, null])
    const rows = empty.visitingTeam.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => ({ ...row, name: 'TEAM' })),
    }))
    expect(
      findLeaders({ ...none, visitingTeam: { ...empty.visitingTeam, tables: rows } }).every(
        ({ best }) => best === null,
      ),
    ).toBe(true)
  })
})

describe('line score [RT-06]', () => {
  test('lists visitors first, with innings, X and R H E as given [Q25] [Q26]', () => {
    const { labels, lines } = buildLineScore(box('baseball-final'), null)
    expect(labels).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(
      lines.map(({ side, ours, score, periods }) => [side, ours, score, periods.join()]),
    ).toEqual([
      ['visitor', false, '1', '1,0,0,0,0,0,0'],
      ['home', true, '2', '0,2,0,0,0,0,X'],
    ])
    expect(lines[1].totals.map(({ label, value }) => label + value)).toEqual(['R2', 'H2', 'E0'])
  })

  test('has no set that was not played', () => {
    const file = box('volleyball-final')
    const padded = (team: BoxScore['homeTeam']) => ({
      ...team,
      scoreByPeriod: [...team.scoreByPeriod.slice(0, 4), '0'],
    })
    const four = {
      ...file,
      homeTeam: padded(file.homeTeam),
      visitingTeam: padded(file.visitingTeam),
    }
    expect(buildLineScore(file, null).labels).toEqual(['1', '2', '3', '4', '5'])
    expect(buildLineScore(four, null).labels).toEqual(['1', '2', '3', '4'])
    const isOn = { ...four, status: { ...four.status, complete: false } }
    expect(buildLineScore(isOn, null).labels).toHaveLength(5)
  })

  test('takes a newer live state of the same game, not an older or another game’s', () => {
    const live = sampleLive({
      version: 6,
      teamScore: '4',
      opponentScore: '1',
      teamPeriods: ['0', '2', '2'],
      opponentPeriods: ['1', '0', '0'],
    })
    const [visitor, home] = buildLineScore(box('baseball-final'), live).lines
    expect([visitor.score, home.score, home.periods.join(), home.totals[0]?.value]).toEqual([
      '1',
      '4',
      '0,2,2',
      '4',
    ])
    for (const stale of [
      { ...live, version: 5 },
      { ...live, gameId: 2 },
    ])
      expect(buildLineScore(box('baseball-final'), stale).lines[1].score).toBe('2')
  })

  test('names periods after regulation as overtime [Q28]', () => {
    const live = sampleLive({
      version: 9,
      teamPeriods: ['7', '0', '0', '0', '3', '3'],
      opponentPeriods: ['7', '0', '0', '0', '3'],
    })
    expect(buildLineScore(box('football-final'), live).labels).toEqual([
      '1',
      '2',
      '3',
      '4',
      'OT',
      'OT 2',
    ])
  })

  test('adds the set in progress', () => {
    expect(buildLineScore(box('volleyball-live'), null).labels.length).toBeGreaterThanOrEqual(2)
  })
})

describe('team totals [RT-06]', () => {
  test('have bars as shares of the larger value, minutes as numbers, none for losses', () => {
    const totals = (values: string[]) => ({
      ...box('football-final').homeTeam,
      totals: values.map((value, i) => ({ key: String(i), label: '', value })),
    })
    const rows = compareTeams({
      visitingTeam: totals(['31:20', '5-45', '-6', '0', '—', '20-33-0']),
      homeTeam: totals(['15:40', '10-80', '12', '0', '3', '21-27-0']),
    })
    expect(rows.map(({ bars }) => bars && [bars.visitor, bars.home])).toEqual([
      [100, 50],
      [50, 100],
      [0, 100],
      null,
      null,
    ])
  })

  test('name what they are of, and have no bar for figures of two kinds', () => {
    const team = {
      ...box('football-final').homeTeam,
      totals: [
        { key: 'first-downs-by', label: 'Rush-Pass-Penalty', value: '7-17-1' },
        { key: 'fumbles', label: 'Fumbles-lost', value: '2-1' },
        { key: 'plays', label: 'Plays', value: '60' },
      ],
    }
    const rows = compareTeams({ visitingTeam: team, homeTeam: team })
    expect(rows.map(({ label, bars }) => [label, bars !== null])).toEqual([
      ['First downs by rush-pass-penalty', false],
      ['Fumbles-lost', false],
      ['Plays', true],
    ])
  })

  test('have the shares of shots, none without an attempt', () => {
    const totals = (values: Record<string, string>) => ({
      ...box('football-final').homeTeam,
      totals: Object.entries(values).map(([key, value]) => ({ key, label: '', value })),
    })
    const rows = compareTeams({
      visitingTeam: totals({
        'field-goals': '25-52',
        'free-throws': '0-0',
        'third-downs': '61-160',
        rebounds: '30',
      }),
      homeTeam: totals({
        'field-goals': '27-42',
        'free-throws': '10-14',
        'third-downs': '50-100',
        rebounds: '24',
      }),
    })
    expect(rows.map(({ percents }) => percents)).toEqual([
      { visitor: '.481', home: '.643' },
      { visitor: '', home: '.714' },
      { visitor: '38%', home: '50%' },
      null,
    ])
  })

  test('mark the better team, convert rates and pairs, and leave out empty rows', () => {
    const totals = (values: Record<string, string>) => ({
      ...box('football-final').homeTeam,
      totals: Object.entries(values).map(([key, value]) => ({ key, label: '', value })),
    })
    const rows = compareTeams({
      visitingTeam: totals({
        'first-downs': '14',
        penalties: '2-20',
        'third-downs': '6-11',
        punts: '5-45.4',
        'attack-errors': '3',
        sacks: '2-9',
        fumbles: '0-0',
        'fourth-downs': '0-0',
      }),
      homeTeam: totals({
        'first-downs': '20',
        penalties: '3-15',
        'third-downs': '7-14',
        punts: '6-38.7',
        'attack-errors': '5',
        sacks: '2-4',
        fumbles: '0-0',
        'fourth-downs': '1-2',
      }),
    })
    expect(rows.map(({ key, better, bars }) => [key, better, bars?.visitor, bars?.home])).toEqual([
      ['first-downs', 'home', 70, 100],
      ['penalties', 'home', 100, 75],
      ['third-downs', 'visitor', 54.5, 50],
      ['punts', 'visitor', 100, 85.2],
      ['attack-errors', 'visitor', 60, 100],
      ['sacks', null, 100, 100],
      ['fourth-downs', 'home', 0, 50],
    ])
  })

  test('are always between 0 and 100', () => {
    const { homeTeam } = box('football-final')
    const team = (value: string) => ({ ...homeTeam, totals: [{ key: 'x', label: 'X', value }] })
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String)),
        fc.oneof(fc.string(), fc.integer().map(String)),
        (a, b) => {
          const bars = compareTeams({ visitingTeam: team(a), homeTeam: team(b) })[0]?.bars
          for (const bar of bars ? [bars.visitor, bars.home] : [])
            expect(bar).toSatisfy((width: number) => width >= 0 && width <= 100)
        },
      ),
    )
  })
})

test('lists plays newest first during the game, from the start afterwards [RT-06]', () => {
  const periods = (name: string) => playFeed(box(name)).map(({ period }) => period)
  expect(periods('volleyball-live')).toEqual(['Set 2', 'Set 1'])
  expect(playFeed(box('volleyball-live'))[0]?.plays[0]?.id).toBe(
    box('volleyball-live').plays.at(-1)?.plays.at(-1)?.id,
  )
  expect(periods('baseball-final')).toEqual(['Top 1st', 'Bot 2nd'])
})

test('leaves out an empty official and an attendance of 0 [RT-06] [Q61]', () => {
  const { venue } = box('football-final')
  for (const [start, shown] of [
    ['02:30 PM', '2:30 p.m. CT'],
    ['07:00 PM', '7 p.m. CT'],
    ['5 PM', '5 p.m. CT'],
    ['10:05 am', '10:05 a.m. CT'],
    ['12:00 PM', 'Noon CT'],
    ['Noon', 'Noon CT'],
  ])
    expect(
      gameFacts({ venue: { ...venue, start: start! } }, zone).find(({ label }) => label === 'Start')
        ?.value,
    ).toBe(shown)
  const facts = gameFacts(
    {
      venue: {
        ...venue,
        attendance: null,
        officials: [{ title: 'Referee', name: ' , ' }],
        weather: ' ',
      },
    },
    zone,
  )
  expect(facts.map(({ label }) => label)).not.toContain('Attendance')
  expect(facts.map(({ label }) => label)).not.toContain('Officials')
  expect(facts.map(({ label }) => label)).not.toContain('Weather')
})

test.each([
  [
    'Ada Byron rush left for 3 yards gain to the HSU00 TOUCHDOWN, 1ST DOWN, clock 06:54.',
    'Ada Byron rush left for 3 yards to the HSU goal line, touchdown',
  ],
  [
    'Bo Reed kickoff 65 yards to the HSU05, 1ST DOWN.',
    'Bo Reed kickoff 65 yards to the HSU 5, first down',
  ],
  [
    'Bo Reed punt 49 yards to the DUN05 Zaire Ellison II return 15 yards to the DUN20 (Al Ray).',
    'Bo Reed punt 49 yards to the DUN 5, Zaire Ellison II return 15 yards to the DUN 20 (Al Ray)',
  ],
  [
    'Bo Reed punt 50 yards to the DUN18 fair catch by Zaire Ellison II.',
    'Bo Reed punt 50 yards to the DUN 18, fair catch by Zaire Ellison II',
  ],
  [
    'Bo Reed field goal attempt from 47 yards GOOD, clock 02:52.',
    'Bo Reed 47-yard field goal is good',
  ],
  [
    'Bo Reed field goal attempt from 50 yards MISSED - wide left, clock 02:52.',
    'Bo Reed 50-yard field goal is no good, wide left',
  ],
  [
    'PENALTY HSU Delay of Game (Tomasz Ray) 5 yards from HSU49 to HSU44. NO PLAY.',
    'Penalty on HSU: delay of game, 5 yards from HSU 49 to HSU 44, no play',
  ],
  [
    'PENALTY HSU Holding (Tomasz Ray) 10 yards from HSU45 to HSU35. NO PLAY.',
    'Penalty on HSU: holding (Tomasz Ray), 10 yards from HSU 45 to HSU 35, no play',
  ],
  ['Bo Reed grounded out to 2b (0-0 ).', 'Bo Reed grounded out to 2b'],
  ['Bo Reed walked (3-2 BKBFBB).', 'Bo Reed walked (3-2)'],
  ['[Wren Rigby] Kill by Ida Storm from (Ada Byron)', 'Kill by Ida Storm from Ada Byron'],
  ['Harlan State drive start at 06:51.', 'Harlan State drive, 6:51'],
  [
    'PENALTY HSU Holding 10 yards from HSU50 to HSU40. NO PLAY.',
    'Penalty on HSU: holding, 10 yards from HSU 50 to HSU 40, no play',
  ],
  ['[Wren Rigby] Service error.', 'Service error by Wren Rigby'],
  ['[Wren Rigby] Service ace (Ida Storm)', 'Service ace by Wren Rigby (Ida Storm)'],
  ['[Wren Rigby] Attack error by Ida Storm.', 'Attack error by Ida Storm'],
  ['Pass incomplete to Zaire Ellison Jr.', 'Pass incomplete to Zaire Ellison Jr.'],
  ['PENALTY HSU Holding declined.', 'Penalty on HSU: holding, declined'],
  ['NO PLAY, Bo Reed rush left.', 'No play, Bo Reed rush left'],
  ['Bo Reed kick attempt good.', 'Bo Reed extra point good'],
  ['Bo Reed kick attempt failed (Al Ray).', 'Bo Reed extra point no good (Al Ray)'],
  ['Bo Reed rush attempt failed.', 'Bo Reed two-point run failed'],
  ['Bo Reed pass attempt to Al Ray good.', 'Bo Reed two-point pass to Al Ray good'],
  ['Bo Reed rush left. PENALTY HSU (12 men)', 'Bo Reed rush left. Penalty HSU (12 men)'],
])('writes %s as %s [RT-06]', (text, told) => expect(playText(text, ['HSU', 'DUN'])).toBe(told))

test('puts the heading of a drive above its plays, newest drive first [RT-06]', () => {
  const play = (id: string, text = id) => ({ id, side: null, clock: null, text, score: null })
  const { status } = box('football-overtime-live')
  const plays = [
    play('1'),
    play('a', 'HSU drive start at 1:00.'),
    play('2'),
    play('3'),
    play('b', 'DUN drive start at 0:30.'),
    play('4'),
    play('5'),
  ]
  expect(
    playFeed({ status, plays: [{ period: '1st', plays }] })[0]
      ?.plays.map(({ id }) => id)
      .join(''),
  ).toBe('b54a321')
})

test('returns short names [RT-06]', () =>
  expect(
    ['Asher Sedgwick III', 'Ines de la Croix', 'Team', 'Khôi Nguyễn', 'J. Reed'].map((name) =>
      shortName(name),
    ),
  ).toEqual(['A. Sedgwick III', 'I. de la Croix', 'Team', 'K. Nguyễn', 'J. Reed']))

test('tells namesakes of a table apart [RT-06]', () => {
  const team = ['Malik Dantzler', 'Miles Dantzler', 'Mia Sands', 'Al Ray', 'Alfred Ray']
  expect(team.map((name) => shortName(name, team))).toEqual([
    'Ma. Dantzler',
    'Mi. Dantzler',
    'M. Sands',
    'Al Ray',
    'Alf. Ray',
  ])
})

test('has no situation of a half that is over, and no possession at halftime [GM-03]', () => {
  const box = (words: string) => ({
    family: 'football' as const,
    situation: { side: 'home' as const, words },
  })
  const at = (periodLabel: string, clock: string | null) =>
    sampleGame({ gameState: 3, live: sampleLive({ periodLabel, clock }) })
  const [second, halftime] = [at('2nd', '00:09'), at('Half', null)]
  const [down, kickoff] = [box('2nd & 10 at HSU 45'), box('Second-half kickoff')]
  expect(currentSituation(down, second)).toEqual(down.situation)
  expect(findPossession(down, second)).toEqual({ side: 'home', words: 'has the ball' })
  // The box score may be older or newer than the state of the game.
  expect(currentSituation(down, halftime)).toBeNull()
  expect(currentSituation(kickoff, at('3rd', '15:00'))).toBeNull()
  expect(currentSituation(kickoff, halftime)).toEqual(kickoff.situation)
  expect(findPossession(kickoff, halftime)).toBeNull()
  expect(currentSituation(down, sampleGame({ gameState: 8 }))).toBeNull()
})

test('says who is tied for the lead [GM-03]', () => {
  const basketball = box('basketball-final')
  const leaderOf = (values: string[]) => {
    const table = basketball.visitingTeam.tables.find(({ key }) => key === 'players')!
    const column = table.columns.findIndex(({ key }) => key === 'ast')
    const rows = ['Ada Byron', 'Bo Rand', 'Cy Poe'].map((name, i) => ({
      ...table.rows[0]!,
      name,
      cells: table.columns.map((_, j) => (j === column ? values[i]! : '0')),
    }))
    const visitingTeam = { ...basketball.visitingTeam, tables: [{ ...table, rows }] }
    const { best, other } = findLeaders({ ...basketball, visitingTeam })[2]!
    return [best, other].find((leader) => leader?.side === 'visitor')!.detail
  }
  expect(leaderOf(['4', '3', '3'])).toMatch(/TO/)
  expect(leaderOf(['4', '4', '3'])).toBe('0 TO, 0 Stl · tied with B. Rand')
  expect(leaderOf(['4', '4', '4'])).toBe('0 TO, 0 Stl · tied with 2 others')
})

test('leaves out of a leader what was never attempted [GM-03]', () => {
  const basketball = box('basketball-final')
  const table = basketball.homeTeam.tables.find(({ key }) => key === 'players')!
  const cellOf: Record<string, string> = { pts: '50', fgm: '6', fga: '10' }
  const cells = table.columns.map(({ key }) => cellOf[key] ?? '0')
  const rows = [{ ...table.rows[0]!, name: 'Ada Byron', cells }]
  const homeTeam = { ...basketball.homeTeam, tables: [{ ...table, rows }] }
  const points = findLeaders({ ...basketball, homeTeam })[0]!
  expect([points.best, points.other].find((leader) => leader?.side === 'home')!.detail).toBe(
    '6/10 FG',
  )
})

test('names a kick in place of the down [GM-03]', () => {
  const football = box('football-final')
  const of = (words: string) => formatSituation({ ...football, situation: { side: 'home', words } })
  expect(of('Kickoff')).toBe('LKS kicks off')
  expect(of('Second-half kickoff')).toBe('LKS receives the second-half kickoff')
  expect(of('Try')).toBe('LKS extra-point attempt')
  expect(of('1st & 10 at LKS 35')).toBe('LKS ball, 1st & 10 at LKS 35')
})

test.each([
  ['Temp: 65F', '65°F'],
  ['Temp: 75F Sunny', 'Sunny, 75°F'],
  ['Cloudy, 61°F, wind NW 7mph', 'Cloudy, 61°F, NW 7 mph'],
  ['Light rain, 55 °F', 'Light rain, 55°F'],
])('writes the weather %s as %s [RT-06]', (weather, words) => {
  const { venue } = box('football-final')
  const facts = gameFacts({ venue: { ...venue, weather } }, zone)
  expect(facts.find(({ label }) => label === 'Weather')?.value).toBe(words)
})
