import { describe, expect, test } from 'vitest'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { scoreContradictions } from './parts/contradictions.ts'
import { parseStatFile } from './parse.ts'

const isLive = { 'complete="Y"': 'complete="N"' }
const volleyball = (changes: Record<string, string> = {}) =>
  parseStatFile(statFixture('volleyball-final.xml', changes))
const said = (file: ReturnType<typeof parseStatFile>) => file.contradictions ?? []

/** A match of Harbor Valley (visitors) at Lakeshore State by the points of each set. */
function match({
  visitors,
  home,
  status,
  line = '',
}: {
  visitors: number[]
  home: number[]
  status: string
  line?: string
}) {
  const team = (vh: string, id: string, name: string, points: number[], total: string) =>
    `<team vh="${vh}" id="${id}" name="${name}"><linescore ${total}>` +
    points.map((value, at) => `<linegame game="${at + 1}" points="${value}"/>`).join('') +
    '</linescore></team>'
  const [v = '', h = ''] = line.split('-')
  return parseStatFile(
    new TextEncoder().encode(
      '<vbgame><venue visid="HV" visname="Harbor Valley" homeid="LKS" homename="Lakeshore State" ' +
        `date="9/1/2026"/><status ${status}/>` +
        team('V', 'HV', 'Harbor Valley', visitors, v && `score="${v}"`) +
        team('H', 'LKS', 'Lakeshore State', home, h && `score="${h}"`) +
        '</vbgame>',
    ),
  )
}

describe('volleyball: numbers of sets that cannot both be right [GM-01]', () => {
  test.each([
    [
      'status against points and line score, live',
      { ...isLive, 'vscore="2" hscore="3"': 'vscore="3" hscore="2"' },
      2,
    ],
    [
      'status against points and line score, final',
      { 'vscore="2" hscore="3"': 'vscore="3" hscore="2"' },
      2,
    ],
    [
      'line score against status and points',
      { 'score="2">': 'score="3" >', 'score="3">': 'score="2">' },
      1,
    ],
    ['more sets than were played', { ...isLive, 'hscore="3"': 'hscore="4"' }, 1],
    ['a final tie', { 'hscore="3"': 'hscore="2"', 'score="3">': 'score="2">' }, 1],
  ] as const)('%s', (_, changes, least) => {
    expect(said(volleyball(changes)).length).toBeGreaterThanOrEqual(least)
  })

  test('names both teams, both values and the fix', () => {
    expect(said(volleyball({ 'vscore="2" hscore="3"': 'vscore="3" hscore="2"' }))[0]).toBe(
      'the score says Harbor Valley 3, Lakeshore State 2, but the points of the sets say Harbor ' +
        'Valley 2, Lakeshore State 3: correct the file in the scoring program and send it again, ' +
        'or publish it by hand',
    )
  })

  test('finds exchanged points during the first sets', () => {
    const live = { visitors: [25, 3], home: [20, 9], line: '0-1' }
    expect(
      said(match({ ...live, status: 'complete="N" vscore="0" hscore="1" game="2"' })),
    ).not.toEqual([])
    expect(
      said(match({ ...live, line: '', status: 'complete="N" vscore="1" hscore="0" game="2"' })),
    ).toEqual([])
  })

  test('lets the status be one set late, but not ahead', () => {
    const live = { visitors: [25, 3], home: [20, 2] }
    expect(said(match({ ...live, status: 'complete="N" vscore="0" hscore="0" game="2"' }))).toEqual(
      [],
    )
    expect(
      said(match({ ...live, status: 'complete="N" vscore="2" hscore="1" game="2"' })),
    ).not.toEqual([])
  })

  test.each([
    ['at once', false],
    ['one set late', true],
  ])('never during a match whose status has each set %s', (_, isLate) => {
    const sets = 'vvhhv'
    const random = (seed: number) => (seed * 16807) % 2147483647
    const [visitors, home]: [number[], number[]] = [[], []]
    const won = { h: 0, v: 0 }
    let seed = 7
    for (const winner of sets) {
      const before = { ...won }
      visitors.push(0)
      home.push(0)
      const target = visitors.length === 5 ? 15 : 25
      const at = visitors.length - 1
      for (;;) {
        seed = random(seed)
        const points = seed % 2 === 0 ? visitors : home
        const other = points === visitors ? home : visitors
        const isWinner = (points === visitors) === (winner === 'v')
        // The loser of the set stops before winning it.
        if (!isWinner && points[at]! + 1 >= target) continue
        points[at]! += 1
        const isOver = isWinner && points[at]! >= target && points[at]! - other[at]! >= 2
        if (isOver) won[winner as 'h' | 'v'] += 1
        const shown = isLate && visitors[at]! + home[at]! < 4 ? beforeLast() : isLate ? before : won
        const status = `complete="N" vscore="${shown.v}" hscore="${shown.h}" game="${at + 1}"`
        expect(said(match({ visitors, home, status })), status).toEqual([])
        if (isOver) break
      }
    }
    function beforeLast() {
      const last = visitors.length - 2
      if (last < 0) return { h: 0, v: 0 }
      return visitors[last]! > home[last]! ? { h: won.h, v: won.v - 1 } : { h: won.h - 1, v: won.v }
    }
  })

  test('is not found where the file does not have the points', () => {
    expect(
      said(match({ visitors: [], home: [], status: 'complete="Y" vscore="3" hscore="1"' })),
    ).toEqual([])
  })
})

