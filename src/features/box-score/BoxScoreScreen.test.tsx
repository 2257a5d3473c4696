import { describe, expect, test } from 'vitest'
import { parseStatFile } from '../../../server/statcrew/parse.ts'
import { statFixture } from '../../../tests/fixtures/statcrew/read-fixture.ts'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive, sampleResult } from '../../../tests/support/sample-game.ts'
import { inventedBox } from '../../../tests/support/invented-box.ts'
import { sampleSettings } from '../../../tests/support/sample-sport.ts'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import { families } from '../../domain/season-stats/family-of.ts'
import { inLine } from '../../domain/season-stats/figure-title.ts'
import BoxScoreScreen from './BoxScoreScreen.tsx'

function box(name: string): BoxScore {
  const { warnings: _, ...file } = parseStatFile(statFixture(`${name}.xml`))
  const row = file.homeTeam.tables[0]?.rows[0]
  if (row) row.rosterPlayerId = 77
  return {
    ...file,
    gameId: 1,
    version: 5,
    updatedAt: '',
    thisTeamIsHomeTeam: true,
    homeTeamName: '',
    visitingTeamName: '',
    homeTeamScore: '',
    visitingTeamScore: '',
    periodScoresHome: [],
    periodScoresAway: [],
    corrections: [],
  }
}
const live = sampleGame({ gameState: 3, live: sampleLive({ version: 5 }) })
const final = sampleGame({ status: 'O', gameState: 8, result: sampleResult('W', '14', '10') })
const at = (name: string, search = '', more: Partial<BoxScore> = {}) =>
  renderScreen(
    <BoxScoreScreen
      game={name.endsWith('live') ? live : final}
      boxScore={{ ...box(name), ...more }}
      settings={sampleSettings}
    />,
    `/x${search}`,
  )
const withPlays = (name: string) =>
  renderScreen(
    <BoxScoreScreen
      game={{ ...(name.endsWith('live') ? live : final), gameCenterLink: null }}
      boxScore={box(name)}
      settings={sampleSettings}
    />,
    '/x',
  )
const files = [
  'football-final',
  'football-overtime-live',
  'baseball-final',
  'volleyball-live',
  'volleyball-final',
  'lacrosse-live',
]

