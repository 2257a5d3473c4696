import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeGame } from '../../server/content/games/games.ts'
import { transact } from '../../server/content/transaction.ts'
import type { Store } from '../../server/db/store.ts'
import type { GameDoc } from '../../server/content/docs.ts'
import type { GameResults } from '../../src/contract/game-details.schema.ts'
import type { OpponentHistory, YearByYear } from '../../src/contract/opponents.schema.ts'
import type { Season } from '../../src/contract/sport.schema.ts'
import { summarizeOutcome, getLocationParts } from '../../src/domain/games/game-outcome.ts'
import { getGameKind, cleanOpponentName } from '../../src/domain/games/game.ts'
import {
  dayBlock,
  filterByLocation,
  isExhibition,
  listGames,
  groupByMonth,
} from '../../src/domain/games/schedule.ts'
import { formatGameStatus } from '../../src/domain/games/score.ts'
import { describeResult } from '../../src/domain/games/state-words.ts'
import { gameTime, timeLines } from '../../src/domain/calendar/when.ts'
import { boxScoreHref } from '../../src/routes/links.ts'
import { statFixture } from '../fixtures/statcrew/read-fixture.ts'
import { smallPack } from '../support/import-store.ts'
import { openStore } from '../support/engine.ts'
import {
  football,
  quirkSite as quirkSiteIn,
  schedule,
  type QuirkSite,
} from '../support/quirk-site.ts'
import { textFile } from '../support/text-file.ts'

let store: Store
beforeAll(async () => {
  store = await openStore(':memory:')
})
afterAll(() => store.close())
const quirkSite = (
  files: Record<string, string | Uint8Array>,
  options?: { timeZone?: string; now?: string },
) => quirkSiteIn(store, files, options)

const titles = (games: { opponent: { title: string } }[]) =>
  games.map(({ opponent }) => opponent.title)
