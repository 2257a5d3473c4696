import { describe, expect, test } from 'vitest'
import { diffGame, toNotifiedGame, type NotifiedGame } from './game-updates.ts'
import { formatNotification } from './messages.ts'
import { sampleGame, sampleLive } from '../../tests/support/sample-game.ts'

const game = sampleGame()
const basketball = { ...game, sport: { ...game.sport, globalSportShortName: 'mbball' } }
const today = '2026-11-21'
const told = (more: Partial<NotifiedGame> = {}): NotifiedGame => ({
  kind: 'upcoming',
  us: '',
  them: '',
  period: 0,
  periodLabel: '',
  date: '2026-11-21T19:00:00',
  time: '7 p.m.',
  place: 'Heron Field',
  scoredAt: 0,
  ...more,
})
const live = (us: number, them: number, more: Partial<NotifiedGame> = {}) =>
  told({ kind: 'live', us: String(us), them: String(them), period: 1, periodLabel: '1st', ...more })
const kinds = (before: NotifiedGame, now: NotifiedGame, of = game) =>
  diffGame(before, now, of, today).map((news) => ({ ...news, was: undefined }))

describe('news of a game [GM-04]', () => {
  test.each<[string, NotifiedGame, NotifiedGame, object[]]>([
    ['its first play', told(), live(0, 0), [{ kind: 'start' }]],
    ['its first play after a delay', told({ kind: 'delayed' }), live(0, 0), [{ kind: 'start' }]],
    [
      'a score that does not change the lead',
      live(7, 0),
      live(14, 0),
      [{ kind: 'score', lead: null }],
    ],
    ['a score that takes the lead', live(7, 10), live(14, 10), [{ kind: 'score', lead: 'us' }]],
    ['a score that loses the lead', live(7, 3), live(7, 10), [{ kind: 'score', lead: 'them' }]],
    ['a score that ties', live(7, 10), live(10, 10), [{ kind: 'score', lead: 'level' }]],
    ['a clock change alone', live(7, 10), live(7, 10), []],
    [
      'the end of a period',
      live(7, 3),
      live(7, 3, { period: 2, periodLabel: '2nd' }),
      [{ kind: 'period', ended: 1 }],
    ],
    [
      'half-time',
      live(7, 3, { period: 2, periodLabel: '2nd' }),
      live(7, 3, { period: 2, periodLabel: 'Half' }),
      [{ kind: 'period', ended: null }],
    ],
    [
      'the end of halftime',
      live(7, 3, { period: 2, periodLabel: 'Half' }),
      live(7, 3, { period: 3, periodLabel: '3rd' }),
      [],
    ],
    [
      'a half inning',
      live(1, 0, { period: 2, periodLabel: 'Top 2nd' }),
      live(1, 0, { period: 2, periodLabel: 'Bot 2nd' }),
      [],
    ],
    [
      'a score and the end of a period at once',
      live(7, 3),
      live(7, 10, { period: 2, periodLabel: '2nd' }),
      [
        { kind: 'score', lead: 'them' },
        { kind: 'period', ended: 1 },
      ],
    ],
    [
      'the end of the game',
      live(24, 21),
      told({ kind: 'final', us: '24', them: '21' }),
      [{ kind: 'final', corrected: false }],
    ],
    [
      'the end of a game without live scores',
      told({ date: '2026-11-20T19:00:00' }),
      told({ kind: 'final', us: '3', them: '1', date: '2026-11-20T19:00:00' }),
      [{ kind: 'final', corrected: false }],
    ],
    [
      'a corrected score after the end',
      told({ kind: 'final', us: '24', them: '21' }),
      told({ kind: 'final', us: '24', them: '23' }),
      [{ kind: 'final', corrected: true }],
    ],
    [
      'the same score after the end',
      told({ kind: 'final', us: '24', them: '21' }),
      told({ kind: 'final', us: '24', them: '21', place: 'Elsewhere' }),
      [],
    ],
    ['a file of a finished game', told({ kind: 'final', us: '24', them: '21' }), live(24, 21), []],
    [
      'a result of last month',
      told({ date: '2026-10-20T19:00:00' }),
      told({ kind: 'final', us: '3', them: '1', date: '2026-10-20T19:00:00' }),
      [],
    ],
    [
      'a new time',
      told(),
      told({ date: '2026-11-21T11:00:00', time: '11 a.m.' }),
      [{ kind: 'schedule', change: 'moved' }],
    ],
    [
      'a new day, from a past day',
      told({ date: '2026-11-19T19:00:00' }),
      told({ date: '2026-11-25T19:00:00' }),
      [{ kind: 'schedule', change: 'moved' }],
    ],
    ['a new place', told(), told({ place: 'Dome' }), [{ kind: 'schedule', change: 'place' }]],
    ['postponed', told(), told({ kind: 'postponed' }), [{ kind: 'schedule', change: 'postponed' }]],
    [
      'canceled, with any other text',
      told(),
      told({ kind: 'cancelled', time: '', place: '' }),
      [{ kind: 'schedule', change: 'cancelled' }],
    ],
    [
      'scheduled again',
      told({ kind: 'postponed' }),
      told(),
      [{ kind: 'schedule', change: 'on again' }],
    ],
    [
      'a corrected game of a past season',
      told({ date: '2024-09-01T12:00:00' }),
      told({ date: '2024-09-02T12:00:00' }),
      [],
    ],
    [
      'a new time that was unknown',
      told({ date: '2026-11-21T00:00:00', time: 'TBA' }),
      told(),
      [{ kind: 'schedule', change: 'moved' }],
    ],
    ['an announced place', told({ place: '' }), told(), [{ kind: 'schedule', change: 'place' }]],
    ['a time in another spelling', told({ time: '7PM' }), told({ time: '7 p.m. (KITE-TV)' }), []],
    [
      'a remark instead of TBA',
      told({ date: '2026-11-21T00:00:00', time: 'TBA' }),
      told({ date: '2026-11-21T00:00:00', time: '30 minutes after game 1' }),
      [],
    ],
    [
      'the same moment on the other side of midnight',
      told({
        date: '2026-11-21T23:00:00',
        dateUtc: '2026-11-22T07:00:00.000Z',
        time: '11 p.m. PT',
      }),
      told({ date: '2026-11-22T01:00:00', dateUtc: '2026-11-22T07:00:00.000Z', time: '1 a.m.' }),
      [],
    ],
    [
      'a town beside the venue',
      told({ town: '' }),
      told({ place: 'HERON FIELD', town: 'Harlan, Ohio' }),
      [],
    ],
    ['a start that was told', told({ us: '0', them: '0', begun: '2026-11-21' }), live(0, 0), []],
    ['a start on another day', told({ begun: '2026-11-20' }), live(0, 0), [{ kind: 'start' }]],
    [
      'a final that was told',
      live(24, 21, { ended: '24-21' }),
      told({ kind: 'final', us: '24', them: '21' }),
      [],
    ],
    [
      'another final than was told',
      live(24, 21, { ended: '21-21' }),
      told({ kind: 'final', us: '24', them: '21' }),
      [{ kind: 'final', corrected: true }],
    ],
    ['nothing', told(), told(), []],
  ])('%s', (_, before, now, expected) =>
    expect(kinds(before, now)).toEqual(expected.map((one) => ({ ...one, was: undefined }))),
  )

  test('includes only lead changes in a sport with frequent points', () => {
    expect([
      kinds(live(20, 18), live(22, 18), basketball),
      kinds(live(20, 21), live(22, 21), basketball),
    ]).toEqual([[], [{ kind: 'score', lead: 'us', was: undefined }]])
  })
})