describe('the box score page [RT-06]', () => {
  test('has the tabs and the records of the game center', () => {
    const html = renderScreen(
      <BoxScoreScreen
        game={final}
        boxScore={box('football-final')}
        settings={sampleSettings}
        hero={{ school: { record: '7-2' }, opponent: { record: '5-4' } } as never}
      />,
    )
    const bar = /<nav[^>]*Views.*?<\/nav>/s.exec(html)![0]
    expect(wordsOf(bar).trim()).toBe('Summary Plays Details Box score')
    expect(bar).toContain('/game-center/1?view=stats')
    expect(wordsOf(html)).toMatch(/record 5–4 .*record 7–2/)
  })

  test.each(files)(
    '%s: names every table, scopes its headers and explains abbreviations',
    (name) => {
      const html = at(name)
      const tables = html.match(/<table.*?<\/table>/g) ?? []
      expect(tables.length).toBeGreaterThan(0)
      for (const table of tables) expect(table).toMatch(/<caption|aria-labelledby/)
      expect(html).not.toMatch(/<th(?![^>]*scope=)[ >]/)
      expect(html).not.toMatch(/\sstyle=/)
      expect(wordsOf(html)).not.toMatch(/undefined|null|NaN/)
    },
  )

  test('contains both teams, and shows the requested one, ours by default', () => {
    expect(at('football-final')).toMatch(/data-off="true"[^>]*><h3[^>]*><span[^>]*>Ashford/)
    expect(at('football-final', '?team=visitor')).toMatch(
      /data-off="true"[^>]*><h3[^>]*><span[^>]*>Herons/,
    )
    expect(at('football-final', '?team=nobody')).toBe(at('football-final'))
  })

  test('places the tables first, those of one team alone last, and the facts below the scoring', () => {
    const file = box('football-final')
    const [first, ...others] = file.homeTeam.tables
    expect(others.length).toBeGreaterThan(0)
    const homeTeam = { ...file.homeTeam, tables: others }
    const html = at('football-final', '', { homeTeam })
    const titles = [...html.matchAll(/<h3 id[^>]*><span[^>]*>([^<]+)<\/span> ([^<]+)<\/h3>/g)]
    const teamsOf = (title: string) => titles.filter(([, , other]) => other === title).length
    const counts = titles.map(([, , title]) => teamsOf(title!))
    expect(teamsOf(inLine(first!.title))).toBe(1)
    expect(counts).toContain(2)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const headings = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, words]) => words)
    expect(headings).toEqual(['Box score', 'Scoring', 'Game information', 'Team statistics'])
    // The game center has the plays, if there is one.
    expect(withPlays('football-final')).toMatch(/Team statistics<\/h2>.*Play by play<\/h2>/s)
  })

  test('gives tables the whole width from nine figures on, on a tablet from eight on', () => {
    const html = files.map((name) => at(name)).join('')
    const blocks = [...html.matchAll(/(?:data-wide="(\w+)")?><h3 id(?:(?!<h3).)*?<\/table>/gs)]
    const widthsFrom = (least: number, most: number) => {
      const sized = blocks.filter(([block]) => {
        const figures = block.match(/<th scope="col"/g)!.length - 1
        return figures >= least && figures <= most
      })
      return [...new Set(sized.map(([, wide]) => wide))]
    }
    expect(widthsFrom(9, 99)).toEqual(['always'])
    expect(widthsFrom(8, 8)).not.toContain(undefined)
    expect(widthsFrom(1, 6)).toContain(undefined)
  })

  test('heads the sets won of a match as sets, other totals as T', () => {
    const headsOf = (name: string) => wordsOf(/Score by period.*?<\/thead>/s.exec(at(name))![0])
    expect(headsOf('volleyball-live')).toMatch(/ 1 2 .*Sets$/)
    expect(headsOf('football-final')).toMatch(/ 1 2 3 4 T$/)
  })

  test.each([true, false])('draws our bars in our color, at home: %s', (thisTeamIsHomeTeam) => {
    const html = at('football-final', '', { thisTeamIsHomeTeam })
    const bars = [...html.matchAll(/<rect x="([\d.]+)"[^>]*height="4"([^>]*)>/g)]
    expect(bars.length).toBeGreaterThan(10)
    // The bars of the home team begin right of the middle.
    for (const [, x, rest] of bars)
      expect(rest!.includes('data-ours')).toBe((x === '104') === thisTeamIsHomeTeam)
  })

  test('divides a basketball team into starters and bench, with the team last', () => {
    const rows = [...at('basketball-final', '?team=visitor').matchAll(/<tr>(.*?)<\/tr>/g)]
      .map(([, row]) => wordsOf(row!).trim())
      .filter((row) => /^(?:Starters|Bench|Team(?! 1 2) \d|\d+ (?:Rufus|Milo))/.test(row))
    expect(rows.map((row) => row.split(' ').find((word) => /[A-Z]/.test(word)))).toEqual([
      'Starters',
      'Rufus',
      'Bench',
      'Milo',
      'Team',
    ])
  })

  test('shows the attack of each set, and no percentage without an attack', () => {
    const match = structuredClone(box('volleyball-live'))
    match.homeTeam.attackBySet = [
      { set: '1', k: '13', e: '6', ta: '36', pct: '.194' },
      { set: '2', k: '0', e: '0', ta: '0', pct: '.000' },
    ]
    const table = match.homeTeam.tables[0]!
    const column = (name: string) => table.columns.findIndex(({ key }) => key === name)
    const [row] = table.rows
    row!.cells[column('ta')] = '0'
    row!.cells[column('pct')] = '.000'
    const words = wordsOf(
      renderScreen(<BoxScoreScreen game={live} boxScore={match} settings={sampleSettings} />),
    )
    expect(words).toMatch(/Herons Set K E TA Pct 1 13 6 36 \.194 2 0 0 0 (?!\.000)/)
    expect(words).toMatch(/Herons attack and set (?!.*\.000.* Set by set)/)
  })

  test('links our players to their bios by roster number', () =>
    expect(at('football-final')).toMatch(/\/sports\/football\/roster\/[a-z-]+\/77"/))

  test('opens the newest period first and shows the last play when live', () => {
    const html = withPlays('volleyball-live')
    expect([...html.matchAll(/<h3[^>]*>(Set \d)<\/h3>/g)].map(([, set]) => set)).toEqual([
      'Set 2',
      'Set 1',
    ])
    expect(wordsOf(html)).toContain('Last play')
    expect(html.match(/<details[^>]*open/g)).toHaveLength(1)
  })

  test('says which team won a rally, also after an error, and who served', () => {
    const words = wordsOf(withPlays('volleyball-live'))
    expect(words).toMatch(/Service error by Alma Vega Ruiz LKS point 1–1/)
    expect(words).toMatch(/Attack error by Alma Vega Ruiz LKS point 0–2/)
    expect(words).not.toMatch(/(?:HV|LKS) (?:Kill|Attack|Service)/)
  })

  test('takes a newer live state into the line score', () => {
    const game = {
      ...live,
      live: sampleLive({ version: 9, teamScore: '28', teamPeriods: ['7', '14', '7'] }),
    }
    expect(
      wordsOf(
        renderScreen(
          <BoxScoreScreen game={game} boxScore={box('football-final')} settings={sampleSettings} />,
        ),
      ),
    ).toMatch(/Herons 7 14 7 28/)
  })

  test('links the recap of a game that is over [GM-02]', () => {
    const linksOf = (game: ReturnType<typeof sampleGame>) =>
      renderScreen(
        <BoxScoreScreen game={game} boxScore={box('football-final')} settings={sampleSettings} />,
      ).match(/<a[^>]*href="\/news\/2026\/9\/5\/recap"[^>]*>Recap<\/a>/g)
    const recap = { id: 1, title: 'Herons win', url: '/news/2026/9/5/recap' }
    const result = { ...final.result!, recap }
    expect(linksOf({ ...final, result } as typeof final)).toHaveLength(1)
    expect(linksOf(final)).toBeNull()
  })

  test('shows the story of a result with its picture, on a phone in another tab [GM-02]', () => {
    const recap = { id: 3, title: 'Herons hold on', url: '/news/2026/9/5/recap' }
    const image = { url: '/images/recap', width: 1600, height: 900, altText: '' }
    const draw = (gameCenterLink: string | null) =>
      renderScreen(
        <BoxScoreScreen
          game={{ ...final, gameCenterLink, postgameStory: recap } as never}
          boxScore={box('football-final')}
          settings={sampleSettings}
          stories={[{ id: 2 }, { id: 3, image }] as never}
        />,
      )
    expect(draw('/game-center/1')).toMatch(
      /data-brief="true"><article.*?src="\/images\/recap.*?Herons hold on/s,
    )
    // Without tabs nothing else tells it.
    expect(draw(null)).not.toContain('data-brief')
  })

  test.each([
    [sampleGame(), 'The box score will appear once the game begins.'],
    [sampleGame({ hasBegun: true }), 'Started 7 p.m. The box score has not come yet.'],
    [sampleGame({ gameState: 3 }), 'In progress. The box score has not come yet.'],
    [sampleGame({ status: 'O' }), 'No result reported.'],
    [sampleGame({ noplayText: 'Suspended until Nov. 15' }), 'Suspended until Nov. 15.'],
    [final, 'No box score is available.'],
    [sampleGame({ status: 'C' }), 'Canceled.'],
    [sampleGame({ status: 'P' }), 'Postponed.'],
  ])('shows a message and links without a stat file (%#)', (game, sentence) => {
    const words = wordsOf(
      renderScreen(<BoxScoreScreen game={game} boxScore={null} settings={sampleSettings} />),
    )
    expect(words).toContain(sentence)
    expect(words).toContain('2026 schedule')
  })

  test.each(['basketball', 'soccer', 'hockey', 'field-hockey'] as const)(
    '%s: shows tables in order, three leaders, totals and full header names',
    (family) => {
      const html = renderScreen(
        <BoxScoreScreen game={final} boxScore={inventedBox(family)} settings={sampleSettings} />,
      )
      const titles = [...html.matchAll(/<h3 id[^>]*><span[^>]*>([^<]+)<\/span> ([^<]+)<\/h3>/g)]
      expect(titles.filter(([, team]) => team === 'Herons').map(([, , title]) => title)).toEqual(
        families[family].tables.map(({ title }) => inLine(title)),
      )
      expect(html).not.toMatch(/<th(?![^>]*scope=)[ >]/)
      expect(wordsOf(html)).not.toMatch(/undefined|null|NaN|Nobody\b/)
      expect(wordsOf(html)).toContain('812')
      expect(html).toMatch(
        /<abbr title="(?:Field goals made-attempted|Shots on goal|Penalty minutes|Green cards)">/,
      )
    },
  )

  test('shows placings in large type for a meet, without a matchup [RT-06]', () => {
    const meet = {
      ...sampleGame({
        status: 'O',
        showAtVs: false,
        result: sampleResult('N', null, null, 'Men 1st (24) | Women 2nd (31)'),
        endDate: '2026-09-06T00:00:00',
        opponent: { ...sampleGame().opponent, id: null, title: 'Sandhill Classic' },
      }),
      story: null,
      gameLinks: [{ title: 'Full results', url: '/files/1/r.pdf' }],
    }
    const html = renderScreen(
      <BoxScoreScreen game={meet} boxScore={null} settings={sampleSettings} />,
    )
    expect(wordsOf(html)).toMatch(
      /September 5, 2026.* to .*September 6, 2026.*Sandhill Classic .*Men 1st \(24\) ?Women 2nd \(31\).*Full results/,
    )
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(wordsOf(html)).not.toContain('No box score')
    expect(
      wordsOf(
        renderScreen(
          <BoxScoreScreen
            game={{ ...meet, gameLinks: [] }}
            boxScore={null}
            settings={sampleSettings}
          />,
        ),
      ),
    ).toContain('Only the team’s place has been published for this meet.')
  })
})

