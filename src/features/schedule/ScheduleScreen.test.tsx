import { describe, expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive, sampleResult } from '../../../tests/support/sample-game.ts'
import { sampleSeasons, sampleSettings, sampleSport } from '../../../tests/support/sample-sport.ts'
import { GameRow } from '../../blocks/GameRow.tsx'
import type { Game, Schedule } from '../../contract/game.schema.ts'
import { computeRecord } from '../../domain/games/record.ts'
import ScheduleScreen from './ScheduleScreen.tsx'

const schedule = (games: Game[]): Schedule => ({
  id: 3,
  title: '',
  sport: sampleSport,
  season: '2026',
  isCurrent: true,
  template: 'standard',
  note: null,
  printLink: '/sports/football/schedule/print/2026',
  standingsLink: null,
  conference: null,
  games,
  record: computeRecord(games),
  settings: { opponentHistoryEnabled: false, defaultView: 'list', scoreDisplay: 'result' },
})
const at = (games: Game[] | null, search = '', seasonTitle?: string) =>
  renderScreen(
    <ScheduleScreen
      sport={sampleSport}
      schedule={games && schedule(games)}
      seasons={sampleSeasons}
      standings={null}
      settings={sampleSettings}
      params={{ seasonTitle }}
    />,
    `/sports/football/schedule${search}`,
  )
const rowsOf = (html: string) =>
  [...html.matchAll(/<li[^>]*data-kind=.*?<\/(?:ul|p)><\/div><\/li>/g)].map(([row]) => wordsOf(row))
const named = (title: string) => ({ ...sampleGame().opponent, title })

