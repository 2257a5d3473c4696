import { describe, expect, test } from 'vitest'
import { sampleGame, sampleLive, sampleResult } from '../../../tests/support/sample-game.ts'
import {
  centerLabel,
  formatChannels,
  mediaLinks,
  summarizeOutcome,
  formatLocation,
  getLocationParts,
} from './game-outcome.ts'
import { withLive } from './game.ts'

describe('the outcome of a game [GM-01]', () => {
  test('upcoming: shows the department’s text, never midnight [Q2] [Q3]', () => {
    expect(summarizeOutcome(sampleGame({ time: '4:30 or 7 p.m. CT' })).words).toBe(
      '4:30 or 7 p.m. CT',
    )
    for (const time of ['TBA', '', '12:00 AM', '12:00 a.m.'])
      expect(
        summarizeOutcome(sampleGame({ date: '2026-10-10T00:00:00', time, tbd: true })).words,
      ).toBe('TBA')
    expect(
      summarizeOutcome(
        sampleGame({ date: '2026-10-10T00:00:00', time: '', tbd: false, allDay: true }),
      ).words,
    ).toBe('All day')
  })

  test('live: shows score, period and clock, without a clock in an inning', () => {
    const game = withLive(sampleGame(), sampleLive())
    expect(summarizeOutcome(game)).toEqual({
      kind: 'live',
      mark: null,
      score: { team: '21', opponent: '14', leader: 'team' },
      words: 'In progress',
      note: '3rd · 8:39',
    })
    expect(
      summarizeOutcome(
        withLive(game, sampleLive({ version: 2, periodLabel: 'Top 5th', clock: null })),
      ).note,
    ).toBe('Top 5th')
  })

  test('prefers a result over a stale state [Q1]', () => {
    expect(
      summarizeOutcome(
        sampleGame({ gameState: 1, status: 'O', result: sampleResult('L', '21', '38') }),
      ),
    ).toMatchObject({
      kind: 'final',
      mark: 'L',
      score: { team: '21', opponent: '38' },
      note: 'Final',
    })
  })

  test('canceled and postponed: shows the word without score or loss [Q18] [Q19]', () => {
    const off = summarizeOutcome(
      sampleGame({ noplayText: 'Canceled', result: sampleResult(null, '2', '3') }),
    )
    expect(off).toEqual({ kind: 'cancelled', mark: null, score: null, words: 'Canceled', note: '' })
    expect(summarizeOutcome(sampleGame({ status: 'P' }))).toMatchObject({
      words: 'Postponed',
      score: null,
    })
    expect(summarizeOutcome(sampleGame({ noplayText: 'Cancelled' })).words).toBe('Canceled')
  })

  test('shows a placing as text, without empty scores [Q23]', () => {
    expect(
      summarizeOutcome(
        sampleGame({
          status: 'O',
          result: sampleResult('N', '', '', 'Men 1st (24) | Women 1st (31)'),
        }),
      ),
    ).toEqual({
      kind: 'final',
      mark: null,
      score: null,
      words: 'Men 1st (24) | Women 1st (31)',
      note: '',
    })
  })

  test('does not read the numbers of a placing as a score [Q23]', () => {
    expect(
      summarizeOutcome(
        sampleGame({ status: 'O', result: sampleResult('N', '24', '31', '2nd of 12') }),
      ),
    ).toMatchObject({ score: null, words: '2nd of 12' })
  })

  test('keeps scores as text, half points, and old wins without a score [Q24] [Q70]', () => {
    expect(
      summarizeOutcome(sampleGame({ result: sampleResult('W', '3.5', '1.5') })).score,
    ).toMatchObject({
      team: '3.5',
      opponent: '1.5',
    })
    expect(summarizeOutcome(sampleGame({ result: sampleResult('W', '', '') }))).toMatchObject({
      mark: 'W',
      score: null,
      words: 'Won',
    })
  })

  test('takes a score without W, L or T as text, and a forfeit as a loss [Q14] [Q17]', () => {
    expect(
      summarizeOutcome(
        sampleGame({ status: 'O', gameState: 8, result: sampleResult(null, '2', '1') }),
      ),
    ).toMatchObject({ mark: null })
    expect(summarizeOutcome(sampleGame({ status: 'O' })).words).toBe('No result reported')
  })

  test('puts overtime after the result', () => {
    expect(
      summarizeOutcome(sampleGame({ result: sampleResult('W', '24', '21', '(OT)') })).note,
    ).toBe('Final/OT')
  })
})

