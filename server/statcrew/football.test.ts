import { expect, test } from 'vitest'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { parseStatFile } from './parse.ts'

/** The situation of the file's last state. */
const fourthQuarter =
  '<downtogo hasball="V" id="HV " down="2" togo="16" spot="LKS10" qtr="4" clock="00:00"'

const final = parseStatFile(statFixture('football-final.xml'))
const tableOf = (key: string) => final.visitingTeam.tables.find((table) => table.key === key)

test('football: reads header, line score and team totals as stated [GM-01]', () => {
  expect(final).toMatchObject({
    family: 'football',
    source: 'NCAA In-Arena Utility',
    generated: '2025-10-04',
    periodName: 'Quarter',
    periodLabels: ['1', '2', '3', '4'],
  })
  expect(final.venue).toEqual({
    date: '2025-10-04',
    start: '03:36 PM',
    location: 'Lakeshore, Ohio',
    stadium: 'Pinefield Stadium',
    attendance: 12480,
    duration: '03:05',
    weather: 'Cloudy, 61°F, wind NW 7mph',
    isNeutral: false,
    isALeagueGame: true,
    isAPostseasonGame: false,
    doubleheaderGame: null,
    officials: [
      { title: 'Referee', name: 'Aldo Quill' },
      { title: 'Umpire', name: 'Bex Marrow' },
    ],
  })
  expect(final.visitingTeam).toMatchObject({
    id: 'HV',
    name: 'Harbor Valley',
    record: '2-3, 1-1',
    rank: null,
    score: '10',
    scoreByPeriod: ['7', '0', '3', '0'],
  })
  expect(final.homeTeam).toMatchObject({ record: '4-1, 2-0', rank: '21', score: '14' })
  const totals = Object.fromEntries(
    final.visitingTeam.totals.map(({ label, value }) => [label, value]),
  )
  expect(totals).toMatchObject({
    'First downs': '4',
    'Rushing yards': '12',
    'Passing yards': '80',
    'Total offense': '92',
    'Penalties-yards': '2-15',
    'Third-down conversions': '1-3',
    'Time of possession': '28:10',
  })
})

test('football: keeps two players of one jersey number apart in their tables [GM-01] [Q42]', () => {
  const fours = final.visitingTeam.tables.flatMap((table) =>
    table.rows
      .filter((row) => row.uni === '4')
      .map((row) => `${table.key}: ${row.name} ${row.position}`),
  )
  expect(fours).toEqual([
    'passing: Orrin Brandt QB',
    'rushing: Orrin Brandt QB',
    'defense: Wade Sorrel III CB',
  ])
})

test('football: puts the team row last as Team, and reads the totals row [GM-01]', () => {
  expect(tableOf('rushing')?.rows.map((row) => [row.name, row.uni, ...row.cells])).toEqual([
    ['Orrin Brandt', '4', '1', '0', '6', '-6', '-6.0', '0', '0'],
    ['Ines de la Croix', '21', '1', '11', '0', '11', '11.0', '0', '11'],
    ['Team', '', '1', '7', '0', '7', '7.0', '0', '7'],
  ])
  expect(tableOf('rushing')?.total).toEqual(['3', '18', '6', '12', '4.0', '0', '11'])
  expect(tableOf('rushing')?.columns[0]).toEqual({ key: 'att', label: 'Att', title: 'Attempts' })
  expect(tableOf('kicking')?.rows.map((row) => [row.name, ...row.cells])).toEqual([
    ['Tobias Fenn', '1', '2', '38', '0', '1', '1'],
  ])
  expect(
    tableOf('defense')?.rows.map((row) => [row.name, row.cells.slice(0, 4).join(' ')]),
  ).toEqual([
    ['Wade Sorrel III', '2 1 3 1'],
    ['Ines de la Croix', '0 1 1 0.5'],
  ])
})