describe('the schedule page [RT-05]', () => {
  test('never shows an unknown time as midnight [Q2]', () => {
    const words = wordsOf(
      at([
        sampleGame({ date: '2026-10-10T00:00:00', time: 'TBA', tbd: true }),
        sampleGame({ id: 2, date: '2026-10-11T00:00:00', time: '', tbd: true }),
      ]),
    )
    expect(words.match(/TBA/g)).toHaveLength(2)
    expect(words).not.toMatch(/12:00|midnight/i)
  })

  test('links the results of a finished meet, and the information before it [RT-05]', () => {
    const sport = { ...sampleGame().sport, globalSportShortName: 'wcross' }
    const field = { sport, showAtVs: false, opponent: { ...named('Regional'), id: null } }
    const rows = rowsOf(
      at([
        sampleGame({ ...field, status: 'O', gameState: 8, result: sampleResult('N') }),
        sampleGame({ ...field, id: 2, date: '2099-09-05T10:00:00' }),
      ]),
    )
    expect(rows[0]).toMatch(/Results , Regional/)
    expect(rows[1]).toMatch(/Meet info , Regional/)
    expect(rows.join()).not.toContain('Game center')
  })

  test('has one link to watch and one to listen [RT-05]', () => {
    const link = (title: string) => ({ title, url: `https://${title}.example` })
    const media = { video: link('video'), tv: link('tv'), audio: link('audio') }
    const game = sampleGame()
    const links = (more: object) =>
      rowsOf(at([{ ...game, media: { ...game.media, radio: link('KHRN'), ...more } }]))[0]
    expect(links(media)).toMatch(/Watch ,.*Listen ,/)
    expect(links(media)).not.toMatch(/(?:KHRN|tv) ,/)
    // The same word for every channel; its name is beside the place.
    expect(links({})).toMatch(/KHRN.*Listen ,/)
  })

  test('has no tickets during a game, and live stats only without a channel [RT-05]', () => {
    const link = { title: '', url: 'https://m.example' }
    const media = { ...sampleGame().media, tickets: link, audio: link, stats: link }
    const row = (some: Partial<Game>) =>
      rowsOf(at([sampleGame({ media, isGameDay: true, ...some })]))[0]
    expect(row({})).toMatch(/Tickets ,.*Listen ,/)
    expect(row({})).not.toContain('Live stats')
    expect(row({ media: { ...media, audio: null } })).toContain('Live stats ,')
    expect(row({ gameState: 3, live: sampleLive() })).toMatch(/Listen ,/)
    expect(row({ gameState: 3, live: sampleLive() })).not.toContain('Tickets')
  })

  test('has no channel of a game without opponent and time [RT-05]', () => {
    const link = { title: '', url: 'https://m.example' }
    const media = { ...sampleGame().media, tickets: link, video: link, stats: link }
    const unset = { opponent: { ...named('Championship Game'), id: null }, time: 'TBA', tbd: true }
    const row = (some: Partial<Game>) =>
      rowsOf(at([sampleGame({ media, isGameDay: true, ...some })]))[0]
    expect(row(unset)).toContain('Tickets')
    expect(row(unset)).not.toMatch(/Watch|Live stats/)
    expect(row({ ...unset, tbd: false, time: '7 p.m.' })).toMatch(/Watch.*Live stats/)
  })

  test('filters neutral before home, and keeps the season’s record [Q11]', () => {
    const games = [
      sampleGame({ id: 1, opponent: named('Ashford'), result: sampleResult('W', '3', '1') }),
      sampleGame({ id: 2, locationIndicator: 'N', atVs: 'vs', opponent: named('Vantry') }),
    ]
    const home = wordsOf(at(games, '?where=H'))
    expect(home).toContain('Ashford')
    expect(home).not.toContain('Vantry')
    expect(wordsOf(at(games, '?where=N'))).toContain('Overall 1–0')
    expect(wordsOf(at(games, '?where=N'))).not.toContain('Ashford')
    expect(wordsOf(at(games, '?where=A'))).toContain('No away games in this season.')
  })

  test('labels doubleheaders, exhibitions, giveaways and conference games', () => {
    const [first = '', second = ''] = rowsOf(
      at([
        sampleGame({
          id: 1,
          isADoubleheader: true,
          doubleheaderGame: 1,
          conference: true,
          gamePromotionText: 'Bobblehead Giveaway',
          media: { ...sampleGame().media, tickets: { title: '', url: 'https://t.example' } },
        }),
        sampleGame({
          id: 2,
          isADoubleheader: true,
          doubleheaderGame: 2,
          type: 'S',
          time: 'TBA',
          tbd: true,
        }),
      ]),
    )
    expect(first).toMatch(/Conference.*Game 1.*Bobblehead Giveaway.*Tickets/)
    expect(second).toMatch(/Game 2.*Exhibition/)
  })

  test('has the next game at the top of a list that is longer than a screen', () => {
    const games = [1, 2, 3, 4, 5, 6].map((id) =>
      sampleGame({ id, status: 'O', result: sampleResult('W', '3', '1') }),
    )
    const next = sampleGame({ id: 7, opponent: named('Vantry') })
    const long = wordsOf(at([...games, next], '?where=H'))
    expect(long).toMatch(/Next up .*Vantry.* September 2026 .*Vantry/)
    expect(wordsOf(at([...games.slice(1), next], '?where=H'))).not.toContain('Next up')
    // Its month leads to it.
    expect(long.match(/Game center/g)?.length).toBe(games.length + 1)
    expect(at([...games, next], '?where=H').match(/href="#pinned"/g)).toHaveLength(1)
    // Folded, the list begins shortly before it.
    expect(wordsOf(at([...games, next]))).not.toContain('Next up')
  })

  test('folds the earlier games of a season that goes on, with their record', () => {
    const games = [1, 2, 3, 4, 5, 6].map((id) =>
      sampleGame({ id, status: 'O', result: sampleResult(id === 2 ? 'L' : 'W', '3', '1') }),
    )
    const going = [...games, sampleGame({ id: 7, opponent: named('Vantry') })]
    const folded = (html: string) =>
      /<details class="[^"]*earlier.*?<\/details>/s.exec(html)?.[0] ?? ''
    expect(wordsOf(folded(at(going)))).toMatch(/^4 earlier games · 3–1 September/)
    expect(rowsOf(folded(at(going)))).toHaveLength(4)
    const exhibition = { ...going[0]!, type: 'S' as const }
    expect(wordsOf(folded(at([exhibition, ...going.slice(1)])))).toMatch(
      /^4 earlier games · 2–1, 1 exhibition /,
    )
    expect(
      rowsOf(
        at(going)
          .replace(folded(at(going)), '')
          .split('September')
          .at(-1)!,
      ),
    ).toHaveLength(3)
    // Neither of a finished season nor of some of its games.
    expect(folded(at(games))).toBe('')
    expect(folded(at(going, '?where=H'))).toBe('')
    expect(folded(at(going.slice(3)))).toBe('')
  })

  test('shows the word without score and buttons for a canceled game [Q18]', () => {
    const words = wordsOf(
      at([sampleGame({ noplayText: 'Postponed', result: sampleResult(null, '3', '1') })]),
    )
    expect(words).toContain('Postponed')
    expect(words).not.toContain('3–1')
    const media = { ...sampleGame().media, tickets: { title: '', url: 'https://t.example' } }
    expect(wordsOf(at([sampleGame({ noplayText: 'Canceled', media })]))).not.toContain('Tickets')
  })

  test('shows a message for a season that is not published [Q31]', () => {
    const words = wordsOf(at(null, '', '1999'))
    expect(words).toContain('No 1999 season.')
    expect(words).toContain('1999')
  })

  test('ignores invalid query values', () =>
    expect(at([sampleGame()], '?where=%3Cscript%3E')).toBe(at([sampleGame()])))
})

