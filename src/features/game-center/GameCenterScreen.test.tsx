import { describe, expect, test, vi } from 'vitest'
import { parseStatFile } from '../../../server/statcrew/parse.ts'
import { statFixture } from '../../../tests/fixtures/statcrew/read-fixture.ts'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { inventedBox } from '../../../tests/support/invented-box.ts'
import type { OpponentHistory } from '../../contract/opponents.schema.ts'
import { sampleGame, sampleLive, sampleResult } from '../../../tests/support/sample-game.ts'
import { sampleSettings } from '../../../tests/support/sample-sport.ts'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import type {
  GameCenterLayout,
  GameCenterPart,
  TeamSeason,
} from '../../contract/game-center.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import GameCenterScreen, { type Center } from './GameCenterScreen.tsx'

vi.mock('../../blocks/promotions/CampaignView.tsx', () => ({ CampaignView: () => null }))

const box = (name: string, more: Partial<BoxScore> = {}): BoxScore => {
  const { warnings: _, ...file } = parseStatFile(statFixture(`${name}.xml`))
  return { ...inventedBox('soccer'), ...file, thisTeamIsHomeTeam: true, corrections: [], ...more }
}
const parts: GameCenterPart[] = [
  'hero',
  'countdown',
  'matchup',
  'score-by-period',
  'corrections',
  'scoring',
  'flow',
  'leaders',
  'milestones',
  'last-meeting',
  'plays',
  'team-stats',
  'shots',
  'drives',
  'game-info',
  'stories',
  'gallery',
  'recent',
  'opponent-history',
  'next-game',
  'promo',
]
const center = (
  game: Game,
  boxScore: BoxScore | null,
  phase: GameCenterLayout['phase'],
  more: Partial<Center> = {},
): Center => ({
  layout: {
    gameId: 1,
    phase,
    sections: parts.map((part) => ({ part, title: `The ${part}` })),
    promoGroupId: null,
  },
  hero: {
    game,
    school: { name: 'Herons', prefix: null, mascot: null, image: null, score: null, record: null },
    opponent: {
      name: 'Ashford',
      prefix: null,
      mascot: null,
      image: null,
      score: null,
      record: null,
    },
    displayText: '',
    countdownTo: game.dateUtc,
    lineScores: null,
    leaders: [],
    eventImage: null,
  },
  boxScore,
  info: null,
  stories: [],
  gallery: [],
  history: null,
  next: null,
  recent: null,
  promotions: null,
  settings: sampleSettings,
  asked: {},
  ...more,
})
const at = (...[game, boxScore, phase, more]: Parameters<typeof center>) =>
  renderScreen(<GameCenterScreen {...center(game, boxScore, phase, more)} />)
const live = sampleGame({ gameState: 3, live: sampleLive() })
const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, words]) => words)

const play = (id: string, text: string, situation?: string) => ({
  ...({ id, side: 'home', clock: '04:53', text, score: null } as const),
  ...(situation && { situation }),
})

