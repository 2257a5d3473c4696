import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { samplePlayer, sampleSport } from '../../../tests/support/sample-sport.ts'
import { sampleArc } from '../../../tests/support/sample-arc.ts'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import type { PlayerBio } from '../../contract/roster.schema.ts'
import PlayerScreen from './PlayerScreen.tsx'

const bio = (some: Partial<PlayerBio> = {}): PlayerBio => ({
  ...samplePlayer(),
  sport: sampleSport,
  season: '2026',
  seasonSlug: '2026',
  rosterDisplayTitle: '',
  bio: null,
  bioFields: null,
  rankedBioFields: [],
  weightTrend: null,
  heightTrend: null,
  historicalFields: [],
  beside: null,
  mates: [],
  statsSeasons: [],
  displayFields: [],
  settings: null,
  ...some,
})
const at = (player: PlayerBio, stats: PlayerStats | null = null) =>
  renderScreen(
    <PlayerScreen
      player={player}
      stats={stats}
      mentions={{ items: [], total: 0, page: 0, pages: 0 }}
    />,
  )

test('lists facts as terms with values, without unknown ones [RT-04]', () => {
  const html = at(bio({ weight: null, heightFeet: 0, heightInches: 0, major: 'History' }))
  const terms = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, term]) => term)
  expect(terms).toEqual(['Hometown', 'Major'])
})

test('shows long names as given, and fits a long number [RT-04]', () => {
  const words = wordsOf(
    at(
      bio({
        firstName: 'Lorenzo Maldonado',
        lastName: 'de la Plata-Hallgrímsson III',
        jerseyNumber: '15W/30M',
      }),
    ),
  )
  expect(words).toContain('Lorenzo Maldonado de la Plata-Hallgrímsson III')
  expect(at(bio({ jerseyNumber: '15W/30M' }))).toContain('font-size="48"')
})

test('links other seasons of a player by that roster’s number [RT-04]', () => {
  const html = at(
    bio({
      historicalFields: [
        {
          rosterPlayerId: 5,
          season: '2025',
          year: 2025,
          position: 'QB',
          jerseyNumber: '12',
          academicYear: 'R-Fr.',
          isCaptain: true,
          weight: null,
          weightTrend: null,
          height: '',
          heightTrend: null,
          image: null,
        },
      ],
    }),
  )
  expect(html).toContain('/sports/football/roster/ada-byron/5')
  expect(wordsOf(html)).toContain('#12 · QB · R-Fr. · Captain')
})

test('links only full addresses of known channels [RT-04] [Q54]', () => {
  const html = at(
    bio({
      socialMedia: [
        { channel: 'instagram', url: 'https://www.instagram.com/ada' },
        { channel: 'twitter', url: 'javascript:alert(1)' },
      ],
    }),
  )
  expect(html).toContain('https://www.instagram.com/ada')
  expect(html).not.toContain('javascript:')
})

const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title)

test('shows the season, the games, the bests, the career, then the biography [RT-04]', () => {
  const numbers = ['The 2026 season', '2026 game log', 'Highs', 'Career statistics']
  const html = at(bio({ bio: '<p>Ada runs.</p>' }), { ...sampleArc(), isWholeCareer: true })
  expect(headings(html)).toEqual([...numbers, 'Bio'])
  const jumps = [...html.matchAll(/<a[^>]*href="#(\w+)">(.*?)</g)]
  expect(jumps.map(([, , title]) => title)).toEqual(['Game log', 'Highs', 'Career', 'Bio'])
  for (const [, id] of jumps) expect(html).toContain(`id="${id}"`)
})

test('says what the player does in the game in progress, with its link [RT-04]', () => {
  const live = {
    gameId: 9,
    atVs: 'vs' as const,
    opponent: 'Dunmere',
    words: '17 of 25, 179 yards, 1 TD',
    url: '/game-center/9',
  }
  const html = at(bio(), { ...sampleArc(), live })
  expect(wordsOf(html)).toContain(
    'Live vs Dunmere: 17 of 25, 179 yards, 1 TD Game center 2026 season before today’s game 27 Rushing yards',
  )
  expect(html).toMatch(/data-spoils="9">17 of 25/)
  expect(html).toContain('href="/game-center/9"')
  expect(wordsOf(at(bio(), sampleArc()))).not.toContain('Game center')
})

const live = { gameId: 9, atVs: 'vs' as const, opponent: 'Dunmere', words: '', url: '/' }