describe('a row of the schedule [GM-01]', () => {
  test('live: shows word and dot, score, period and clock, the game center first', () => {
    const html = at([
      sampleGame({
        gameState: 3,
        live: sampleLive(),
        media: { ...sampleGame().media, video: { title: '', url: 'https://v.example' } },
      }),
    ])
    expect(rowsOf(html)[0]).toMatch(/Leading 21 – 14 Live.* 3rd · 8:39 Game center.*Watch/)
  })

  test('has the row of a live game once, above a long season [RT-05]', () => {
    const result = sampleResult('W', '3', '1')
    const season = Array.from({ length: 14 }, (_, i) =>
      sampleGame({ id: i + 2, date: `2026-09-${10 + i}T19:00:00`, status: 'O', result }),
    )
    const played = sampleGame({ date: '2026-09-30T19:00:00', gameState: 3, live: sampleLive() })
    const html = at([...season, played])
    expect(html.match(/href="#pinned"/g)).toHaveLength(1)
    expect(wordsOf(html).match(/3rd · 8:39/g)).toHaveLength(1)
    // Before it, a next game stays in its month, because nothing may move when it begins.
    expect(at([...season, { ...played, gameState: 1, live: null }])).not.toContain('"#pinned"')
  })

  test('says Next only until the game begins, also on a page that was open before [RT-05]', () => {
    const row = (some: Partial<Game>) => (
      <GameRow game={sampleGame(some)} next settings={schedule([]).settings} />
    )
    const words = (some: Partial<Game>) => wordsOf(renderScreen(row(some)))
    expect(words({})).toContain('Next')
    expect(words({ gameState: 3, live: sampleLive() })).not.toContain('Next')
    expect(words({ status: 'O', result: sampleResult('W', '3', '1') })).not.toContain('Next')
  })

  test('final: shows the mark with its word, box score first, no tickets', () => {
    const media = {
      ...sampleGame().media,
      video: { title: '', url: 'https://v.example' },
      tickets: { title: '', url: 'https://t.example' },
    }
    const html = at([
      sampleGame({
        status: 'O',
        result: { ...sampleResult('L', '14', '21'), boxscore: { url: '/x' } },
        media,
      }),
    ])
    expect(html).toContain('title="Loss"')
    expect(rowsOf(html)[0]).toMatch(/L 14 – 21 Final Box score.*Replay/)
    expect(rowsOf(html)[0]).not.toContain('Tickets')
  })

  test('has no style attributes, which the security policy forbids', () =>
    expect(at([sampleGame({ gameState: 3, live: sampleLive() })])).not.toMatch(/\sstyle=/))
})