test('football: has a scoring summary, and a score only on plays that change it [GM-01]', () => {
  expect(
    final.scoring.map(
      (score) =>
        `${score.period} ${score.clock} ${score.side} ${score.text} ${score.visitor}-${score.home}`,
    ),
  ).toEqual([
    '1st 07:57 visitor Ines de la Croix 60 yd pass from Orrin Brandt (Tobias Fenn kick). Drive: 1 play, 75 yards, 01:03 7-0',
    '3rd 09:00 visitor Tobias Fenn 38 yd field goal. Drive: 5 plays, 40 yards, 02:00 10-0',
    '3rd 01:12 home Emil Moss 8 yd run (Pat O’Dell kick) 10-7',
    '4th 00:40 home Emil Moss 1 yd run (Pat O’Dell kick) 10-14',
  ])
  expect(final.plays.map((group) => [group.period, group.plays.length])).toEqual([
    ['1st', 3],
    ['2nd', 2],
    ['3rd', 2],
    ['4th', 3],
  ])
  expect(final.plays[0]?.plays[1]).toEqual({
    id: '1-1-1',
    situation: '1st & 10 at HV 25',
    side: 'visitor',
    clock: '07:57',
    text: 'Shotgun Orrin Brandt pass complete deep left to Ines de la Croix for 60 yards & TOUCHDOWN, clock 07:57.',
    score: { home: '0', visitor: '6' },
  })
  // A play has the time of its snap, a score that of its end.
  expect(final.plays.flatMap(({ plays }) => plays.map(({ clock }) => clock))).toEqual([
    null,
    '07:57',
    null,
    '12:20',
    '00:00',
    '09:00',
    '01:12',
    '00:40',
    '00:31',
    '00:00',
  ])
  expect(
    final.plays
      .flatMap((group) => group.plays)
      .flatMap((play) => (play.score ? [`${play.score.visitor}-${play.score.home}`] : [])),
  ).toEqual(['6-0', '7-0', '10-0', '10-7', '10-14'])
  expect(final.lastPlay).toBe('End of game, clock 00:00.')
})

test('football: derives the end without <status>, never too early [GM-01] [Q63]', () => {
  const statusOf = (changes: Record<string, string>) =>
    parseStatFile(statFixture('football-final.xml', changes)).status
  const over = {
    started: true,
    complete: true,
    period: 4,
    regulation: 4,
    periodLabel: 'Final',
    clock: null,
  }
  expect(final.status).toEqual(over)
  expect(statusOf({ 'End of game, clock 00:00.': 'Kneel down.' })).toEqual(over)
  expect(statusOf({ 'end="06:41 PM"': 'end=""' })).toEqual(over)
  const live = { ...over, complete: false, periodLabel: '4th', clock: '00:00' }
  expect(
    statusOf({ 'End of game, clock 00:00.': 'Kneel down.', 'end="06:41 PM"': 'end=""' }),
  ).toEqual(live)
  expect(statusOf({ 'score="10">': 'score="14">' })).toEqual(live)
  expect(
    statusOf({
      'End of game, clock 00:00.': 'Kneel down.',
      'qtr="4" clock="00:00" lastplay': 'qtr="4" clock="00:31" lastplay',
    }),
  ).toEqual({ ...live, clock: '00:31' })
})

test('football: reads overtime, halftime, and the time before kickoff [GM-01]', () => {
  const overtime = parseStatFile(statFixture('football-overtime-live.xml'))
  expect(overtime.status).toEqual({
    started: true,
    complete: false,
    period: 6,
    regulation: 4,
    periodLabel: 'OT 2',
    clock: '00:00',
  })
  expect(overtime.periodLabels).toEqual(['1', '2', '3', '4', 'OT', 'OT 2'])
  expect(overtime.homeTeam.scoreByPeriod).toEqual(['7', '0', '0', '0', '3', ''])
  expect(overtime.venue).toMatchObject({
    attendance: null,
    stadium: null,
    officials: [],
    isNeutral: true,
  })
  expect(overtime.homeTeam.rank).toBeNull()
  expect(overtime.scoring.map((score) => score.period)).toEqual(['OT', 'OT'])
  const whole = new TextDecoder().decode(
    statFixture('football-final.xml', { 'end="06:41 PM"': 'end=""' }),
  )
  const cut = (from: string, to: string) =>
    parseStatFile(
      new TextEncoder().encode(
        `${whole.slice(0, whole.indexOf(from))}${whole.slice(whole.indexOf(to))}`,
      ),
    ).status
  expect(cut('<qtr number="3"', '</plays>')).toMatchObject({
    complete: false,
    periodLabel: 'Half',
    clock: null,
  })
  const toss = whole
    .slice(0, whole.indexOf('<play hasball="HV " context="V,1,10,V25"'))
    .replaceAll(/score="\d+"/g, 'score="0"')
    .replaceAll(/<scores>[^]*<\/scores>/g, '')
  expect(
    parseStatFile(new TextEncoder().encode(`${toss}</qtr></plays></fbgame>`)).status,
  ).toMatchObject({ started: false, complete: false, periodLabel: '' })
})