/** The rows of the game log, as texts. */
const logRows = (html: string) =>
  [...html.slice(html.indexOf('id="log"')).matchAll(/<tr>(<th scope="row">.*?)<\/tr>/g)].map(
    ([, row]) => wordsOf(row!),
  )

test('ends the log with the figures of the game in progress, hidden with its score [RT-04]', () => {
  const stats = sampleArc()
  const [rushing] = stats.tables
  const tables = [{ ...rushing!, live: { cells: ['33'], values: [33] } }]
  const html = at(bio(), { ...stats, tables, live })
  expect(logRows(html).slice(2, 5)).toEqual(['– 12', 'vs Dunmere Live Live 33', 'Before today 27'])
  expect(html).toContain('<span data-spoils="9" data-spoils-part="true">33</span>')
  // Without a row in its box score there is none in the table.
  expect(logRows(at(bio(), { ...stats, live })).join()).not.toContain('Dunmere')
})

test('shortens a known opponent in the log [RT-04]', () => {
  const stats = sampleArc()
  const [first, ...others] = stats.games
  const html = at(bio(), { ...stats, games: [{ ...first!, tag: 'ASF' }, ...others] })
  expect(logRows(html)[0]).toMatch(/^vs Ashford ASF Sept\. 5/)
  expect(html).toContain('title="Ashford" aria-hidden="true">ASF<')
})

test('writes all numbers of a column with the same decimals [RT-04]', () => {
  const stats = sampleArc()
  const { games } = stats.tables[0]!
  games[2] = { ...games[2]!, cells: ['12.5'] }
  const rows = logRows(at(bio(), stats))
  expect([rows[0], rows[2]]).toEqual(['vs Ashford Sept. 5 · W 14–7 W 14–7 40.0', '– 12.5'])
})

test('says of all totals that they do not count the game in progress [RT-04]', () => {
  const sections = (stats: PlayerStats) =>
    at(bio(), stats)
      .split('<h2')
      .slice(1)
      .flatMap((section) => {
        const said = /<span class="quiet">((?:Totals b|B)efore) today’s game</.exec(section)?.[1]
        return said ? [`${/>(.*?)</.exec(section)![1]}: ${said}`] : []
      })
  expect(sections({ ...sampleArc(), live })).toEqual([
    'The 2026 season: Totals before',
    '2026 game log: Before',
    '2026 highs: Before',
    'Career statistics: Before',
  ])
  expect(wordsOf(at(bio(), sampleArc()))).not.toContain('today’s game')
})

test('counts the games of a season high that was reached twice [RT-04]', () => {
  const stats = sampleArc()
  const { games } = stats.tables[0]!
  games[2] = { ...games[0]!, gameId: 3 }
  const words = wordsOf(at(bio(), stats))
  expect(words).toContain('Season high: 40 in 2 games')
  expect(words).toMatch(/40 vs Ashford, \S+ \d+ and one other game/)
})

test('lists the best games of other figures than those of the charts [RT-04]', () => {
  const stats = sampleArc()
  const [rushing] = stats.tables
  const attempts = { cells: ['7'], values: [7] }
  const receiving = {
    ...rushing!,
    key: 'receiving',
    columns: [column('no', 'Rec', 'Receptions')],
    seasons: [],
    games: [{ gameId: 2, ...attempts }],
  }
  const highs = [{ table: 'receiving', column: 'no', title: 'Receptions' }]
  const words = wordsOf(at(bio(), { ...stats, tables: [rushing!, receiving], highs }))
  expect(words).toMatch(/Stat Single-game high Receptions 7 at Calder Tech, Sept\.\s6 /)
  expect(words).not.toContain('Rushing yards 40 vs Ashford')
})

test('shows the result below the opponent, where a phone has no column for it [RT-04]', () => {
  const html = at(bio(), sampleArc())
  const heads = [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, head]) => wordsOf(head!))
  expect(heads).toContain('vs Ashford Sept. 5 · W 14–7')
  // A hidden score covers both places, and takes the result below the bar.
  expect(html.match(/data-spoils="1"/g)).toHaveLength(3)
  expect(html.match(/data-spoils="1" data-spoils-part/g)).toHaveLength(1)
})

const column = (key: string, label: string, title: string) => ({ key, label, title })