describe('corrections and hand-kept scores [GM-01]', () => {
  const drawn = (more: Partial<BoxScore>) =>
    renderScreen(
      <BoxScoreScreen
        game={final}
        boxScore={{ ...inventedBox('hockey'), ...more }}
        settings={sampleSettings}
      />,
      '/x',
    )

  test('lists corrections after a final with their local day, if any', () => {
    expect(drawn({})).not.toContain('Corrections')
    const html = drawn({
      corrections: [
        { at: '2026-11-22T03:10:00.000Z', text: 'Final score Ashford 2, Herons 4; it was 2-3.' },
      ],
    })
    expect(wordsOf(html)).toContain('Corrections')
    expect(wordsOf(html)).toMatch(/Nov. 21, 2026\s+Final score Ashford 2, Herons 4; it was 2-3\./)
    expect(html).toContain('dateTime="2026-11-22T03:10:00.000Z"')
  })

  test('shows no player parts when no figures are kept', () => {
    const team = (of: BoxScore['homeTeam']) => ({ ...of, tables: [], totals: [] })
    const box = inventedBox('hockey')
    const html = drawn({
      family: 'plain',
      homeTeam: team(box.homeTeam),
      visitingTeam: team(box.visitingTeam),
      plays: [],
    })
    expect(wordsOf(html)).not.toMatch(/No player has a line|Parts of this page|Nobody\b/)
    expect(wordsOf(html)).toContain('Score by period')
  })
})

test('shows the lead and the runs of a game of many scores, not each basket [RT-06]', () => {
  const total = { home: 0, visitor: 0 }
  const scoring = Array.from({ length: 60 }, (_, i) => {
    // Five baskets in a row each.
    const side = Math.floor(i / 5) % 2 === 0 ? ('home' as const) : ('visitor' as const)
    total[side] += 2
    return {
      period: '1st',
      clock: `${String(19 - Math.floor(i / 4)).padStart(2, '0')}:00`,
      side,
      text: 'made a layup.',
      home: String(total.home),
      visitor: String(total.visitor),
    }
  })
  const screen = (shown: typeof scoring) =>
    wordsOf(
      renderScreen(
        <BoxScoreScreen
          game={final}
          boxScore={{ ...inventedBox('basketball'), scoring: shown }}
          settings={sampleSettings}
        />,
        '/x',
      ),
    )
  const many = screen(scoring)
  expect(many).not.toContain('made a layup')
  expect(many.match(/10–0 Herons/g)).toHaveLength(3)
  expect(many).toContain('1st half · 19:00 to 18:00')
  expect(screen(scoring.slice(0, 10))).toContain('made a layup')
})