test('football: shows figures that do not add up as given, with a warning [GM-01] [Q25]', () => {
  const file = parseStatFile(
    statFixture('football-final.xml', {
      'prd="3" score="3"': 'prd="3" score="5"',
      'yds="-6" gain="0"': 'yds="-9" gain="0"',
      '10/04/2025" location': 'soon" location',
    }),
  )
  expect(file.visitingTeam.score).toBe('10')
  expect(file.warnings).toEqual([
    'The file has no readable date: "soon".',
    'Harbor Valley: the periods add up to 12, the score says 10.',
    'Harbor Valley: net yards (rushing) of the players add up to 9, the total says 12.',
  ])
})

const kickedOff = {
  '<plays format':
    '<drives><drive vh="V" team="HV " start="KO,1,09:00,25" end="TD,1,07:57,100" plays="1" yards="75" top="01:03"/><drive vh="H" team="LKS" start="KO,1,07:50,30" end="PUNT,2,12:00,31" plays="3" yards="1" top="10:50"/><drive vh="H" start="KO,2,1:00,xx" end="HALF,2,0:00,30" plays="1" yards="1"/></drives><plays format',
}

test('football: reads drives with start and end, and skips incomplete ones [GM-03]', () => {
  expect(final.drives).toBeUndefined()
  expect(parseStatFile(statFixture('football-final.xml', kickedOff)).drives).toEqual([
    {
      side: 'visitor',
      period: '1st',
      clock: '09:00',
      from: 25,
      to: 100,
      plays: 1,
      yards: 75,
      time: '01:03',
      result: 'Touchdown',
      scored: true,
    },
    {
      side: 'home',
      period: '1st',
      clock: '07:50',
      from: 30,
      to: 31,
      plays: 3,
      yards: 1,
      time: '10:50',
      result: 'Punt',
      scored: false,
    },
  ])
})

test.each([
  ['HALF,2,00:00,30', '', 'End of half'],
  ['HALF,4,00:00,30', '', 'End of game'],
  [
    'HALF,4,00:00,30',
    '<drive vh="V" start="DOWNS,5,,75" end="FG,5,,83" plays="4" yards="8"/>',
    'End of regulation',
  ],
])('football: a drive that ends with %s and %o after it: %s [GM-03]', (end, after, result) => {
  const drives = `<drives><drive vh="H" start="KO,2,1:00,25" end="${end}" plays="1" yards="5"/>${after}</drives>`
  const file = parseStatFile(
    statFixture('football-final.xml', { '<plays format': `${drives}<plays format` }),
  )
  expect(file.drives![0]!.result).toBe(result)
})

test('has possession and down during the game [GM-03]', () => {
  expect(final.situation).toBeNull()
  const live = { 'End of game, clock 00:00.': 'Kneel down.', 'end="06:41 PM"': 'end=""' }
  expect(parseStatFile(statFixture('football-final.xml', live)).situation).toEqual({
    side: 'visitor',
    words: '2nd & 16 at LKS 10',
    field: { from: 90, ball: 90, line: null },
  })
  expect(parseStatFile(statFixture('football-overtime-live.xml')).situation).toEqual({
    side: 'home',
    words: '',
  })
  expect(parseStatFile(statFixture('volleyball-live.xml')).situation).toEqual({
    side: 'visitor',
    words: 'Serving',
  })
})

/** The invented game in its last minute, with these plays last and this <downtogo>. */
const situationOf = (plays: string, now: string, clock = '00:31', visitors = '10') =>
  parseStatFile(
    statFixture('football-final.xml', {
      'line="7,0,3,0" score="10"': `line="7,0,3,0" score="${visitors}"`,
      'end="06:41 PM"': 'end=""',
      '<play hasball="HV " playid="4,3,9" type="#" clock="00:00" text="End of game, clock 00:00." />':
        plays,
      [fourthQuarter]: `<downtogo ${now} qtr="4" clock="${clock}"`,
    }),
  ).situation

const start =
  '<play hasball="LKS" type="#" context="H,1,10,H20" text="Lakeshore drive start at 00:31." />'

test('has the current drive: its start, the ball, the line to gain [GM-03]', () => {
  const rush = '<play hasball="LKS" type="R" context="H,1,10,H20" text="Moss rush for 15 yards." />'
  expect(
    situationOf(start + rush, 'hasball="H" down="1" togo="10" spot="LKS35" context="H,1,10,H35"'),
  ).toEqual({
    side: 'home',
    words: '1st & 10 at LKS 35',
    field: { from: 20, ball: 35, line: 45 },
  })
  // The drive has no play yet, and the ball is in the other half.
  expect(situationOf('', 'hasball="H" down="1" togo="4" spot="HV04"')).toEqual({
    side: 'home',
    words: '1st & goal at HV 4',
    field: { from: 96, ball: 96, line: null },
  })
})