test('begins the log of a passer with what fans want, and sorts by completions [RT-04]', () => {
  const stats = sampleArc()
  const columns = [
    column('comp', 'Cmp', 'Completions'),
    column('att', 'Att', 'Attempts'),
    column('pct', 'Pct', 'Completion percentage'),
    column('yds', 'Yds', 'Yards'),
    column('td', 'TD', 'Touchdowns'),
  ]
  const line = { cells: ['14', '30', '46.7', '132', '1'], values: [14, 30, 46.7, 132, 1] }
  const [table] = stats.tables
  const games = [{ ...table!.games[0]!, ...line }]
  const html = at(bio(), {
    ...stats,
    charts: [],
    tables: [{ ...table!, key: 'passing', columns, games, season: line, seasons: [] }],
  })
  const log = html.slice(html.indexOf('2026 game log'))
  const heads = [...log.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head]) => head!)
  expect(heads.map(wordsOf).slice(0, 6)).toEqual('Game Result Cmp-Att Yds TD Pct'.split(' '))
  expect(heads[2]).toContain('?log=1&amp;sort=1"')
  expect(heads[3]).toContain('?log=1&amp;sort=4"')
  expect(wordsOf(log)).toMatch(/14–30 132 1 46\.7 Season 14–30 132 1 46\.7/)
})

test('draws each game with its opponent, a loss of yards below zero [RT-04]', () => {
  const html = at(bio(), sampleArc())
  const games = [...html.matchAll(/<li[^>]*><svg.*?<\/li>/g)].map(([game]) => game)
  expect(games.map(wordsOf)).toEqual(['40 vs Ashford ASHF W', '−25 at Calder Tech @CALD W', '12'])
  expect(wordsOf(html)).toContain('Season high: 40 vs Ashford')
  // Zero is in the middle between -50 and 50: y 72.
  expect(games.map((game) => / d="(M4 [^"]*)"/.exec(game)?.[1])).toEqual([
    'M4 72V20.8H20V72z',
    'M4 72V104H20V72z',
    'M4 72V56.64H20V72z',
  ])
  const ticks = [...html.matchAll(/text-anchor="end">([^<]*)</g)].map(([, tick]) => tick)
  expect(ticks.slice(-3)).toEqual(['−50', '0', '50'])
})

test('draws the game in progress as a bar of its own, which is no season high [RT-04]', () => {
  const arc = sampleArc()
  const tables = arc.tables.map((table) => ({ ...table, live: { cells: ['90'], values: [90] } }))
  const html = at(bio(), { ...arc, live, tables })
  const [bar = ''] = /<li[^>]*data-spoils="9" data-spoils-part[^>]*><svg.*?<\/li>/.exec(html) ?? []
  expect(wordsOf(bar)).toBe('90 vs Dunmere DUNM Live')
  expect(wordsOf(html)).toContain('Season high: 40 vs Ashford')
})

/** Five games of basketball in 2025, and none or four in 2026. */
const basketball = (played: boolean): PlayerStats => {
  const line = (...values: number[]) => ({ cells: values.map(String), values })
  const now = line(4, 50, 12.5, 30, 7.5, 9)
  const current = { season: '2026', rosterPlayerId: 11 }
  return {
    ...sampleArc(),
    sport: { ...sampleSport, globalSportShortName: 'wbball' },
    games: [],
    charts: [],
    tables: [
      {
        key: 'players',
        title: 'Players',
        columns: [
          column('gp', 'GP', 'Games played'),
          column('pts', 'Pts', 'Points'),
          column('pts-per-game', 'Pts/G', 'Points per game'),
          column('reb', 'Reb', 'Rebounds'),
          column('reb-per-game', 'Reb/G', 'Rebounds per game'),
          column('ast', 'Ast', 'Assists'),
        ],
        season: played ? now : null,
        seasons: [
          ...(played ? [{ ...current, ...now }] : []),
          { season: '2025', rosterPlayerId: 5, ...line(5, 10, 2, 5, 1, 6) },
        ],
        career: null,
        games: [],
      },
    ],
  }
}
/** A list of figures by its name. */
const figuresOf = (html: string, label: string) =>
  wordsOf(new RegExp(`>${label}</p><ul[^>]*>(.*?)</ul>`).exec(html)?.[1] ?? '')

test('heads a basketball bio with figures per game [RT-04]', () =>
  expect(figuresOf(at(bio(), basketball(true)), '2026 season')).toBe(
    '12.5 PPG 7.5 RPG 2.3 APG 4 GP',
  ))

