import { expect, test } from 'vitest'
import type { BoxScore, Drive } from '../../contract/box-score.schema.ts'
import {
  countNew,
  countPlays,
  playNoun,
  findGoAhead,
  playFeed,
  pointWinners,
  formatPlaySituation,
  periodTitle,
  summarizeCurrentDrive,
  summarizeDrive,
} from './plays.ts'

const line = (text: string) => ({ id: text, side: null, clock: null, text, score: null })

test('counts plays, not what is noted between them [GM-03]', () => {
  const notes = [
    'Start of 3rd quarter, clock 15:00.',
    'End of period.',
    'Dunmere State drive start at 14:53.',
    'Dunmere State wins toss and defers; HSU will receive.',
    'Timeout Harlan State, clock 02:11.',
    'Media timeout',
    'HSU starters: Ada Quill; Bo Rand',
    'HSU substitution: Ada Quill for Bo Rand.',
    'Ada Quill at goalie for HSU.',
    'Ada Quill enters the game',
    'PENALTY HSU False Start (Vuk Colic) 5 yards from HSU30 to HSU25. NO PLAY.',
    'Moss rush left for 4 yards. PENALTY DUN Holding 10 yards. NO PLAY.',
  ].map(line)
  const plays = [
    'Sumpter kickoff 56 yards to the DUN9.',
    'Moss rush for 4 yards, PENALTY DUN Facemask 15 yards to the HSU 40.',
    'Penalty corner by HV THORN, Maia.',
  ].map(line)
  expect(countPlays(notes)).toBe('')
  expect(countPlays([...notes, ...plays])).toBe('3 plays')
  expect(countPlays([...notes, ...plays.slice(0, 1)], 'earlier ')).toBe('1 earlier play')
  // The rallies of a set, without a substitution between them.
  const [first, ...others] = plays
  const points = [...others, { ...first!, score: { home: '1', visitor: '0' } }]
  expect(countPlays(points, '', playNoun({ family: 'volleyball' }))).toBe('1 point')
})

test('puts a kickoff in the drive that it begins [GM-03]', () => {
  const play = (text: string, situation?: string) => ({
    ...line(text),
    ...(situation ? { situation } : {}),
  })
  const plays = [
    play('Start of 3rd quarter.'),
    play('Opening kickoff', 'Kickoff'),
    play('Osterby drive start at 14:55.'),
    play('Touchdown run', '1st & goal at HSU 2'),
    play('Extra point good', 'Extra point'),
    play('Timeout Osterby'),
    play('Kickoff out of bounds', 'Kickoff'),
    play('Kickoff returned', 'Kickoff'),
    play('Harlan State drive start at 11:10.'),
    play('Punt', '4th & 6 at HSU 31'),
    play('Osterby drive start at 9:50.'),
    play('Run', '1st & 10 at OST 20'),
  ]
  const feed = (complete: boolean, upTo = plays.length) =>
    playFeed({
      plays: [{ period: '3rd', plays: plays.slice(0, upTo) }],
      status: { complete } as BoxScore['status'],
    })
      .flatMap((group) => group.plays)
      .map(({ text }) => text)
  expect(feed(true)).toEqual([
    'Start of 3rd quarter.',
    'Osterby drive start at 14:55.',
    'Opening kickoff',
    'Touchdown run',
    'Extra point good',
    'Timeout Osterby',
    'Harlan State drive start at 11:10.',
    'Kickoff out of bounds',
    'Kickoff returned',
    'Punt',
    'Osterby drive start at 9:50.',
    'Run',
  ])
  expect(feed(false).slice(0, 6)).toEqual([
    'Osterby drive start at 9:50.',
    'Run',
    'Harlan State drive start at 11:10.',
    'Punt',
    'Kickoff returned',
    'Kickoff out of bounds',
  ])
  // Before the file names the next drive they are in none.
  expect(feed(false, 8).slice(0, 4)).toEqual([
    'Kickoff returned',
    'Kickoff out of bounds',
    'Osterby drive start at 14:55.',
    'Timeout Osterby',
  ])
})

