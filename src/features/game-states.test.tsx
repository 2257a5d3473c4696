import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive, sampleResult } from '../../tests/support/sample-game.ts'
import { sampleSettings, sampleSport } from '../../tests/support/sample-sport.ts'
import { EventRow } from '../blocks/EventRow.tsx'
import { GameRow } from '../blocks/GameRow.tsx'
import { Scoreboard } from '../blocks/game/Scoreboard.tsx'
import { NextGame } from '../blocks/NextGame.tsx'
import { ScoreTile } from '../blocks/ScoreTile.tsx'
import type { Game } from '../contract/game.schema.ts'
import { hasOutcome } from '../domain/games/game.ts'
import { scheduleLine } from '../domain/games/schedule-lines.ts'
import { event } from '../routes/structured/events.ts'
import { BoardGame } from './board/BoardGame.tsx'
import { NoBoxScore } from './box-score/NoBoxScore.tsx'
import { MonthGrid } from './calendar/MonthGrid.tsx'
import { NextUp } from './game-center/NextUp.tsx'
import { GameCard } from './stories/GameCard.tsx'

const settings = { opponentHistoryEnabled: false, defaultView: 'list', scoreDisplay: 'result' }

/** Each place that shows a game. */
const places: Record<string, (game: Game) => ReactElement> = {
  'the band of home': (game) => (
    <NextGame game={game} sport={sampleSport} settings={sampleSettings} />
  ),
  'the ticker': (game) => <ScoreTile game={game} settings={sampleSettings} />,
  'the lists of home': (game) => <EventRow game={game} kind="upcoming" group="g" />,
  'the results of home': (game) => <EventRow game={game} kind="results" group="g" />,
  'a schedule': (game) => <GameRow game={game} settings={settings as never} />,
  'a printed schedule': (game) => <p>{Object.values(scheduleLine(game)).join(' ')}</p>,
  'the calendar': (game) => (
    <MonthGrid
      days={[{ date: game.date.slice(0, 10), events: [{ ...game, endDateUtc: null }] }]}
      today={undefined}
      named={false}
    />
  ),
  'the scoreboard': (game) => (
    <BoardGame game={game} settings={sampleSettings} standings={[]} dated />
  ),
  'a game center': (game) => <Scoreboard game={game} box={null} settings={sampleSettings} />,
  'a box score without a file': (game) => <NoBoxScore game={game} />,
  'the next game of another': (game) => <NextUp game={game} />,
  'the card of a story': (game) => <GameCard game={game} hero={null} settings={sampleSettings} />,
}
const inClient = (screen: ReactElement) => (
  <QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>
)
const wordsAt = (place: string, game: Game) => wordsOf(renderScreen(inClient(places[place]!(game))))

const ticket = { title: 'Tickets', url: 'https://tickets.example' }
const withTickets = (some: Partial<Game>): Game =>
  sampleGame({ media: { ...sampleGame().media, tickets: ticket }, ...some })
const live = sampleLive({ teamScore: '14', opponentScore: '10' })

/** A state, what each place says of it, and what none may say. */
const states: [string, Game, RegExp, RegExp][] = [
  [
    'that has started without a score',
    withTickets({ hasBegun: true }),
    /Started 7 p\.m\./,
    /Tickets|Next\b|\b[WLT] \d|days|Add to calendar/,
  ],
  [
    'whose score is overdue',
    withTickets({ hasBegun: true, isScoreOverdue: true }),
    /Started 7 p\.m\./,
    /Tickets|waiting|days/,
  ],
  [
    'without a reported result',
    withTickets({ status: 'O', hasBegun: true }),
    /No result reported/,
    /Tickets|Started|Final|7 p\.m\.|days|Calendar/,
  ],
  [
    'that is delayed',
    withTickets({ gameState: 2 }),
    /Delayed|The box score will appear/,
    /Started|Final/,
  ],
  [
    'that is suspended, with its score',
    withTickets({ status: 'P', noplayText: 'Suspended until Nov. 15', gameState: 3, live }),
    /Suspended until Nov\. 15|Suspended$/,
    /Postponed|Tickets|Final|Live\b|In progress|\b[WLT] \d/,
  ],
  [
    'that is postponed, to a day',
    withTickets({ status: 'P', noplayText: 'Postponed to Nov. 20' }),
    /Postponed to Nov\. 20|, Postponed/,
    /Tickets|Final|7 p\.m\./,
  ],
  [
    'that is canceled, by its text alone',
    withTickets({ noplayText: 'Cancelled' }),
    /Canceled|, Cancelled/,
    /Tickets|Final|7 p\.m\./,
  ],
  [
    'that is over',
    withTickets({ status: 'O', result: sampleResult('W', '24', '17') }),
    /24.*17|17.*24|No box score is available/,
    /Tickets|Started|days/,
  ],
]

describe('one state of a game everywhere [GM-01]', () => {
  const cases = states.flatMap(([state, game, says, never]) =>
    Object.keys(places).map((place) => [place, state, game, says, never] as const),
  )
  test.each(cases)('%s tells of a game %s', (place, _, game, says, never) => {
    const words = wordsAt(place, game)
    expect(words).toMatch(says)
    expect(words).not.toMatch(never)
  })

  test('tells the period and the clock of a live game in the calendar', () =>
    expect(wordsAt('the calendar', sampleGame({ gameState: 3, live }))).toContain('3rd · 8:39'))

  test('covers the score of a suspended game wherever it is shown [OF-02]', () => {
    const [, stopped] = states.find(([state]) => /suspended/.test(state))!
    expect(hasOutcome(stopped)).toBe(true)
    expect(hasOutcome({ ...stopped, live: null })).toBe(false)
    // A printed schedule covers what `hasOutcome` says, as the parts of a game center do.
    const shown = Object.keys(places).filter((name) => / 14/.test(wordsAt(name, stopped)))
    for (const place of shown.filter((name) => name !== 'a printed schedule'))
      expect(renderScreen(inClient(places[place]!(stopped))), place).toContain('data-spoils="1"')
  })

  test('no letter of a result in structured data, and its state', () => {
    const of = (game: Game) => event(game, { settings: sampleSettings, origin: '' } as never)
    expect(of(sampleGame({ noplayText: 'Canceled' }))['eventStatus']).toMatch(/EventCancelled$/)
    expect(of(sampleGame({ gameState: 5 }))['eventStatus']).toMatch(/EventPostponed$/)
    const placed = sampleGame({ status: 'O', result: sampleResult('N', '24', '31') })
    expect(of(placed)['description']).toBeNull()
  })
})