test('heads a bio with what the player mainly does [RT-04]', () => {
  const table = (key: string, columns: string[], values: number[]) => ({
    key,
    title: key,
    columns: columns.map((name) => column(name, name, name)),
    season: { cells: values.map(String), values },
    seasons: [],
    career: null,
    games: [],
  })
  const football = (...tables: PlayerStats['tables']) =>
    figuresOf(at(bio(), { ...sampleArc(), tables, charts: [] }), '2026 season')
  const passing = (yards: number) => table('passing', ['yds', 'td', 'int'], [yards, 3, 1])
  const rushing = (yards: number) => table('rushing', ['yds', 'avg', 'td'], [yards, 4, 5])
  expect(football(passing(900), rushing(80))).toBe('900 Passing yards 3 TD 1 INT')
  expect(football(passing(12), rushing(400))).toBe('400 Rushing yards 4 Yards per carry 5 TD')
})

test('shows the season before for one without figures, and says nothing of it [RT-04]', () => {
  const html = at(bio(), basketball(false))
  expect(figuresOf(html, '2025 season')).toBe('2 PPG 1 RPG 1.2 APG 5 GP')
  expect(wordsOf(html)).not.toMatch(/not appeared|no statistics/i)
  expect(at(bio(), basketball(true))).not.toContain('2025 season')
})

test('says position and class below the name, and who else plays there [RT-04]', () => {
  const mate = { rosterPlayerId: 7, firstName: 'Bo', lastName: 'Ark', jerseyNumber: '16' }
  const player = bio({
    positionShort: 'QB',
    positionLong: 'Quarterback',
    academicYearLong: 'Junior',
  })
  const html = at({ ...player, mates: [{ ...mate, academicYear: 'Senior' }] })
  expect(wordsOf(html)).toMatch(/Byron Quarterback · Junior/)
  expect(headings(html)).toContain('Other quarterbacks')
  expect(wordsOf(html)).toContain('16 Bo Ark Senior')
  expect(html).toContain('/sports/football/roster/bo-ark/7')
  expect(headings(at(player))).toEqual(['Bio'])
})

test('switches between charts without a script [RT-04]', () => {
  const stats = sampleArc()
  const [table] = stats.tables
  const two = {
    ...stats,
    tables: [table!, { ...table!, key: 'receiving' }],
    charts: [...stats.charts, { table: 'receiving', column: 'yds', title: 'Receiving yards' }],
  }
  const choices = (html: string) =>
    [...html.matchAll(/<label[^>]*>(<input[^>]*>)([^<]*)</g)].map(([, input, title]) => [
      title,
      /type="radio"/.test(input!),
      /checked/.test(input!),
    ])
  expect(choices(at(bio(), two))).toEqual([
    ['Rushing yards', true, true],
    ['Receiving yards', true, false],
  ])
  expect(choices(at(bio(), stats))).toEqual([])
})

test('names an opponent below its bar by its short name, if it has any [RT-04]', () => {
  const stats = sampleArc()
  const [first, ...others] = stats.games
  const games = [{ ...first!, tag: 'ASF' }, ...others]
  const labels = (html: string) =>
    [...html.matchAll(/<span aria-hidden="true" title="[^"]*">(.*?)<\/span>/g)].map(([, label]) =>
      label!.replaceAll('<!-- -->', ''),
    )
  expect(labels(at(bio(), { ...stats, games }))).toEqual(['ASF', '@CALD'])
})

test('names the best game and the best season, in a narrow container too, and no totals [RT-04]', () => {
  const stats = { ...sampleArc(), isWholeCareer: true }
  const words = wordsOf(at(bio(), stats))
  expect(words).toContain(
    'Rushing yards 40 vs Ashford, Sept. 5 Best season 610 (2025) 610 in 2025 Career statistics',
  )
  expect(words).toContain('Highs Stat 2026 single-game high Best season Rushing yards')
})

test('names no best season of a longest run, which is that of a game [RT-04]', () => {
  const stats = { ...sampleArc(), isWholeCareer: true }
  const [rushing] = stats.tables
  const tables = [{ ...rushing!, columns: [column('long', 'Long', 'Longest')] }]
  const highs = [{ table: 'rushing', column: 'long', title: 'Longest rush' }]
  const words = wordsOf(at(bio(), { ...stats, tables, highs }))
  expect(words).toMatch(/Stat Single-game high Longest rush 40 vs Ashford, Sept\.\s5 /)
  expect(words).not.toContain('Best season')
})