test('says how the drive of a heading ended, once it has [GM-03]', () => {
  const drive: Drive = {
    side: 'visitor',
    period: '3rd',
    clock: '04:53',
    from: 38,
    to: 100,
    plays: 8,
    yards: 62,
    time: '02:51',
    result: 'Touchdown',
    scored: true,
  }
  const heading = { side: 'visitor', clock: '4:53' } as const
  expect(summarizeDrive({ drives: [drive] }, '3rd', heading)).toBe(
    '8 plays, 62 yards, 2:51, touchdown',
  )
  for (const drives of [undefined, [], [{ ...drive, result: null }]])
    expect(summarizeDrive({ drives }, '3rd', heading)).toBeUndefined()
  expect(summarizeDrive({ drives: [drive] }, '1st', heading)).toBeUndefined()
  expect(summarizeDrive({ drives: [drive] }, '3rd', { ...heading, side: 'home' })).toBeUndefined()
})

test('sums up the drive in progress [GM-03]', () => {
  const play = (text: string, situation?: string) => ({
    ...line(text),
    side: 'home' as const,
    ...(situation ? { situation } : {}),
  })
  const heading = { ...play('Harlan State drive start at 04:32.'), clock: '04:32' }
  const plays = [
    play('Earlier run', '1st & 10 at DUN 20'),
    heading,
    play('Kickoff out of turn', 'Kickoff'),
    play('Moss rush for 4 yards', '1st & 10 at HSU 20'),
    play('Timeout Harlan State, clock 03:10.'),
    play('Moss rush for 37 yards', '2nd & 6 at HSU 24'),
  ]
  const drive = (
    { side, from }: { side: 'home' | 'visitor'; from: number | null },
    [periodLabel, clock]: [string, string | null],
    shown = plays,
  ) =>
    summarizeCurrentDrive({
      family: 'football',
      plays: [{ period: '3rd', plays: shown }],
      situation: { side, words: '1st & 10 at DUN 39', field: { from, ball: 61, line: 71 } },
      status: { periodLabel, clock } as BoxScore['status'],
    })
  const ours = { side: 'home' as const, from: 20 }
  expect(drive(ours, ['3rd', '02:20'])).toBe('2 plays, 41 yards, 2:12')
  expect(drive(ours, ['4th', '14:00'])).toBe('2 plays, 41 yards, 5:32')
  expect(drive(ours, ['3rd', null])).toBe('2 plays, 41 yards')
  expect(drive({ ...ours, from: 61 }, ['3rd', '04:32'], [heading])).toBe('0 plays, 0 yards, 0:00')
  expect(drive({ ...ours, from: null }, ['3rd', '02:20'])).toBe('')
  expect(drive({ ...ours, side: 'visitor' }, ['3rd', '02:20'])).toBe('')
})

test('finds the score that put the winner ahead for good [GM-03]', () => {
  const game = (...scores: `${number}-${number}`[]) => {
    const scoring = scores.map((text) => {
      const [home = '', visitor = ''] = text.split('-')
      return { period: '1st', clock: null, side: 'home' as const, text: '', home, visitor }
    })
    const { home = '0', visitor = '0' } = scoring.at(-1) ?? {}
    const status = { complete: true } as BoxScore['status']
    return { scoring, status, homeTeam: { score: home }, visitingTeam: { score: visitor } }
  }
  expect(findGoAhead(game('3-0', '3-7', '10-7', '10-10', '17-10', '24-10'))).toBe(4)
  expect(findGoAhead(game('7-0', '9-0'))).toBe(0)
  expect(findGoAhead(game('9-7', '9-10'))).toBe(1)
  for (const tied of [game('1-0', '1-1'), game()]) expect(findGoAhead(tied)).toBe(-1)
  const won = game('7-0')
  expect(findGoAhead({ ...won, status: { ...won.status, complete: false } })).toBe(-1)
  // A list without its last score does not say who won how.
  expect(findGoAhead({ ...won, visitingTeam: { score: '8' } })).toBe(-1)
})

test('finds the winner of a point by the score, not by the side of the play [GM-03]', () => {
  const rally = (id: string, home: string, visitor: string) => ({
    ...line(id),
    side: 'home' as const,
    score: { home, visitor },
  })
  const plays = [
    line('starters'),
    rally('a', '1', '0'),
    rally('b', '1', '1'),
    line('timeout'),
    rally('after missing plays', '3', '3'),
    rally('c', '3', '4'),
  ]
  expect([...pointWinners(plays)]).toEqual([
    ['a', 'home'],
    ['b', 'visitor'],
    ['c', 'visitor'],
  ])
})