describe('the links of a schedule row [RT-05]', () => {
  const link = (title: string, url: string) => ({ title, url })
  test('are in one order, with text for missing addresses [Q67]', () => {
    const game = sampleGame({
      media: {
        ...sampleGame().media,
        radio: link('KHRN', 'https://r.example'),
        tv: link('CSC Network', ''),
        video: link('', 'https://v.example'),
      },
    })
    expect(mediaLinks(game).map(({ label }) => label)).toEqual(['Watch', 'KHRN'])
    expect(formatChannels(game)).toBe('CSC Network')
  })
  test('say what a finished game’s video is [RT-05]', () => {
    const labelOf = (title: string, over: boolean) =>
      mediaLinks(
        sampleGame({
          ...(over && { status: 'O', gameState: 8, result: sampleResult('W', '3', '1') }),
          media: { ...sampleGame().media, video: link(title, 'https://v.example') },
        }),
      )[0]!.label
    expect(labelOf('Watch', true)).toBe('Replay')
    expect(labelOf('Game highlights', true)).toBe('Highlights')
    expect(labelOf('Game highlights', false)).toBe('Watch')
  })
  test('name a place once', () => {
    expect(
      getLocationParts({
        location: 'Harlan, Ohio',
        facility: { title: 'Harlan, Ohio' },
        locationIndicator: 'H',
      }),
    ).toEqual(['Harlan, Ohio'])
    expect(
      getLocationParts({
        location: null,
        facility: { title: 'Heron Field' },
        locationIndicator: 'A',
      }),
    ).toEqual(['Heron Field'])
    expect(
      getLocationParts({
        location: 'Harlan, Ohio',
        facility: { title: 'Heron Field' },
        locationIndicator: 'H',
      }),
    ).toEqual(['Heron Field', 'Harlan, Ohio'])
  })
  test('name the venue before the town in an address, wherever the game is', () => {
    const away = { ...sampleGame(), location: 'Key, Fla.', facility: { title: 'Key Arena' } }
    expect(formatLocation(away)).toBe('Key Arena, Key, Fla.')
    expect(formatLocation({ ...away, facility: null })).toBe('Key, Fla.')
  })
})

test('names the page of a game, a meet and a tournament, and the results of the last two', () => {
  const fieldOf = (globalSportShortName: string, more: Parameters<typeof sampleGame>[0] = {}) =>
    sampleGame({
      sport: { ...sampleGame().sport, globalSportShortName },
      showAtVs: false,
      opponent: { ...sampleGame().opponent, id: null, title: 'Lakeside Invitational' },
      ...more,
    })
  const over = { status: 'O', gameState: 8 } as const
  for (const code of ['wcross', 'track', 'mswim']) {
    expect(centerLabel(fieldOf(code))).toBe('Meet info')
    expect(centerLabel(fieldOf(code, over))).toBe('Results')
  }
  expect(centerLabel(fieldOf('wten'))).toBe('Details')
  expect(centerLabel(fieldOf('wten', over))).toBe('Results')
  expect(centerLabel(sampleGame({ ...over, result: sampleResult('N') }))).toBe('Results')
  expect(centerLabel(sampleGame())).toBe('Game center')
  expect(centerLabel(sampleGame({ ...over, result: sampleResult('W', '3', '1') }))).toBe(
    'Game center',
  )
})