describe('what was told [GM-04]', () => {
  const on = (us: string, them: string) =>
    sampleGame({ gameState: 3, live: sampleLive({ teamScore: us, opponentScore: them }) })
  test('stays when a game falls back, so the same score is no news', () => {
    const first = toNotifiedGame(on('7', '0'))
    const fallen = toNotifiedGame(sampleGame(), first)
    expect([fallen.kind, fallen.us, fallen.begun]).toEqual(['upcoming', '7', '2026-09-05'])
    const day = '2026-09-05'
    expect(diffGame(first, fallen, game, day)).toEqual([])
    expect(diffGame(fallen, toNotifiedGame(on('7', '0'), fallen), game, day)).toEqual([])
    expect(diffGame(fallen, toNotifiedGame(on('14', '0'), fallen), game, day)).toEqual([
      { kind: 'score', lead: null },
    ])
  })
})

describe('message texts [GM-04]', () => {
  const all = [
    diffGame(told(), live(0, 0), game, today),
    diffGame(live(7, 10), live(61, 10, { period: 2, periodLabel: '2nd' }), game, today),
    diffGame(live(61, 47), told({ kind: 'final', us: '61', them: '47' }), game, today),
    diffGame(
      told({ kind: 'final', us: '61', them: '46' }),
      told({ kind: 'final', us: '61', them: '47' }),
      game,
      today,
    ),
  ].flat()
  test.each(all.map((news) => [news.kind, news] as const))(
    'name no score and no leader of %s without scores',
    (_, news) => {
      const said = formatNotification(
        news,
        game,
        told({ us: '61', them: '47', periodLabel: '2nd' }),
        'Harlan',
        true,
      )
      expect(`${said.title} ${said.body}`).not.toMatch(/61|47|lead|Tied|won|lost/i)
      expect(said.title.length).toBeGreaterThan(5)
    },
  )
  test('with scores name the leader and the period', () => {
    const [score] = diffGame(live(7, 10), live(14, 10), game, today)
    expect(
      formatNotification(
        score!,
        { ...game, live: null },
        live(14, 10, { periodLabel: '3rd' }),
        'Harlan',
        false,
      ),
    ).toEqual({ title: `Harlan 14, ${game.opponent.title} 10`, body: 'Harlan leads · 3rd' })
  })
  test.each([
    ['baseball', 2, 'End of 2nd inning'],
    ['wvball', 3, 'End of set 3'],
    ['football', 1, 'End of 1st quarter'],
    ['mhockey', 3, 'End of 3rd period'],
    ['baseball', 11, 'End of 11th inning'],
    ['mbball', null, 'Halftime'],
  ] as const)('for the end of a period of %s are %j', (globalSportShortName, ended, words) => {
    expect(
      formatNotification(
        { kind: 'period', ended },
        { ...game, sport: { ...game.sport, globalSportShortName } },
        live(3, 2),
        'Harlan',
        false,
      ).title,
    ).toMatch(new RegExp(`^${words}: `))
  })
  test('of a meet have its name and placings, of a win without a score who won', () => {
    const over = told({ kind: 'final', us: '', them: '' })
    const [news] = diffGame(live(0, 0), over, game, today)
    const result = { ...game.result!, postscoreInfo: null, boxscore: null, recap: null }
    const opponent = { ...game.opponent, id: null, title: 'Regional Championships' }
    const meet = {
      ...game,
      opponent,
      result: { ...result, status: 'N' as const, prescoreInfo: 'Men 1st (24) | Women 3rd (71)' },
    }
    expect(formatNotification(news!, meet, over, 'Harlan', false)).toEqual({
      title: 'Final: Harlan Men 1st (24), Women 3rd (71)',
      body: `${game.sport.title} · Regional Championships`,
    })
    const won = { ...game, result: { ...result, status: 'W' as const, prescoreInfo: null } }
    expect(formatNotification(news!, won, over, 'Harlan', false).title).toBe('Final: Harlan wins')
  })
  test('for a suspended game say so', () => {
    const now = told({ kind: 'suspended' })
    const [news] = diffGame(live(7, 3), now, game, today)
    const suspended = { ...game, noplayText: 'Suspended until Nov 22' }
    expect(formatNotification(news!, suspended, now, 'Harlan', false).body).toBe(
      'Suspended until Nov 22.',
    )
  })
  test('for a moved game include the old date', () => {
    const now = told({ date: '2026-11-22T11:00:00', time: '11 a.m.' })
    const [moved] = diffGame(told(), now, game, today)
    expect(formatNotification(moved!, game, now, 'Harlan', false).body).toBe(
      'Now Sun, Nov. 22, 11 a.m., was Sat, Nov. 21, 7 p.m.',
    )
  })
})