describe('volleyball: the end of a match [GM-01]', () => {
  test('is three sets won, even with complete="N"', () => {
    const file = volleyball(isLive)
    expect([said(file), file.status.complete, file.status.periodLabel]).toEqual([[], true, 'Final'])
  })
  test('is not two sets won, nor an exhibition with a fourth set after 3-0', () => {
    const two = match({
      visitors: [25, 25],
      home: [9, 9],
      status: 'complete="N" vscore="2" hscore="0" game="3"',
    })
    const all = match({
      visitors: [25, 25, 25, 4],
      home: [9, 9, 9, 2],
      status: 'complete="N" vscore="3" hscore="0" game="4"',
    })
    expect([two.status.periodLabel, all.status.periodLabel]).toEqual(['Set 3', 'Set 4'])
  })
  test('counts sets by points where the file has no number of sets, and no set in progress', () => {
    const live = match({
      visitors: [25, 25, 12],
      home: [9, 9, 2],
      status: 'complete="N"',
      line: '62-20',
    })
    expect([live.visitingTeam.score, live.homeTeam.score]).toEqual(['2', '0'])
    expect(live.status.complete).toBe(false)
    const over = match({ visitors: [25, 25, 25], home: [9, 9, 23], status: '' })
    expect([over.visitingTeam.score, over.status.periodLabel]).toEqual(['3', 'Final'])
  })
})

describe('teams that the file exchanges [GM-01]', () => {
  const venue = 'visid="HV" visname="Harbor Valley" homeid="LKS" homename="Lakeshore State"'
  test('is a contradiction when tag and name do not fit together', () => {
    const file = volleyball({
      [venue]: 'visid="LKS" visname="Harbor Valley" homeid="HV" homename="Lakeshore State"',
    })
    expect(said(file)[0]).toContain(
      'the venue says Lakeshore State (HV), the team list Lakeshore State (LKS)',
    )
  })
  test('is a warning when only <venue> has them the other way', () => {
    const file = volleyball({
      [venue]: 'visid="LKS" visname="Lakeshore State" homeid="HV" homename="Harbor Valley"',
    })
    expect([said(file), file.warnings.length]).toEqual([[], 1])
  })
  test('is a warning when both have one tag, and plays go by their letters', () => {
    const file = parseStatFile(
      statFixture('basketball-final.xml', {
        '"HARBOR V"': '"LKS"',
        'vh="H" time="11:02"': 'time="11:02"',
      }),
    )
    expect(said(file)).toEqual([])
    expect(file.warnings.join()).toContain('Lakeshore State and Harbor Valley have one tag, LKS')
    expect(file.plays[0]!.plays.map(({ side }) => side).slice(0, 4)).toEqual([
      'visitor',
      'visitor',
      null,
      'visitor',
    ])
  })
  test('is a contradiction when both are one team, or one is listed twice', () => {
    expect(said(volleyball({ 'name="Harbor Valley"': 'name="Lakeshore State"' }))).not.toEqual([])
    expect(
      said(volleyball({ '</vbgame>': '<team vh="H" id="X" name="Third College"/></vbgame>' })),
    ).toEqual([
      'the file lists 2 home teams, Lakeshore State and Third College: check which team is which ' +
        'in the scoring program',
    ])
  })
})