test.each([
  ['Bo Reed extra point good', 'Extra point', ''],
  ['Bo Reed two-point pass to Al Ray good', 'Two-point try', ''],
  ['Bo Reed kickoff 65 yards to the ASH goal line', 'Kickoff', ''],
  ['Bo Reed kick blocked', 'Extra point', 'Extra point'],
  ['Al Ray rush for 3 yards', '3rd & 10 at HSU 49', '3rd & 10 at HSU 49'],
  ['Start of 3rd quarter', undefined, ''],
])('says the situation of a play once: %s [GM-03]', (text, situation, expected) =>
  expect(formatPlaySituation(situation, text)).toBe(expected),
)

test('leaves substitutions out of the plays of basketball only [GM-03]', () => {
  const texts = [
    'Bo Mottram enters the game',
    'Bo Mottram leaves the game',
    'SUB OUT: QUILL,ADA',
    'Ada Quill made a layup',
    'HSU substitution: Ada Quill for Bo Rand.',
  ]
  const status = { complete: true } as BoxScore['status']
  const feed = (family: BoxScore['family'], lines = texts) =>
    playFeed({ family, status, plays: [{ period: '1st', plays: lines.map(line) }] }).flatMap(
      ({ plays }) => plays.map(({ text }) => text),
    )
  expect(feed('basketball')).toEqual(texts.slice(3))
  expect(feed('soccer')).toEqual(texts)
  expect(feed('basketball', texts.slice(0, 2))).toEqual([])
})

test('names a period by what the sport plays [GM-03]', () => {
  expect(periodTitle('1st', { periodName: 'Half' })).toBe('1st half')
  expect(periodTitle('3rd', { periodName: 'Quarter' })).toBe('3rd quarter')
  expect(periodTitle('OT 2', { periodName: 'Quarter' })).toBe('OT 2')
  expect(periodTitle('Top 1st', { periodName: 'Inning' })).toBe('Top 1st')
})

test('heads a drive that goes on after the end of a quarter [GM-03]', () => {
  const play = (text: string, side: 'home' | 'visitor', situation?: string) => ({
    ...line(text),
    side,
    ...(situation ? { situation } : {}),
  })
  const third = [
    play('Harlan State drive start at 02:43.', 'home'),
    play('Moss rush for 4 yards', 'home', '1st & 10 at HSU 20'),
  ]
  const fourth = (...plays: ReturnType<typeof play>[]) => {
    const box = (complete: boolean) => ({
      plays: [
        { period: '3rd', plays: third },
        { period: '4th', plays: [line('Start of 4th quarter, clock 15:00.'), ...plays] },
      ],
      status: { complete } as BoxScore['status'],
    })
    const of = (complete: boolean) =>
      playFeed(box(complete))
        .find(({ period }) => period === '4th')
        ?.plays.map(({ text }) => text)
    return { over: of(true), live: of(false) }
  }
  const [pass, touchdown] = [
    play('Pass for 11 yards', 'home', '3rd & 8 at DUN 45'),
    play('Moss TOUCHDOWN', 'home', '1st & 10 at DUN 34'),
  ] as const
  const continued = fourth(pass, touchdown)
  expect(continued.over?.slice(1)).toEqual([
    'Harlan State drive (continued)',
    'Pass for 11 yards',
    'Moss TOUCHDOWN',
  ])
  expect(continued.live?.slice(0, 3)).toEqual([
    'Harlan State drive (continued)',
    'Moss TOUCHDOWN',
    'Pass for 11 yards',
  ])
  for (const other of [
    fourth(play('Kickoff', 'home', 'Kickoff'), touchdown),
    fourth(play('Pass of the others', 'visitor', '1st & 10 at DUN 34')),
    fourth(play('Dunmere State drive start at 15:00.', 'visitor'), pass),
  ])
    expect(other.over?.join()).not.toContain('continued')
})

test('counts what is new, and nothing after a correction [GM-03]', () => {
  expect([2, 1, 0, -1].map((count) => countNew(count, 'play'))).toEqual([
    '2 new plays',
    '1 new play',
    '',
    '',
  ])
})