test('calls the sum of some seasons no career, and names no best of incomplete ones [RT-04]', () => {
  const some = wordsOf(at(bio(), sampleArc()))
  expect(some).toContain('Rushing yards 40 vs Ashford, Sept. 5')
  expect(some).not.toContain('Best season')
  expect(some).not.toContain('637')
  const stats = sampleArc()
  stats.tables[0]!.seasons[1]!.coverage = { games: 9, of: 12 }
  const partial = wordsOf(at(bio(), stats))
  expect(partial).toContain('2025 9 of 12 games 610')
  expect(partial).not.toContain('Best season')
})

const careerYards = (total: string) => ({
  table: 'rushing',
  column: 'yds',
  title: 'Rushing yards',
  total,
  through: null,
  rank: { rank: 4, isTied: false, ahead: null },
  reached: null,
  next: null,
})

test('shows a known career total below seasons that do not add up to it [RT-04]', () => {
  const stats = sampleArc()
  const career = (total: string, more = {}) =>
    wordsOf(at(bio(), { ...stats, ...more, careers: [careerYards(total)] })).replace(
      /.*Career statistics/,
      '',
    )
  const note = 'Statistics by season since 2025. Career totals count all games.'
  expect(career('1022')).toMatch(
    new RegExp(`Rushing ${note} Season .* 610 Career rushing yards: 1,022`),
  )
  // These seasons are the total.
  expect(career('637')).toContain('Career rushing yards: 637')
  expect(career('637')).not.toContain('count all games')
  const through = { ...careerYards('600'), through: '2024' }
  expect(wordsOf(at(bio(), { ...stats, careers: [through] }))).not.toMatch(/Career rushing/)
})

test('names the season of the highs when the page has no best season [RT-04]', () => {
  const stats = sampleArc()
  const { seasons } = stats.tables[0]!
  const tables = [{ ...stats.tables[0]!, seasons: seasons.slice(0, 1) }]
  expect(wordsOf(at(bio(), { ...stats, tables }))).toContain('2026 highs Stat Single-game high')
})

test('shows career totals with rank and milestones, each with where it is from [RT-04]', () => {
  const career = {
    table: 'rushing',
    column: 'yds',
    title: 'Rushing yards',
    total: '2025',
    through: null,
    rank: { rank: 4, isTied: false, ahead: { name: 'Ann Alum', by: '1100' } },
    reached: { amount: 2000, gameId: 2 },
    next: { amount: 2500, left: 475 },
  }
  const html = at(bio(), { ...sampleArc(), careers: [career] })
  expect(wordsOf(html)).toContain('Career ranks and milestones')
  expect(wordsOf(html)).toContain(
    'Rushing yards 2,025 4th in school history , 1,100 behind Ann Alum ' +
      'Needs 475 for 2,500 rushing yards Reached 2,000 at Calder Tech, Sept. 6',
  )
  expect(html).toContain('href="/sports/football/stats?show=careers"')
  expect(html).toContain('href="/sports/football/stats/2026/game/boxscore/2"')
  expect(html).toContain('<rect width="81" height="2">')
  // What the game in progress has passed is not still to come, and is told once.
  const passed = at(bio(), { ...sampleArc(), live, careers: [{ ...career, today: 1101 }] })
  expect(passed.match(/2,500/g)).toHaveLength(1)
  expect(wordsOf(passed)).not.toMatch(/behind Ann Alum|Needs 475/)
  expect(wordsOf(passed)).toContain('Reached 2,000 at Calder Tech')
  const today = (more: number) =>
    /> ?Today<.*?<ul[^>]*>(.*?)<\/ul>/s.exec(
      at(bio(), { ...sampleArc(), live, careers: [{ ...career, today: more }] }),
    )?.[1] ?? ''
  expect(today(474)).toBe('')
  expect(wordsOf(today(475))).toBe('Reached 2,500 career rushing yards (unofficial)')
  expect(wordsOf(today(1100))).toBe(
    'Tied Ann Alum in career rushing yards ' +
      'Reached 2,500 career rushing yards (3,125, unofficial)',
  )
  expect(wordsOf(today(1101))).toMatch(
    /^Passed Ann Alum in career rushing yards .*3,126, unofficial\)$/,
  )
  expect(today(1101).match(/data-spoils="9"/g)).toHaveLength(2)
  const record = { ...career, through: '2025', rank: { rank: 1, isTied: true, ahead: null } }
  const only = at(bio(), {
    ...sampleArc(),
    careers: [{ ...record, reached: null, next: null }],
  })
  expect(wordsOf(only)).toContain('2,025 through 2025 Shares the school record')
  expect(only).not.toContain('milestones')
  expect(at(bio(), sampleArc())).not.toContain('school history')
})