test('gives the start and the end of a period no team [GM-03]', () => {
  const sideOf = (text: string) =>
    parseStatFile(statFixture('football-final.xml'))
      .plays.flatMap(({ plays }) => plays)
      .find((play) => play.text.startsWith(text))?.side
  expect(sideOf('End of half')).toBeNull()
  expect(sideOf('End of game')).toBeNull()
  expect(sideOf('Lakeshore State wins toss')).toBe('visitor')
})

test('says what comes after a score instead of a down [GM-03]', () => {
  const touchdown =
    '<play hasball="LKS" type="R" score="Y" context="H,1,3,V03" text="Moss rush TOUCHDOWN." />'
  const tried = '<play hasball="LKS" type="X" context="H,1,3,V03" text="Dun kick attempt good." />'
  const field = { from: null, line: null }
  expect(situationOf(touchdown, 'hasball="H" down="1" togo="3" spot="HV03"')).toEqual({
    side: 'home',
    words: 'Try',
    field: { ...field, ball: 97 },
  })
  expect(situationOf(touchdown + tried, 'hasball="H" down="1" togo="10" spot="LKS35"')).toEqual({
    side: 'home',
    words: 'Kickoff',
    field: { ...field, ball: 35 },
  })
})

test('has no down between halves and before overtime, only who receives [GM-03]', () => {
  const now = 'hasball="H" down="2" togo="10" spot="LKS45" context="H,2,10,H45"'
  const fourth = (clock: string, score: string) => situationOf('', now, clock, score)?.words
  expect(fourth('00:00', '14')).toBeUndefined()
  expect(fourth('00:01', '14')).toBe('2nd & 10 at LKS 45')
  expect(fourth('00:00', '10')).toBe('2nd & 10 at LKS 45')
  const half = (toss: string) => {
    const whole = new TextDecoder().decode(
      statFixture('football-final.xml', {
        'end="06:41 PM"': 'end=""',
        'wins toss and defers.': toss,
        [fourthQuarter]: `<downtogo ${now} qtr="2" clock="00:00"`,
      }),
    )
    const third = whole.indexOf('<qtr number="3"')
    const downs = whole.indexOf('<downtogo')
    const plays = whole.slice(0, third) + whole.slice(downs)
    const { situation, status } = parseStatFile(new TextEncoder().encode(plays))
    expect(status.periodLabel).toBe('Half')
    return situation
  }
  expect(half('wins toss and defers; HV will receive.')).toEqual({
    side: 'home',
    words: 'Second-half kickoff',
  })
  expect(half('wins toss.')).toBeNull()
})

test('has the down and distance before each play, and none before a note [GM-03]', () => {
  const before = (name: string, play: string) =>
    parseStatFile(
      statFixture('football-final.xml', {
        '<play hasball="LKS" playid="2,2,4" type="#"': `${play}<play hasball="LKS" playid="2,2,4" type="#"`,
      }),
    )
      .plays.flatMap(({ plays }) => plays)
      .find(({ text }) => text.startsWith(name))?.situation
  // Of the file: by context, a try, and a note.
  expect(before('Shotgun', '')).toBe('1st & 10 at HV 25')
  expect(before('Tobias Fenn kick attempt', '')).toBe('Extra point')
  expect(before('Lakeshore State wins toss', '')).toBeUndefined()
  expect(before('Emil Moss rush middle', '')).toBeUndefined()
  const twoPoints =
    '<play hasball="LKS" type="X" context="H,1,3,V03" text="Moss rush attempt good." />'
  expect(before('Moss rush attempt', twoPoints)).toBe('Two-point try')
  const play = (attributes: string) => `<play hasball="LKS" ${attributes} text="Added." />`
  expect(before('Added', play('type="P" down="3" togo="7" spot="HV08" context="H,3,7,V08"'))).toBe(
    '3rd & 7 at HV 8',
  )
  expect(before('Added', play('type="R" context="H,2,4,V04"'))).toBe('2nd & goal at HV 4')
  expect(before('Added', play('type="K" down="1" togo="10" spot="LKS35"'))).toBe('Kickoff')
})