const one = async (heads: string, row: string, options?: { timeZone?: string; now?: string }) => {
  const site = await quirkSite({ [football]: schedule(heads, row) }, options)
  return { site, game: (await site.games())[0]! }
}
/** The imported row is changed by hand, because a feed can contain what a row cannot. */
const rewrite = async (site: QuirkSite, id: number, more: Partial<GameDoc>) => {
  const row = await store
    .of(site.tenant)
    .selectFrom('game')
    .selectAll()
    .where('tenant', '=', site.tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await transact(store, site.tenant, (transaction) =>
    writeGame(transaction, {
      id,
      scheduleId: row.schedule_id,
      sportId: row.sport_id,
      doc: { ...(JSON.parse(row.doc) as GameDoc), ...more },
    }),
  )
}

const quirks: [number, string, () => Promise<void>][] = [
  [
    1,
    'takes a finished game with a stale state as a result',
    async () => {
      const { site, game } = await one(
        'date; opponent; home_away; result; team_score; opponent_score',
        '2026-11-07; Aldermoor; H; L; 21; 38',
      )
      await rewrite(site, game.id, { gameState: 1 })
      expect(
        (await site.results()).map((found) => [
          getGameKind(found),
          found.gameState,
          found.result?.teamScore,
        ]),
      ).toEqual([['final', 1, '21']])
      expect(await site.upcoming({ startDate: '2026-11-01' })).toEqual([])
    },
  ],
  [
    2,
    'takes midnight as an unknown time, last in its day',
    async () => {
      const times = ['TBA', 'TBD', '', 'All Day', '12:00 AM']
      const site = await quirkSite({
        [football]: schedule(
          'date; time; opponent; home_away',
          ...times.map((time, i) => `2026-11-2${i}; ${time}; Aldermoor; H`),
          '2026-11-20; 7 p.m.; Pacific; H',
        ),
      })
      const games = (await site.games()).filter(({ opponent }) => opponent.title === 'Aldermoor')
      expect(games.map(({ tbd, allDay, dateUtc }) => [tbd || allDay, dateUtc])).toEqual(
        times.map(() => [true, null]),
      )
      expect(games.map(gameTime)).toEqual(['TBA', 'TBA', 'TBA', 'All Day', 'TBA'])
      expect(titles(listGames(await site.games())).slice(0, 2)).toEqual(['Pacific', 'Aldermoor'])
    },
  ],
  [
    3,
    'shows the text when date and time disagree',
    async () => {
      const { game } = await one(
        'date; time; opponent; home_away',
        '2026-11-20 13:00; 11:00 AM; Aldermoor; H',
      )
      expect([game.time, gameTime(game)]).toEqual(['11:00 AM', '11 a.m.'])
    },
  ],
  [
    4,
    'keeps every spelling of a time, and shows its clock in one form',
    async () => {
      const times = [
        ['7 p.m. CT', '7 p.m. CT'],
        ['7 pm', '7 p.m.'],
        ['9:00 PM', '9 p.m.'],
        ['Noon CT', 'Noon CT'],
        ['6:30 PM MST', '6:30 p.m. MST'],
        ['11:30 AM (CDT)', '11:30 a.m. (CDT)'],
        ['4:30 or 7 p.m. CT', '4:30 or 7 p.m. CT'],
        ['1 p.m./8 p.m.', '1 p.m./8 p.m.'],
        ['Approx. 4 p.m.', 'Approx. 4 p.m.'],
      ]
      const site = await quirkSite({
        [football]: schedule(
          'date; time; opponent; home_away',
          ...times.map(([time], i) => `2026-11-2${i}; ${time}; Aldermoor; H`),
        ),
      })
      expect((await site.games()).map((game) => [game.time, gameTime(game)])).toEqual(times)
    },
  ],
  [
    5,
    'keeps two start times of one field, a line each',
    async () => {
      const { game } = await one(
        'date; time; opponent; home_away',
        "2026-11-20; Men's 6K: 8:00 AM | Women's 6K: 8:45 AM; Otter Classic; N",
      )
      expect(game.time).toBe("Men's 6K: 8:00 AM | Women's 6K: 8:45 AM")
      expect(timeLines(gameTime(game))).toEqual(["Men's 6K: 8 a.m.", "Women's 6K: 8:45 a.m."])
    },
  ],
  [
    6,
    'leaves no dangling label without a time',
    async () => {
      const { site, game } = await one(
        'date; time; opponent; home_away',
        '2026-11-30; ; Otter Invitational; N',
      )
      expect(formatGameStatus(game)).toBe('Mon, Nov. 30 · TBA')
      expect(await site.ics([game])).not.toMatch(/\b(?:at|vs|Time:)\s*\r\n/)
    },
  ],
  [
    7,
    'keeps ranks and remarks in the title only',
    async () => {
      const shown = [
        '#23 Aldermoor',
        'No. 16 Aldermoor',
        'RV Aldermoor',
        '(RV) Aldermoor',
        '[N] Aldermoor',
        '#a/Tb Aldermoor',
        '1-seed Aldermoor',
        'E4 Aldermoor',
        'Aldermoor (GM2)',
      ]
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; result',
          ...shown.map((title, i) => `2026-10-1${i}; ${title}; H; W`),
        ),
      })
      const games = await site.games()
      expect(titles(games)).toEqual(shown)
      expect(new Set(games.map(({ opponent }) => opponent.mascot))).toEqual(new Set(['Kestrels']))
      expect(new Set(games.map(({ opponent }) => cleanOpponentName(opponent.title)))).toEqual(
        new Set(['Aldermoor']),
      )
      expect(boxScoreHref(games[0]!)).toBe(
        `/sports/football/stats/2026/aldermoor/boxscore/${games[0]!.id}`,
      )
      expect(
        await site.ask<OpponentHistory>('opponentHistory', {
          sportId: await site.sportId('football'),
          opponentId: games[0]!.opponent.id,
        }),
      ).toMatchObject({
        opponent: { title: 'Aldermoor' },
        record: '9-0',
        url: `/sports/football/opponent-history/aldermoor/${games[0]!.opponent.id}`,
      })
    },
  ],
  [
    8,
    'lists both games of a doubleheader in order, also without a second time',
    async () => {
      const site = await quirkSite({
        'schedules/baseball/2027.csv': schedule(
          'date; time; opponent; home_away; doubleheader',
          '2027-03-06; TBA; Pacific; H; 2',
          '2027-03-06; 1 p.m.; Pacific; H; 1',
        ),
      })
      expect(
        listGames(await site.games('baseball')).map((game) => [
          game.time,
          game.isADoubleheader,
          game.doubleheaderGame,
        ]),
      ).toEqual([
        ['1 p.m.', true, 1],
        ['TBA', true, 2],
      ])
      expect(
        (await site.upcoming()).filter(({ opponent }) => opponent.title === 'Pacific'),
      ).toHaveLength(2)
    },
  ],
  [
    9,
    'takes a row as a copy only when the whole line is equal',
    async () => {
      const rows = [
        '2027-03-06; 1 p.m.; Pacific; H; W; 4; 2',
        '2027-03-06; 1 p.m.; Pacific; H; W; 4; 2',
        '2027-03-06; 1 p.m.; Pacific; H; W; 5; 2',
      ]
      const site = await quirkSite({
        'schedules/baseball/2027.csv': schedule(
          'date; time; opponent; home_away; result; team_score; opponent_score',
          ...rows,
        ),
      })
      expect(
        new Set((await site.games('baseball')).map(({ result }) => result?.teamScore)),
      ).toEqual(new Set(['4', '5']))
      expect(await site.games('baseball')).toHaveLength(2)
      expect(site.notes).toEqual(['schedules/baseball/2027.csv:3 refused: the same row as line 2'])
    },
  ],
  [
    10,
    'does not guess a place, and keeps the home team of a neutral site',
    async () => {
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; neutral_home_team',
          '2026-11-20; Pacific; ; ',
          '2026-11-21; Aldermoor; N; y',
          '2026-11-22; Quillan Tech; N; ',
        ),
      })
      expect(site.notes).toContain(`${football}:2 refused: no home_away (H, A or N)`)
      expect((await site.games()).map(({ locationIndicator }) => locationIndicator)).toEqual([
        'N',
        'N',
      ])
      expect([
        (await site.details('Aldermoor')).neutralHometeam,
        (await site.details('Quillan Tech')).neutralHometeam,
      ]).toEqual([true, false])
    },
  ],
  [
    11,
    'takes a neutral site as neutral for any home team',
    async () => {
      const { site } = await one(
        'date; opponent; home_away; neutral_home_team',
        '2026-11-21; Aldermoor; N; y',
      )
      expect(
        [filterByLocation(await site.games(), 'N'), filterByLocation(await site.games(), 'H')].map(
          (some) => some.length,
        ),
      ).toEqual([1, 0])
      expect(
        [
          await site.upcoming({ locationIndicator: 'N' }),
          await site.upcoming({ locationIndicator: 'H' }),
        ].map((some) => some.length),
      ).toEqual([1, 0])
    },
  ],
  [
    12,
    'gives a home game without a place no venue',
    async () => {
      const { game } = await one(
        'date; opponent; home_away; location; facility',
        '2026-12-05; FCS First Round; H; TBD; TBA',
      )
      expect([game.location, game.facility, game.opponent.id, getLocationParts(game)]).toEqual([
        null,
        null,
        null,
        [],
      ])
    },
  ],
  [
    13,
    'takes placeholders as no schools, and a bye week as no game',
    async () => {
      const shown = [
        'TBA',
        'TBD',
        'First Round',
        'Quarterfinals',
        'NCSA Northeast Regional CHampionships',
        'Week 9 - BYE WEEK',
        'Lakeland Championship',
      ]
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away',
          ...shown.map((title, i) => `2026-12-0${i + 1}; ${title}; N`),
        ),
      })
      const games = await site.games()
      expect(games.map(({ opponent }) => opponent.id)).toEqual(shown.map(() => null))
      expect(site.notes).toEqual([])
      expect((await site.details('First Round')).opponentHistoryUrl).toBeNull()
      const rest = shown.filter((title) => !title.includes('BYE'))
      expect([
        titles(listGames(games)),
        titles(await site.upcoming()),
        titles((await site.days('2026-12-01', '2026-12-31')).flatMap(({ events }) => events)),
      ]).toEqual([rest, rest, rest])
    },
  ],
  [
    14,
    'takes other schools’ games and scores without a mark as no results',
    async () => {
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; team_score; opponent_score',
          '2026-11-07; Denby vs. Central Arden; N; ; ',
          '2026-11-08; Aldermoor; N; 2; 1',
        ),
      })
      const games = await site.games()
      expect(
        games.map((game) => [
          game.opponent.id === null,
          getGameKind(game),
          summarizeOutcome(game).mark,
        ]),
      ).toEqual([
        [true, 'unreported', null],
        [false, 'unreported', null],
      ])
      expect([await site.results(), (await site.schedule())!.record.overallRecord]).toEqual([
        [],
        '0-0',
      ])
    },
  ],
  [
    15,
    'lists exhibitions uncounted, and does not mistake a town for one',
    async () => {
      const marks = [
        'Aldermoor (EXH)',
        'Aldermoor (Exh.)',
        'Aldermoor (Exhib.)',
        'Aldermoor (EX)',
        'Aldermoor - Exhibition',
        'Scrimmage',
      ]
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; location; type; result',
          ...marks.map((title, i) => `2026-10-0${i + 1}; ${title}; H; ; ; W`),
          '2026-10-08; Aldermoor; H; Exhibition; ; W',
          '2026-10-09; Aldermoor; H; ; S; W',
          '2026-10-10; Aldermoor; H; Alumni Soccer Stadium; ; W',
          '2026-10-11; Alumni Day; H; ; ; ',
          '2026-10-12; Aldermoor; A; BOILING SPRINGS; ; L',
        ),
      })
      const games = await site.games()
      expect(games.map(({ type }) => type).join('')).toBe('SSSSSSSSRRR')
      expect(isExhibition(games[9]!)).toBe(false)
      expect([listGames(games).length, (await site.schedule())!.record.overallRecord]).toEqual([
        11,
        '1-1',
      ])
    },
  ],
  [
    16,
    'uses the game’s own year, not the season’s',
    async () => {
      const site = await quirkSite({
        'schedules/football/2024.csv': schedule(
          'date; opponent; home_away; type',
          '2024-09-07; Aldermoor; H; ',
          '2025-02-15; Pacific; H; S',
          '2025-02-29; Quillan Tech; H; S',
        ),
      })
      const games = await site.games('football', '2024')
      expect(groupByMonth(games).map(({ name, year }) => `${name} ${year}`)).toEqual([
        'September 2024',
        'February 2025',
      ])
      expect(site.notes).toContain(
        'schedules/football/2024.csv:4 refused: date "2025-02-29" is not a date (2026-09-05)',
      )
    },
  ],
  [
    17,
    'lists a past game without a score as neither upcoming nor a result',
    async () => {
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; type',
          '2026-11-07; Aldermoor; H; R',
          '2026-11-08; Pacific; H; S',
        ),
      })
      const [, second] = await site.games()
      await rewrite(site, second!.id, { status: 'O' })
      expect([
        await site.upcoming(),
        await site.results(),
        titles(listGames(await site.games())),
      ]).toEqual([[], [], ['Aldermoor']])
    },
  ],
  [
    18,
    'recognizes a canceled game in both spellings, without a score',
    async () => {
      const words = ['Canceled', 'Cancelled', 'Postponed']
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; status; prescore',
          ...words.map((status, i) => `2026-11-0${i + 1}; Aldermoor; H; ${status}; 4th of 12`),
        ),
      })
      const games = await site.games()
      expect(
        games.map((game) => [
          game.noplayText,
          summarizeOutcome(game).words,
          summarizeOutcome(game).score,
          describeResult(game),
        ]),
      ).toEqual([
        ['Canceled', 'Canceled', null, 'Cancelled'],
        ['Cancelled', 'Canceled', null, 'Cancelled'],
        ['Postponed', 'Postponed', null, 'Postponed'],
      ])
      await rewrite(site, games[0]!.id, { status: 'A', gameState: 0 })
      expect(getGameKind((await site.games())[0]!)).toBe('cancelled')
      expect((await site.results()).map(({ status }) => status)).toEqual(['P', 'C', 'A'])
    },
  ],
  [
    19,
    'does not take the L in "Canceled" as a loss',
    async () => {
      const { site, game } = await one(
        'date; opponent; home_away; status',
        '2026-11-07; Aldermoor; H; Canceled',
      )
      expect([
        game.result,
        summarizeOutcome(game).mark,
        (await site.schedule())!.record.overallRecord,
      ]).toEqual([null, null, '0-0'])
    },
  ],
  [
    20,
    'ends an event of several days on its last day in local time',
    async () => {
      const site = await quirkSite({
        [football]: schedule(
          'date; time; end_date; end_time; opponent; home_away',
          '2026-11-13; 5 p.m.; 2026-11-14; 11 a.m.; Otter Open; N',
          '2026-11-12; ; 2026-11-15; ; Long Meet; N',
        ),
      })
      const [long, open] = await site.games()
      expect([
        open!.endDate,
        dayBlock(open!),
        (await site.details('Otter Open')).endDateUtc,
      ]).toEqual([
        '2026-11-14T11:00:00',
        { days: '13–14', weekdays: 'Fri–Sat' },
        '2026-11-14T17:00:00.000Z',
      ])
      expect(long!.endDate).toBe('2026-11-15T00:00:00')
      expect(titles(await site.upcoming())).toEqual(['Long Meet', 'Otter Open'])
      expect(titles(await site.upcoming({}, new Date('2026-11-16T18:00:00Z')))).toEqual([])
    },
  ],
  [
    21,
    'lists an event of several days once in a calendar',
    async () => {
      const { site } = await one(
        'date; end_date; opponent; home_away',
        '2026-11-28; 2026-12-02; Otter Open; N',
      )
      for (const [start, end, day] of [
        ['2026-11-01', '2026-11-30', '2026-11-28'],
        ['2026-12-01', '2026-12-31', '2026-12-01'],
        ['2026-11-30', '2026-12-01', '2026-11-30'],
      ] as const) {
        expect(
          (await site.days(start, end)).map(({ date, events }) => [date, titles(events)]),
        ).toEqual([[day, ['Otter Open']]])
      }
    },
  ],
  [
    22,
    'groups rounds of one tournament, also weeks apart',
    async () => {
      const at = 'schedules/womens-golf/2026-27.csv'
      const rows = [
        '2026-09-07; Otter Cup; N; Otter Cup; ; ',
        '2026-09-08; Otter Cup; N; Otter Cup; N; T3rd of 14',
        '2026-10-19; Otter Cup, final; N; Otter Cup; N; 2nd',
      ]
      const site = await quirkSite({
        [at]: schedule('date; opponent; home_away; tournament; result; postscore', ...rows),
      })
      const games = await site.games('womens-golf')
      expect(
        groupByMonth(games).map(({ runs }) =>
          runs.map(({ tournament, games: some }) => [tournament, some.length]),
        ),
      ).toEqual([[['Otter Cup', 2]], [['Otter Cup', 1]]])
      const ids = await Promise.all(
        games.map(
          async ({ id }) =>
            (await site.ask<{ tournament: { id: number } }>('game', { gameId: id })).tournament.id,
        ),
      )
      expect(new Set(ids).size).toBe(1)
      expect(games.map((game) => game.result?.postscoreInfo ?? null)).toEqual([
        null,
        'T3rd of 14',
        '2nd',
      ])
    },
  ],
  [
    23,
    'shows a placing as written, without "null-null"',
    async () => {
      const placings = [
        'Men 1st (24) | Women 1st (31)',
        '1st (827, -25)',
        'M-3rd/W-NTS',
        't-10th of 12',
      ]
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; result; prescore; postscore',
          ...placings.map(
            (text, i) =>
              `2026-10-1${i}; Otter Open; N; N; ${i % 2 ? text : ''}; ${i % 2 ? '' : text}`,
          ),
        ),
      })
      expect(
        (await site.results())
          .map((game) => [summarizeOutcome(game).words, summarizeOutcome(game).score])
          .toReversed(),
      ).toEqual(placings.map((text) => [text, null]))
    },
  ],
  [
    24,
    'keeps scores as text',
    async () => {
      const scores = [
        ['3.5', '1.5'],
        ['150.5', '149.5'],
        ['277.415', '256.590'],
      ]
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; result; team_score; opponent_score',
          ...scores.map(([us, them], i) => `2026-10-1${i}; Pacific; H; W; ${us}; ${them}`),
        ),
      })
      expect(
        (await site.games()).map(({ result }) => [result?.teamScore, result?.opponentScore]),
      ).toEqual(scores)
    },
  ],
  [
    25,
    'shows impossible scores as given',
    async () => {
      const scores = [
        ['511', '6'],
        ['312', '4'],
        ['77', '19'],
      ]
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; result; team_score; opponent_score',
          ...scores.map(([us, them], i) => `2026-10-1${i}; Pacific; H; W; ${us}; ${them}`),
        ),
      })
      expect((await site.games()).map((game) => summarizeOutcome(game).score)).toEqual(
        scores.map(([team, opponent]) => ({ team, opponent, leader: 'team' })),
      )
    },
  ],
  [
    26,
    'fits a line score to its innings, with an X, if any',
    async () => {
      const heads = 'date; opponent; home_away; result; team_score; opponent_score; stat_file'
      const site = await quirkSite({
        'schedules/baseball/2027.csv': schedule(
          heads,
          '2026-03-07; Pacific; H; W; 2; 1; stats/b.xml',
          '2026-03-08; Pacific; H; W; 3; 2; ',
        ),
        'stats/b.xml': statFixture('baseball-final.xml'),
      })
      const [scored, plain] = await site.games('baseball')
      const lines = (
        await site.ask<{ result: { lineScores: unknown } }>('game', { gameId: scored!.id })
      ).result.lineScores
      expect(lines).toMatchObject({
        periods: ['1', '2', '3', '4', '5', '6', '7'],
        periodHomeScore: ['0', '2', '0', '0', '0', '0', 'X'],
        periodLabel: 'Inning',
      })
      expect(
        (await site.ask<{ result: { lineScores: unknown } }>('game', { gameId: plain!.id })).result
          .lineScores,
      ).toBeNull()
    },
  ],
  [
    27,
    'takes sets won as the volleyball score',
    async () => {
      const site = await quirkSite({
        'sports.csv': `${smallPack['sports.csv']}Volleyball,volleyball,wvball,VB,wvball,women,2025\n`,
        'schedules/volleyball/2025.csv': schedule(
          'date; opponent; home_away; stat_file',
          '2025-11-29; Pacific; H; stats/v.xml',
        ),
        'stats/v.xml': statFixture('volleyball-final.xml'),
      })
      const [game] = await site.games('volleyball')
      expect([game!.result?.teamScore, game!.result?.opponentScore]).toEqual(['3', '2'])
      expect(
        (await site.ask<GameResults>('gameResults', { gameId: game!.id })).boxscore,
      ).toMatchObject({
        home: { score: '3' },
        away: { score: '2' },
        rules: { periodName: 'Set', regulation: 5 },
      })
    },
  ],
  [
    28,
    'names overtime only after regulation',
    async () => {
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; result; team_score; opponent_score; postscore',
          ...['(2 OT)', '(7 inn.)', ''].map(
            (note, i) => `2026-10-1${i}; Pacific; H; W; 2; 1; ${note}`,
          ),
        ),
      })
      expect((await site.games()).map((game) => summarizeOutcome(game).note)).toEqual([
        'Final/2 OT',
        'Final · 7 inn.',
        'Final',
      ])
    },
  ],
  [
    29,
    'uses the given season titles',
    async () => {
      const site = await quirkSite({
        'schedules/womens-golf/2026-27.csv': schedule(
          'date; opponent; home_away',
          '2026-09-07; Otter Cup; N',
        ),
        'schedules/baseball/2027.csv': schedule(
          'date; opponent; home_away',
          '2026-02-14; Pacific; H',
        ),
      })
      for (const [slug, asked, found] of [
        ['football', '2026', '2026'],
        ['womens-golf', '2026-2027', '2026-27'],
        ['womens-golf', '2026', undefined],
        ['womens-golf', '2027', undefined],
        ['baseball', '2027', '2027'],
        ['baseball', '2026', undefined],
      ] as const) {
        expect([slug, asked, (await site.schedule(slug, asked))?.season]).toEqual([
          slug,
          asked,
          found,
        ])
      }
      expect(
        (await site.ask<Season>('currentSeason', { sportId: await site.sportId('baseball') }))
          .startDate,
      ).toBe('2026-02-14')
    },
  ],
  [
    30,
    'uses the current season marked by the department',
    async () => {
      const site = await quirkSite({
        'schedules/football/2027.csv': schedule(
          'date; opponent; home_away',
          '2027-09-04; Pacific; H',
        ),
      })
      expect([
        (await site.schedule('football', '2027'))!.isCurrent,
        (await site.schedule())!.season,
      ]).toEqual([false, '2026'])
      expect(
        (
          await site.ask<{ seasonTitle: string; isCurrent: boolean }[]>('relatedSeasons', {
            sportId: await site.sportId('football'),
          })
        ).map(({ seasonTitle, isCurrent }) => [seasonTitle, isCurrent]),
      ).toEqual([
        ['2027', false],
        ['2026', true],
      ])
    },
  ],
  [
    31,
    'does not replace a missing season with another',
    async () => {
      const site = await quirkSite({})
      expect([
        await site.schedule('football', '1999'),
        await site.ask('schedule', { sportId: 999 }),
        await site.ask('sport', { sportId: 999 }),
      ]).toEqual([null, null, null])
    },
  ],
  [
    32,
    'sorts games by date, not by number',
    async () => {
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away',
          '2026-11-28; Pacific; H',
          '2026-11-20; Aldermoor; H',
          '2026-12-05; Quillan Tech; A',
        ),
      })
      const games = await site.games()
      expect(games.map(({ date }) => date.slice(5, 10))).toEqual(['11-20', '11-28', '12-05'])
      expect(games.map(({ id }) => id)).not.toEqual(
        games.map(({ id }) => id).toSorted((a, b) => a - b),
      )
      expect(titles(await site.upcoming())).toEqual(titles(games))
    },
  ],
  [
    33,
    'links a story to the game that names it, on any day',
    async () => {
      const story = (title: string, date: string) =>
        `---\ntitle: ${title}\ndate: ${date}\nsport: football\nteaser: Late.\n---\nIt was late.\n`
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; result; post_story; preview_story',
          '2026-11-07; Aldermoor; H; W; late.md; ',
          '2026-11-08; Pacific; H; W; ; ahead.md',
        ),
        'stories/late.md': story('A late win', '2026-11-08T01:10'),
        'stories/ahead.md': story('Pacific next', '2026-11-07T09:00'),
      })
      const [first, second] = [await site.details('Aldermoor'), await site.details('Pacific')]
      expect([
        first.postgameStory?.title,
        first.pregameStory,
        second.postgameStory,
        second.pregameStory?.title,
      ]).toEqual(['A late win', null, null, 'Pacific next'])
      expect(first.story?.url).toBe('/news/2026/11/8/a-late-win')
    },
  ],
  [
    34,
    'lists the files of a game from any site',
    async () => {
      const site = await quirkSite({
        [football]: textFile(
          'date,opponent,home_away,game_files',
          '2026-11-07,Aldermoor,H,Recap | /news/2026/11/8/late; Box Score (PDF) | https://files.example/FB.PDF; Tickets | https://t.example/1',
        ),
      })
      expect((await site.details('Aldermoor')).media.gameFiles).toEqual([
        { title: 'Recap', url: '/news/2026/11/8/late' },
        { title: 'Box Score (PDF)', url: 'https://files.example/FB.PDF' },
        { title: 'Tickets', url: 'https://t.example/1' },
      ])
    },
  ],
  [
    35,
    'prefers the schedule over a story',
    async () => {
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; result; postscore; post_story',
          '2026-11-07; Otter Open; N; N; 9th of 16; eighth.md',
        ),
        'stories/eighth.md': textFile(
          '---',
          'title: Terriers tie for eighth',
          'date: 2026-11-08',
          'sport: football',
          'teaser: A tie.',
          '---',
          'Tied for 8th.',
        ),
      })
      expect([
        summarizeOutcome((await site.games())[0]!).words,
        (await site.details('Otter Open')).story?.title,
      ]).toEqual(['9th of 16', 'Terriers tie for eighth'])
    },
  ],
  [
    36,
    'lists a game on its local day, not its UTC day',
    async () => {
      const { site, game } = await one(
        'date; time; opponent; home_away',
        '2026-11-20; 7 p.m.; Aldermoor; H',
        { timeZone: 'America/New_York' },
      )
      expect([game.date, game.dateUtc]).toEqual(['2026-11-20T19:00:00', '2026-11-21T00:00:00.000Z'])
      expect((await site.days('2026-11-01', '2026-11-30')).map(({ date }) => date)).toEqual([
        '2026-11-20',
      ])
    },
  ],
  [
    37,
    'uses the department’s clock, not the venue’s',
    async () => {
      const phoenix = await one(
        'date; time; opponent; home_away; location',
        '2026-07-20; 7 p.m.; Aldermoor; A; "Quillan, Minn."',
        { timeZone: 'America/Phoenix' },
      )
      expect([phoenix.game.date, phoenix.game.dateUtc]).toEqual([
        '2026-07-20T19:00:00',
        '2026-07-21T02:00:00.000Z',
      ])
      const london = await one(
        'date; time; opponent; home_away; location',
        '2026-09-19; 11 a.m. CT; Aldermoor; N; "London, England"',
      )
      expect([london.game.date, london.game.dateUtc, london.game.time]).toEqual([
        '2026-09-19T11:00:00',
        '2026-09-19T16:00:00.000Z',
        '11 a.m. CT',
      ])
    },
  ],
  [
    38,
    'keeps a live game listed after midnight, in department time',
    async () => {
      const { site, game } = await one(
        'date; time; opponent; home_away',
        '2026-11-20; 7 p.m.; Aldermoor; H',
      )
      const at = (moment: string) =>
        site.upcoming({}, new Date(moment)).then((games) => games.length)
      // 11:30 p.m. here is the next day in London. An hour later it is the next day here, too.
      expect([
        await at('2026-11-21T01:30:00Z'),
        await at('2026-11-21T05:30:00Z'),
        await at('2026-11-21T06:30:00Z'),
      ]).toEqual([1, 1, 0])
      await rewrite(site, game.id, { gameState: 3 })
      await store
        .of(site.tenant)
        .insertInto('live_game')
        .values({
          tenant: site.tenant,
          game_id: game.id,
          version: 1,
          doc: JSON.stringify({
            gameId: game.id,
            sportId: game.sport.id,
            gameState: 3,
            version: 1,
            updatedAt: '2026-11-21T06:00:00Z',
            period: 4,
            periodLabel: '4th',
            clock: '0:42',
            teamScore: '3',
            opponentScore: '3',
            teamPeriods: [],
            opponentPeriods: [],
            lastPlay: null,
          }),
        })
        .execute()
      expect([
        await at('2026-11-21T06:30:00Z'),
        await site.results({}, new Date('2026-11-21T06:30:00Z')),
      ]).toEqual([1, []])
    },
  ],
  [
    39,
    'exports exclusive ends, all-day entries and whole lines to calendars',
    async () => {
      const long =
        'Otter Invitational; with commas, and a name so long that no line of a calendar holds it – ñandú'
      const site = await quirkSite({
        [football]: textFile(
          'date,time,end_date,opponent,home_away,result,team_score,opponent_score,tickets',
          '2026-11-20,TBA,,Aldermoor,H,,,,https://t.example/a b?x=1&y=2',
          `2026-11-27,TBA,2026-11-29,"${long}",N,,,,`,
          '2026-11-07,7 p.m.,,Pacific,A,L,21,38,',
        ),
      })
      const ics = await site.ics(await site.games())
      const lines = ics.replaceAll('\r\n ', '').split('\r\n')
      expect(lines.filter((line) => line.startsWith('DT') && !line.startsWith('DTSTAMP'))).toEqual([
        'DTSTART:20261108T010000Z',
        'DTEND:20261108T040000Z',
        'DTSTART;VALUE=DATE:20261120',
        'DTEND;VALUE=DATE:20261121',
        'DTSTART;VALUE=DATE:20261127',
        'DTEND;VALUE=DATE:20261130',
      ])
      expect(lines).toContain('SUMMARY:[L] Football at Pacific')
      expect(lines).toContain(`SUMMARY:Football: ${long.replace(';', '\\;').replace(',', '\\,')}`)
      expect(ics).toContain('https://t.example/a%20b?x=1&y=2')
      for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]|&amp;/)
      const uids = (text: string) => text.match(/^UID:.*$/gm)
      await site.again({
        [football]: `date,time,opponent,home_away\n2026-11-20,8 p.m.,Aldermoor,H\n`,
      })
      expect(uids(await site.ics(await site.games()))).toEqual([uids(ics)![1]])
    },
  ],
  [
    40,
    'reads dates in many dialects',
    async () => {
      const dates = [
        'Sep  2, 2026',
        'Dec  2- 3, 2026',
        '2/15/2027',
        '02/16/2027',
        'Nov 29, 2026',
        '10.2.26',
      ]
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away',
          ...dates.map((date) => `${date}; Pacific; H`),
        ),
      })
      expect(
        (await site.games()).map(({ date, endDate }) => [
          date.slice(0, 10),
          endDate?.slice(0, 10) ?? null,
        ]),
      ).toEqual([
        ['2026-09-02', null],
        ['2026-10-02', null],
        ['2026-11-29', null],
        ['2026-12-02', '2026-12-03'],
        ['2027-02-15', null],
        ['2027-02-16', null],
      ])
    },
  ],
  [
    69,
    'shows a given record without counting',
    async () => {
      const site = await quirkSite({
        [football]: schedule(
          'date; opponent; home_away; result',
          '2026-10-10; Pacific; H; W',
          '2026-10-17; Aldermoor; N; W',
          '2026-10-24; Quillan Tech; A; L',
        ),
        'seasons.yaml':
          '- {sportId: football, season: 2026, record: {overall: 1-1, neutral: 0-0}}\n',
      })
      expect((await site.schedule())!.record).toMatchObject({
        overallRecord: '1-1',
        overallPercentage: '.500',
        neutralRecord: '0-0',
        homeRecord: '1-0',
        awayRecord: '0-1',
        streak: 'L1',
      })
      const { id } = (await site.schedule())!
      expect(await site.ask('scheduleRecord', { scheduleId: id })).toEqual(
        (await site.schedule())!.record,
      )
    },
  ],
  [
    70,
    'keeps old games with a year, win, forfeit or score alone',
    async () => {
      const rows = [
        '1901; ; Aldermoor; H; W; ; ; ; ',
        '1902-11-08; ; Aldermoor; A; T; 0; 0; ; ',
        '1903-11; ; Aldermoor; ; W; ; ; y; Aldermoor did not come',
        '1904-11-05; ; Aldermoor; H; ; 12; 6; ; ',
        '1905-11-04; ; Aldermoor; N; L; 0; 5; ; day disputed',
        '2026-10-10; 2026; Aldermoor; H; L; 0; 1; ; ',
      ]
      const site = await quirkSite({
        'history/football.csv': schedule(
          'date; season; opponent; home_away; result; team_score; opponent_score; forfeit; note',
          ...rows,
        ),
        [football]: schedule(
          'date; opponent; home_away; result; team_score; opponent_score',
          '2026-10-10; #4 Aldermoor; A; W; 20; 17',
        ),
      })
      const [game] = await site.games()
      const history = await site.ask<OpponentHistory>('opponentHistory', {
        sportId: await site.sportId('football'),
        opponentId: game!.opponent.id,
      })
      // The season of 2026 has a schedule: its row in the record book is not counted again.
      expect(history).toMatchObject({
        wins: 3,
        losses: 1,
        ties: 1,
        games: 6,
        record: '3-1-1',
        homeRecord: '1-0',
        awayRecord: '1-0-1',
        neutralRecord: '0-1',
        streak: 'W1',
        firstMeeting: '1901',
        lastMeeting: '2026-10-10',
      })
      expect(
        history.meetings.map(({ date, result, forfeit }) => [
          date,
          result?.status ?? null,
          result?.teamScore ?? null,
          forfeit,
        ]),
      ).toEqual([
        ['2026-10-10', 'W', '20', false],
        ['1905-11-04', 'L', '0', false],
        ['1904-11-05', null, '12', false],
        ['1903-11', 'W', null, true],
        ['1902-11-08', 'T', '0', false],
        ['1901', 'W', null, false],
      ])
      const years = await site.ask<YearByYear>('yearByYear', {
        sportId: await site.sportId('football'),
      })
      expect([
        years['1901']?.records.overallRecord,
        years['1904']?.records.overallRecord,
        years['2026']?.games.length,
      ]).toEqual(['1-0', '0-0', 1])
    },
  ],
  [
    72,
    'shows a canceled spring, and all-day meets',
    async () => {
      const rows = Array.from(
        { length: 110 },
        (_, i) =>
          `2026-0${1 + Math.floor(i / 28)}-${String(1 + (i % 28)).padStart(2, '0')}; ${i % 5 === 0 ? 'All Day' : '3 p.m.'}; ${i % 5 === 0 ? 'Otter Open hosted by Pacific' : 'Pacific'}; H; ${i < 41 ? 'Cancelled' : ''}; ${i < 41 ? '' : 'W'}`,
      )
      const site = await quirkSite({
        [football]: schedule('date; time; opponent; home_away; status; result', ...rows),
      })
      const results = (
        await Promise.all([0, 1].map((page) => site.results({ $pageIndex: page })))
      ).flat()
      expect([
        results.length,
        results.filter(
          (game) => getGameKind(game) === 'cancelled' && describeResult(game) === 'Cancelled',
        ).length,
      ]).toEqual([110, 41])
      const meets = results.filter(({ time }) => time === 'All Day')
      expect(meets.map((game) => [game.allDay, gameTime(game), game.opponent.id])).toEqual(
        meets.map(() => [true, 'All Day', null]),
      )
      expect((await site.schedule())!.record.overallRecord).toBe('69-0')
      expect(site.notes).toEqual([])
    },
  ],
]

test.each(quirks)('[Q%i] %s', async (_number, _what, check) => check())

test('has a case for every quirk of games, times and old records', () => {
  expect(quirks.map(([number]) => number)).toEqual([
    ...Array.from({ length: 40 }, (_, i) => i + 1),
    69,
    70,
    72,
  ])
})