describe('the game center [GM-03]', () => {
  test('shows date, countdown and place before the game, and no empty headings', () => {
    const html = at(sampleGame(), null, 'before')
    expect(html).toContain('role="timer"')
    const words = wordsOf(html)
    expect(words).toMatch(
      /Saturday, September 5, 2026 .*7 p\.m\..*Heron Field, Harlan, Ohio.*Add to calendar/,
    )
    expect(headings(html)).toEqual([])
    for (const once of ['September 5', '7 p.m.', 'Heron Field'])
      expect(words.split(once)).toHaveLength(2)
  })

  test('has one button to watch and one to listen; a station beside a stream is only named', () => {
    const media = (...keys: string[]) => {
      const urls = Object.fromEntries(
        keys.map((key) => [key, { title: `The ${key}`, url: `https://${key}.example` }]),
      )
      const game = sampleGame()
      return wordsOf(at({ ...game, media: { ...game.media, ...urls } }, null, 'before'))
    }
    expect(media('video', 'tv', 'audio', 'radio')).toMatch(
      /The radio The tv Add to calendar .*Watch Listen/,
    )
    expect(media('tv', 'radio')).toMatch(/Add to calendar .*Watch ?: The tv Listen ?: The radio/)
  })

  test('has no more than three buttons before the content of an upcoming game', () => {
    const link = { title: 'Link', url: 'https://link.example' }
    const media = { ...sampleGame().media, tickets: link, video: link, tv: link, audio: link }
    const html = at(sampleGame({ media: { ...media, stats: link } }), null, 'before')
    const band = /aria-label="Before the start".*?<\/section>/s.exec(html)![0]
    expect(band.match(/data-kind="(?:priority|alternate)"/g)).toHaveLength(3)
    expect(html.indexOf('Save for offline')).toBeGreaterThan(html.indexOf(band) + band.length)
  })

  test('says the time of a delayed game, which the scoreboard does not', () => {
    const words = wordsOf(at(sampleGame({ gameState: 2 }), null, 'before'))
    expect(words.split('7 p.m.')).toHaveLength(2)
  })

  test('shows records, leaders of the season and the latest results before the game', () => {
    const game = sampleGame()
    const base = center(game, null, 'before')
    const leader = {
      id: null,
      name: 'Ada Byron',
      number: '4',
      position: null,
      image: null,
      stat: { name: 'Rushing yards', value: '812', description: '131 att, 9 TD', progress: 100 },
    }
    const played = sampleGame({ id: 8, status: 'O', result: sampleResult('W', '24', '10') })
    const html = at(game, null, 'before', {
      hero: {
        ...base.hero!,
        school: { ...base.hero!.school, record: '7-2' },
        opponent: { ...base.hero!.opponent, record: '5-4' },
        leaders: [{ key: 'rush', title: 'Rushing yards', school: leader, opponent: null }],
      },
      recent: { items: [played], total: 1, page: 0, pages: 1 },
      promotions: { id: 1, title: 'Presented by', promoItems: [{ id: 3 } as never] },
    })
    expect(headings(html)).toEqual(['The leaders', 'The recent', 'Presented by'])
    const words = wordsOf(html)
    expect(words).toMatch(/Ashford record 5–4.*record 7–2/)
    expect(words).toMatch(/Rushing yards.*Ada Byron.*812/)
    expect(words).not.toContain('None')
    expect(words).toMatch(/W 24–10 .*vs Ashford/)
    expect(words).toContain('7 p.m. CT')
  })

  test('gives each picture its caption and its link', () => {
    const image = { url: '/images/1', width: 16, height: 9, altText: 'A field', caption: null }
    const picture = { source: 'event' as const, title: 'Rally', image, url: null }
    const htmlOf = (...gallery: Center['gallery']) => at(sampleGame(), null, 'before', { gallery })
    expect(headings(htmlOf(picture))).toEqual(['The gallery'])
    expect(htmlOf(picture)).toContain('alt="A field"')
    expect(htmlOf(picture)).toContain('>Rally</p>')
    expect(htmlOf({ ...picture, url: '/videos/1' })).toContain('href="/videos/1"')
  })

  test('compares the seasons only where the opponent’s is known', () => {
    const game = sampleGame()
    const base = center(game, null, 'before').hero!
    const season = {
      conferenceRecord: '4-1',
      homeRecord: '5-0',
      awayRecord: '2-2',
      streak: 'W3',
      perGame: { unit: 'points', scored: '31.4', allowed: '17.2' },
      statistics: [],
    }
    const pageWith = (opponent: { record: string | null; season: TeamSeason | null }) =>
      at(game, null, 'before', {
        hero: {
          ...base,
          school: { ...base.school, record: '7-2', season },
          opponent: { ...base.opponent, ...opponent },
        },
      })
    const both = pageWith({ record: '5-4', season: { ...season, perGame: null } })
    expect(headings(both)).toEqual(['The matchup'])
    expect(both).toContain('Both teams this season')
    // One section has one form: no list of ours below the comparison.
    expect(both).not.toContain('Points per game')
    for (const record of ['5-4', null]) {
      const alone = pageWith({ record, season: null })
      expect(headings(alone)).toEqual([expect.stringMatching(/ season so far$/)])
      expect(wordsOf(alone)).toMatch(/Record 7–2 .*Points per game 31\.4/)
      expect(alone).not.toContain('Both teams this season')
    }
  })

  test.each(['football-overtime-live', 'volleyball-live', 'lacrosse-live', 'hockey-live'])(
    '%s: shows scoreboard, plays and chart without JavaScript, no unknown values',
    (name) => {
      const html = at(live, box(name), 'live')
      expect(headings(html)).toContain('The plays')
      expect(html).not.toMatch(/\sstyle=/)
      expect(wordsOf(html)).not.toMatch(/undefined|null|NaN/)
      expect(html).toContain('Score by period')
    },
  )

  test.each([
    ['of the season where the stat file has none', null, /5–4 .*record 7–2/],
    ['of the stat file', '1-0', /record 1–0 .*record 1–0/],
  ])('shows both records during the game: those %s', (_, record, words) => {
    const { hero } = center(live, null, 'live')
    const file = box('football-overtime-live')
    const html = at(
      live,
      {
        ...file,
        homeTeam: { ...file.homeTeam, record },
        visitingTeam: { ...file.visitingTeam, record },
      },
      'live',
      {
        hero: {
          ...hero!,
          school: { ...hero!.school, record: '7-2' },
          opponent: { ...hero!.opponent, record: '5-4' },
        },
      },
    )
    expect(wordsOf(html)).toMatch(words)
  })

  test('shows possession during the game, and scoring plays on request', () => {
    const words = wordsOf(at(live, box('football-overtime-live'), 'live'))
    expect(words).toContain('LKS ball')
    expect(words.match(/\w+ has the ball/g)).toEqual(['Herons has the ball'])
    const half = { ...live, live: sampleLive({ ...live.live, periodLabel: 'Half', clock: '0:00' }) }
    expect(wordsOf(at(half, box('football-overtime-live'), 'live'))).not.toMatch(
      /LKS ball|has the ball/,
    )
    const file = box('football-final')
    file.plays[0]!.plays.push({
      id: 'quiet',
      side: 'home',
      clock: '01:00',
      text: 'Moss rush for 2 yards.',
      score: null,
    })
    const scoring = at(live, file, 'live', { asked: { plays: 'scoring' } })
    expect(
      wordsOf(scoring.slice(scoring.indexOf('id="plays"')))
        .match(/\d+–\d+/g)
        ?.slice(0, 5),
    ).toEqual(['6–0', '7–0', '10–0', '10–7', '10–14'])
    expect(wordsOf(scoring)).not.toContain('wins toss')
  })

  test('shows down, drives and the number of plays among the plays [GM-03]', () => {
    const rushes = Array.from({ length: 30 }, (_, i) => play(`r${i}`, `Rush ${i}.`, '3rd & 7'))
    const file = box('football-overtime-live', {
      plays: [
        {
          period: '3rd',
          plays: [
            play('s', 'Start of 3rd quarter.'),
            play('d', 'Harlan State drive start at 04:53.'),
            ...rushes,
          ],
        },
      ],
      drives: [
        {
          side: 'home',
          period: '3rd',
          clock: '04:53',
          from: 38,
          to: 100,
          plays: 8,
          yards: 62,
          time: '02:51',
          result: 'Touchdown',
          scored: true,
        },
      ],
    })
    const words = wordsOf(at(live, file, 'live'))
    expect(words).toContain('Harlan State drive, 4:53 8 plays, 62 yards, 2:51, touchdown')
    expect(words).toMatch(/LKS 3rd & 7 Rush 29./)
    // 9 rushes below the heading are shown, and the start of the quarter is in the rest.
    expect(words).toMatch(/3rd quarter 30 plays .* 21 earlier plays, 3rd quarter/)
  })

  test('describes drives and shots also in text, the visitor’s drives to the right', () => {
    const drive = {
      side: 'home' as const,
      period: '1st',
      clock: '09:00',
      from: 25,
      to: 100,
      plays: 7,
      yards: 75,
      time: '04:10',
      result: 'Touchdown',
      scored: true,
    }
    const drives = at(
      live,
      box('football-final', {
        drives: [drive, { ...drive, side: 'visitor', result: 'Punt', to: 40, scored: false }],
      }),
      'live',
    )
    expect(wordsOf(drives)).toMatch(
      /Touchdown 7 plays, 75 yards, 4:10 , from the own 25 to the end zone/,
    )
    expect(
      [
        ...drives
          .slice(drives.indexOf('id="drives"'))
          .matchAll(/<rect[^>]* x="([\d.]+)" y="1.5" width="([\d.]+)"/g),
      ].map(([, x, width]) => [x, width]),
    ).toEqual([
      ['10', '75'],
      ['35', '15'],
    ])
    const shot = {
      id: 's',
      side: 'home' as const,
      clock: null,
      text: 'Shot',
      score: null,
      spot: { x: 90, y: 50, made: true },
    }
    const shots = at(
      live,
      {
        ...inventedBox('basketball'),
        plays: [
          {
            period: '1st',
            plays: [
              shot,
              { ...shot, id: 't', side: 'visitor', spot: { x: 80, y: 20, made: false } },
              { ...shot, id: 'u', spot: { x: 140, y: 0, made: true } },
            ],
          },
        ],
      },
      'live',
    )
    expect(wordsOf(shots)).toContain('Herons made 1 of 1, Ashford 0 of 1.')
    expect(wordsOf(shots)).toMatch(/View as a table .*Period Herons Ashford \S+ 1 of 1 0 of 1/)
    expect(
      [...shots.matchAll(/<circle[^>]* cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [x, y]),
    ).toEqual([
      ['169.2', '50'],
      ['37.6', '80'],
    ])
  })

  test('shows a series that has another meeting than this game', () => {
    const game = sampleGame({ status: 'O', gameState: 8, result: sampleResult('W', '3', '1') })
    const withMeetings = (...gameIds: number[]) => {
      const meetings = gameIds.map((gameId) => ({ ...game, gameId, url: null }))
      const series = { ...sampleGame(), wins: 0, losses: 0, ties: 0, meetings, url: null }
      const history = series as unknown as OpponentHistory
      return headings(at(game, null, 'after', { history }))
    }
    expect(withMeetings(game.id)).not.toContain('The opponent-history')
    expect(withMeetings(game.id, 9)).toContain('The opponent-history')
  })

  test('has the average score of a series, except in sets', () => {
    const game = sampleGame({ status: 'O', gameState: 8, result: sampleResult('W', '3', '1') })
    const meetings = [9, 10].map((gameId) => ({ ...game, gameId, url: null }))
    const series = { ...sampleGame(), wins: 2, losses: 0, ties: 0, meetings, url: null }
    const history = series as unknown as OpponentHistory
    const wordsIn = (globalSportShortName: string) =>
      wordsOf(
        at({ ...game, sport: { ...game.sport, globalSportShortName } }, null, 'after', { history }),
      )
    expect(wordsIn('football')).toContain('Average score, last 2 meetings: 3.0–1.0')
    expect(wordsIn('wvball')).not.toContain('Average score')
  })

  test('says of the next game that it is live, with its score, and leaves out a final', () => {
    const over = sampleGame({ status: 'O', gameState: 8, result: sampleResult('W', '3', '1') })
    const after = (next: Game) => at(over, null, 'after', { next })
    const nextPart = (html: string) => wordsOf(html.slice(html.indexOf('>The next-game<')))
    const upcoming = sampleGame({ id: 7 })
    expect(nextPart(after(upcoming))).toMatch(/September 5, 2026 · 7 p\.m\./)
    const on = nextPart(
      after({ ...upcoming, gameState: 3, live: sampleLive({ gameId: 7, teamScore: '21' }) }),
    )
    expect(on).toMatch(/Live 3rd · 8:39 · 21 ?– ?\d+/)
    expect(on).not.toContain('September 5')
    const final = { ...upcoming, gameState: 8 as const, result: sampleResult('W', '21', '3') }
    expect(headings(after(final))).not.toContain('The next-game')
  })

  test('labels an exhibition of the series, and has no strip of a single counted meeting', () => {
    const game = sampleGame({ status: 'O', gameState: 8, result: sampleResult('L', '3', '9') })
    const exhibition = sampleGame({ status: 'O', type: 'S', result: sampleResult('W', '9', '3') })
    const history = {
      ...sampleGame(),
      wins: 0,
      losses: 1,
      ties: 0,
      meetings: [
        { ...game, gameId: game.id, url: null },
        { ...exhibition, gameId: 9, url: null },
      ],
      url: null,
    } as unknown as OpponentHistory
    const html = at(game, null, 'after', { history })
    expect(wordsOf(html)).toContain('Exhibition · Harlan , Ohio')
    expect(html).not.toContain('oldest first')
    expect(html).toContain(' won 0, ')
  })

  test('shows the last plays of a game that is over, from the start of a drive', () => {
    const game = sampleGame({ status: 'O', gameState: 8, result: sampleResult('W', '3', '1') })
    const rushes = Array.from({ length: 40 }, (_, i) => play(`r${i}`, `Rush ${i}.`))
    const heading = play('d', 'Harlan State drive start at 04:53.')
    const wordsWith = (plays: ReturnType<typeof play>[]) =>
      wordsOf(at(game, box('football-final', { plays: [{ period: '4th', plays }] }), 'after'))
    expect(wordsWith(rushes)).toMatch(
      /4th quarter 40 plays 24 earlier plays, 4th quarter .* Rush 23 .* Rush 39/,
    )
    // The head of a drive stays with its plays.
    const live = sampleGame({ status: 'O', gameState: 5, live: sampleLive() })
    const drives = rushes.toSpliced(26, 0, heading).toSpliced(10, 0, { ...heading, id: 'e' })
    const file = box('football-overtime-live', { plays: [{ period: '3rd', plays: drives }] })
    expect(wordsOf(at(live, file, 'live'))).toMatch(
      /Rush 26 26 earlier plays, 3rd quarter Harlan State drive, 4:53 .* Rush 25/,
    )
    expect(wordsWith(rushes.toSpliced(20, 0, heading))).toMatch(
      /4th quarter 40 plays 20 earlier plays, 4th quarter .* Rush 19 .*Harlan State drive, 4:53 .* Rush 39/,
    )
  })

  test('shows after the game how it was scored, and which score decided it', () => {
    const game = sampleGame({ status: 'O', gameState: 8, result: sampleResult('W', '17', '14') })
    const final = box('football-final')
    // One more score after the one that decided it.
    const last = { ...final.scoring.at(-1)!, home: '21', text: 'The last score.' }
    const file = {
      ...final,
      scoring: [...final.scoring, last],
      homeTeam: { ...final.homeTeam, score: '21' },
    }
    const html = at(game, file, 'after')
    expect(headings(html)).toContain('Scoring')
    expect(wordsOf(html)).toMatch(/Go-ahead score 10 – 14 .*The last score 10 – 21/)
    expect(html.match(/Go-ahead score/g)).toHaveLength(1)
    expect(file.scoring[0]!.text).toContain('Drive:')
    expect(html).not.toContain('Drive:')
    expect(headings(at(game, { ...file, scoring: [] }, 'after'))).not.toContain('Scoring')
    const many = Array.from({ length: 41 }, () => file.scoring[0]!)
    expect(headings(at(game, { ...file, scoring: many }, 'after'))).not.toContain('Scoring')
    expect(headings(at(live, box('volleyball-live'), 'live'))).not.toContain('Scoring')
  })

  test('shows how a shoot-out ended with the result, not in its state', () => {
    const result = {
      ...sampleResult('T', '1', '1'),
      postscoreInfo: '(2OT, Ashford advances 4-2 on penalty kicks)',
    }
    const game = sampleGame({ status: 'O', gameState: 8, result })
    for (const file of [null, box('football-final')]) {
      const html = at(game, file, 'after')
      const words = wordsOf(html)
      expect(words.split('advances')).toHaveLength(2)
      expect(words).toContain('Ashford advances 4–2 on penalty kicks')
      expect(html).toMatch(/<span>Final\/2OT<\/span>/)
      // It tells who won, so it is hidden with the score.
      expect(html).toMatch(
        /data-spoils="1" data-spoils-part="[^"]*">(?:(?!<\/div><\/div>).)*advances/s,
      )
    }
  })

  test('shows of a result the records, the rank, the place, the crowd and the recap', () => {
    const result = { ...sampleResult('W', '17', '14'), recap: { url: '/news/2026/9/5/recap' } }
    const game = sampleGame({ status: 'O', gameState: 8, teamPrefix: '#12', result })
    const { hero } = center(game, null, 'after')
    const file = box('football-final')
    const venue = { ...file.venue, attendance: 12_878 }
    const story = { ...game, id: 3, url: '/s', image: { url: '/images/7', width: 16, height: 9 } }
    const withRecap = (postgameStory: { id: number; title: string; url: string } | null) =>
      at(game, { ...file, venue, visitingTeam: { ...file.visitingTeam, rank: '8' } }, 'after', {
        hero: {
          ...hero!,
          school: { ...hero!.school, record: '6-2 (4-1)' },
          opponent: { ...hero!.opponent, record: '4-4' },
        },
        info: { game: { ...game, postgameStory } as never, results: null, facts: [] },
        stories: [story as never],
      })
    const html = withRecap({ id: 3, title: 'Herons win', url: '/news/2026/9/5/recap' })
    const words = wordsOf(html)
    expect(words).toMatch(/#8 Ashford record 4–4 .*#12 Herons record 6–2 (?!\()/)
    expect(words).toMatch(/Herons win Heron Field · Harlan, Ohio · Attendance 12,878/)
    // The picture of the story, from the page's stories; its card is in the band above them.
    expect(html).toMatch(/<article class="recap">.*?\/images\/7\/.*?<\/article>.*<h2/s)
    // The headline tells who won, so it is hidden with the score.
    expect(html).toMatch(/href="\/news\/2026\/9\/5\/recap"[^>]*><span data-spoils="1">/)
    expect(html).not.toContain('>Recap<')
    expect(withRecap(null)).toContain('>Recap<')
  })

  test('links the recording of a game that is over, by what it is', () => {
    const result = sampleResult('W', '17', '14')
    const factsOf = (title: string, over: boolean) => {
      const media = { ...sampleGame().media, video: { title, url: '/watch/1' } }
      const game = sampleGame({ media, ...(over ? { status: 'O', gameState: 8, result } : {}) })
      return at(game, box('football-final'), over ? 'after' : 'live').match(
        /<a[^>]*href="\/watch\/1"[^>]*>(?:<svg.*?<\/svg>)?(?:Highlights|Replay)</g,
      )
    }
    expect(factsOf('Game highlights', true)).toEqual([expect.stringContaining('Highlights')])
    expect(factsOf('Watch', true)).toEqual([expect.stringContaining('Replay')])
    expect(factsOf('Game highlights', false)).toBeNull()
  })

  test('marks the winner of a game only when it is over', () => {
    const score = { teamScore: '17', opponentScore: '14' }
    const result = sampleResult('W', '17', '14')
    const over = sampleGame({ status: 'O', gameState: 8, result })
    const on = sampleGame({ gameState: 3, live: sampleLive(score) })
    expect(at(over, box('football-final'), 'after').match(/data-won/g)).toHaveLength(1)
    expect(at(on, box('football-overtime-live'), 'live')).not.toContain('data-won')
  })

  test('marks the team with the ball by a football in football, else by a round ball', () => {
    expect(at(live, box('football-overtime-live'), 'live')).toContain('class="football"')
    expect(at(live, box('volleyball-live'), 'live')).not.toContain('class="football"')
  })

  test('opens the last period of a game that is over', () => {
    const game = sampleGame({ status: 'O', gameState: 8, result: sampleResult('W', '3', '1') })
    const html = at(game, box('football-final'), 'after')
    const plays = html.slice(html.indexOf('id="plays"'))
    const periods = [...plays.matchAll(/<details[^>]*?( open="")?><summary[^>]*><h3/g)]
    expect(periods.length).toBeGreaterThan(1)
    expect(periods.map(([, open]) => open !== undefined)).toEqual([
      ...periods.slice(1).map(() => false),
      true,
    ])
  })

  test('shows a score by period without a stat file, and corrections', () => {
    const game = sampleGame({ status: 'O', gameState: 8, result: sampleResult('W', '3', '1') })
    const given = center(game, null, 'after')
    const lineScores = {
      thisTeamIsHomeTeam: true,
      homeFullName: 'Herons',
      homeShortName: 'HSU',
      awayFullName: 'Ashford',
      awayShortName: 'ASH',
      periodLabel: 'Half',
      periods: ['1', '2'],
      periodHomeScore: ['2', '1'],
      periodAwayScore: ['0', '1'],
    }
    expect(
      wordsOf(renderScreen(<GameCenterScreen {...given} hero={{ ...given.hero!, lineScores }} />)),
    ).toMatch(/Ashford 0 1 1 .*2 1 3/)
    const told = at(
      { ...game, live: sampleLive({ gameState: 8 }) },
      box('football-final', {
        corrections: [{ at: '2026-09-06T03:10:00.000Z', text: 'It was 14-10.' }],
      }),
      'after',
    )
    expect(wordsOf(told)).toContain('It was 14-10.')
  })
})

describe('the game center on a phone [GM-03]', () => {
  const views = (html: string) =>
    [...html.slice(html.indexOf('aria-label="Views"')).matchAll(/<a[^>]*>([^<]*)<\/a>/g)]
      .slice(0, 5)
      .map(([, label]) => label)
  /** The parts that a phone does not show now. */
  const off = (html: string) =>
    [
      ...html.matchAll(
        /<div data-off="true"[^>]*><(?:section[^>]* data-part|div[^>]*><section id)="([\w-]+)"/g,
      ),
    ].map(([, part]) => part)

  test('shows one group of parts at a time, plays first, and the score above', () => {
    const html = at(live, box('football-final'), 'live')
    expect(views(html)).toEqual(['Plays', 'Summary', 'Details', 'Box score'])
    expect(html).toMatch(/data-game-bar/)
    expect(off(html)).toEqual(expect.arrayContaining(['flow', 'team-stats', 'game-info']))
    expect(off(html)).not.toContain('plays')
    const stats = at(live, box('football-final'), 'live', { asked: { view: 'stats' } })
    expect(off(stats)).toEqual(expect.arrayContaining(['plays', 'game-info']))
    for (const part of ['flow', 'team-stats']) expect(off(stats)).not.toContain(part)
    expect([html, stats].map((one) => one.includes('"Lead so far.'))).toEqual([true, false])
  })

  test('has no groups before the game', () => {
    const html = at(sampleGame(), null, 'before')
    expect(html).not.toContain('aria-label="Views"')
    expect(html).not.toContain('data-off')
  })

  test('draws the runners and outs of a baseball game beside their words', () => {
    const html = at(
      live,
      {
        ...inventedBox('baseball'),
        situation: { side: 'home', words: '1 out, on first and third' },
      },
      'live',
    )
    expect(wordsOf(html)).toContain('batting, 1 out, on first and third')
    expect(html.match(/<path[^>]*data-on="true"/g)).toHaveLength(2)
    expect(html.match(/<circle[^>]*data-on="true"/g)).toHaveLength(1)
  })
})