describe('sources of one file that name another leader [GM-01]', () => {
  const basketball = (changes: Record<string, string>) =>
    said(parseStatFile(statFixture('basketball-final.xml', changes)))
  const lacrosse = (changes: Record<string, string>) =>
    said(parseStatFile(statFixture('lacrosse-live.xml', changes)))

  test('the score against line score, totals, players and plays', () => {
    const found = basketball({ 'score="6">': 'score="5" >', 'score="5">': 'score="6">' })
    expect(found.map((text) => /but (the [a-z ]+) Harbor/.exec(text)?.[1])).toEqual([
      'the line score adds up to',
      'the team totals have',
      'the players add up to',
    ])
    const changed = { 'vscore="6" hscore="5"': 'vscore="5" hscore="6"' }
    expect(basketball(changed)).toEqual([
      expect.stringContaining('but the plays end at Harbor Valley 5, Lakeshore State 6'),
      expect.stringContaining('but the scoring summary ends at Harbor Valley 5'),
    ])
  })
  test('the totals alone', () => {
    expect(basketball({ 'tp="6"': 'tp="4"' })).toEqual([
      expect.stringContaining('but the team totals have Harbor Valley 4, Lakeshore State 5'),
    ])
  })
  test('own goals, which no player has', () => {
    const soccer = parseStatFile(statFixture('soccer-overtime.xml', {}))
    expect(said(soccer)).toEqual([])
    const own = { ...soccer, status: { ...soccer.status, complete: true } }
    const won = (team: typeof own.homeTeam, score: string, goals: string) => ({
      ...team,
      score,
      scoreByPeriod: [score],
      tables: [
        {
          key: 'offense',
          title: 'Offense',
          columns: [{ key: 'g', label: 'G', title: 'Goals' }],
          rows: [],
          total: [goals],
        },
      ],
    })
    expect(
      scoreContradictions({
        ...own,
        plays: [],
        scoring: [],
        homeTeam: won(own.homeTeam, '2', '0'),
        visitingTeam: won(own.visitingTeam, '1', '1'),
      }),
    ).toEqual([])
  })
  test('the letters of plays against their tags', () => {
    const slip = { 'vh="H" time="10:40" team="LKS "': 'vh="H" time="10:40" team="HARBOR V"' }
    expect(basketball(slip)).toEqual([])
    expect(basketball({ 'team="HARBOR V"': 'team="LKS"' })).toHaveLength(1)
    expect(
      lacrosse({
        'vh="H" id="LKS" prd': 'vh="H" id="HV" prd',
        'vh="H" team="LKS"': 'vh="H" team="HV"',
        'vh="V" team="HV" clock': 'vh="V" team="LKS" clock',
      })[0],
    ).toContain('plays the letter says Lakeshore State and the tag Harbor Valley')
  })
  test('live: the score against summary and plays, but not plays that are behind', () => {
    expect(
      lacrosse({
        'score="1" shotline': 'score="2" shotline',
        'score="2" shots="6"': 'score="1" shots="6"',
      }),
    ).not.toEqual([])
    expect(
      lacrosse({
        '<score number="3" vh="H"': '<gone number="3" vh="H"',
        'id="LKS" prd="3" time="05:00" type="EV" name="Ida Storm"></score>': 'id="LKS"></gone>',
      }),
    ).toEqual([])
  })
})

describe("players who do not make up their team's totals [GM-01]", () => {
  const line = (uni: number, figures: string) =>
    `<player uni="${uni}" name="Nord, No${uni}" gp="1"><stats ${figures}/></player>`
  const game = (home: string[]) =>
    parseStatFile(
      statFixture('basketball-final.xml', {
        '<totals><stats fgm="2" fga="5" fgm3="1" fga3="3" ftm="0" fta="0" tp="5" blk="1" stl="1" ast="0" min="225" oreb="1" dreb="0" treb="1" pf="1" tf="0" to="0"></stats></totals>':
          '<totals><stats fgm="2" fga="40" fgm3="1" fga3="3" treb="30" tp="5"/></totals>',
        '<player uni="11"': `${home.join('')}<gone uni="11"`,
        'pf="1" tf="0" to="0"></stats></player>\n  </team>\n  <plays':
          'pf="1"></stats></gone></team><plays',
      }),
    )
  const half = 'fgm="1" fga="20" fgm3="0" fga3="1" treb="15" tp="2"'
  const other = 'fgm="1" fga="20" fgm3="1" fga3="2" treb="15" tp="3"'
  test('is a contradiction when half of them are missing', () => {
    expect(said(game([line(1, half)]))).toEqual([
      expect.stringMatching(
        /^Lakeshore State: .* of the players add up to \d+, the team total says \d+: players are missing/,
      ),
    ])
  })
  test('is a contradiction when they are listed twice', () => {
    expect(said(game([1, 2, 3, 4].map((uni) => line(uni, half))))).toHaveLength(1)
  })
  test('is not one when all are listed, or none', () => {
    expect(said(game([line(1, half), line(2, other)]))).toEqual([])
    expect(said(game([]))).toEqual([])
  })
})
