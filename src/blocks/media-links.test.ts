import { expect, test } from 'vitest'
import { sampleGame, sampleLive, sampleResult } from '../../tests/support/sample-game.ts'
import { mediaLinks as linksOfRow } from '../domain/games/game-outcome.ts'
import { gameHref } from './game-href.ts'
import { mediaLinks, overlayLinks } from './media-links.ts'

const link = { title: 'x', url: 'https://x.example' }
const mark = { url: '/images/tv', width: 10, height: 10, altText: '', caption: null }
const none = sampleGame().media
const labels = (...[game, kind]: Parameters<typeof overlayLinks>) =>
  overlayLinks(game, kind).map(({ label }) => label)
const box = { ...sampleResult('W', '3', '1'), boxscore: { url: '/box' } }

test.each(['stats', 'audio', 'video'] as const)(
  'shows an overlay for an upcoming game with %s [SH-11]',
  (medium) => {
    const game = sampleGame({ isGameDay: true, media: { ...none, [medium]: link } })
    expect(labels(game, 'upcoming')).toHaveLength(2)
  },
)

test('opens for a channel with an address, not for tickets or a box score alone [SH-11]', () => {
  expect(
    labels(sampleGame({ media: { ...none, tvImage: mark, tv: link, tickets: link } }), 'upcoming'),
  ).toEqual(['Game center', 'Watch', 'Tickets'])
  expect(labels(sampleGame({ media: { ...none, radio: link } }), 'upcoming')).toEqual([
    'Game center',
    'Listen',
  ])
  expect(labels(sampleGame({ media: { ...none, tickets: link } }), 'upcoming')).toEqual([])
  expect(labels(sampleGame({ status: 'O', result: box }), 'upcoming')).toEqual([])
})

test('links the box score of the site from which the content is read [RT-06] [CA-03]', () => {
  const result = { ...box, boxscore: { url: 'https://box.example/7' } }
  const game = sampleGame({ status: 'O', gameState: 8, result })
  expect(mediaLinks(game).find(({ label }) => label === 'Stats')?.url).toBe('https://box.example/7')
  expect(gameHref(game)).toBe('https://box.example/7')
  const own = gameHref({ ...game, result: box })
  expect(own).toMatch(/^\/sports\/.+\/boxscore\//)
})

test('offers live stats from the day of the game on, and nothing of a game that is off', () => {
  const media = { ...none, stats: link, audio: link, video: link, tickets: link, tvImage: mark }
  const before = sampleGame({ media })
  expect(mediaLinks(before).map(({ label }) => label)).not.toContain('Stats')
  expect(labels({ ...before, media: { ...none, stats: link } }, 'upcoming')).toEqual([])
  expect(linksOfRow(before).map(({ key }) => key)).not.toContain('stats')
  expect(linksOfRow({ ...before, isGameDay: true }).map(({ key }) => key)).toContain('stats')
  for (const state of [{ status: 'C' }, { status: 'P' }, { noplayText: 'Postponed' }] as const) {
    expect(labels({ ...before, isGameDay: true, ...state }, 'upcoming')).toEqual([])
    expect(linksOfRow({ ...before, isGameDay: true, ...state })).toEqual([])
  }
})

test('sells tickets until the game begins', () => {
  const game = sampleGame({ media: { ...none, tickets: link } })
  expect(mediaLinks(game).map(({ label }) => label)).toContain('Tickets')
  expect(linksOfRow(game).map(({ key }) => key)).toContain('tickets')
  for (const later of [
    { hasBegun: true },
    { gameState: 3 },
    { status: 'O', result: box },
  ] as const) {
    expect(mediaLinks({ ...game, ...later }).map(({ label }) => label)).not.toContain('Tickets')
    expect(linksOfRow({ ...game, ...later }).map(({ key }) => key)).not.toContain('tickets')
  }
})

test('shows an overlay for a result with a box score or a story [SH-11]', () => {
  expect(labels(sampleGame({ status: 'O', gameState: 8, result: box }), 'results')).toEqual([
    'Game center',
    'Stats',
  ])
  expect(
    labels(
      sampleGame({
        status: 'O',
        gameState: 8,
        result: { ...sampleResult('W', '3', '1'), recap: link },
        postStoryId: 4,
      }),
      'results',
    ),
  ).toEqual(['Game center', 'Recap'])
  expect(
    labels(
      sampleGame({
        status: 'O',
        gameState: 8,
        result: sampleResult('W', '3', '1'),
        media: { ...none, video: link, audio: link },
      }),
      'results',
    ),
  ).toEqual([])
})

test('lists the links in the specified order, each page once [SH-11]', () => {
  const media = { ...none, stats: link, audio: link, video: link, tickets: link }
  const game = sampleGame({ media, isGameDay: true })
  expect(mediaLinks(game).map(({ label }) => label)).toEqual([
    'Game center',
    'Stats',
    'Listen',
    'Watch',
    'Tickets',
  ])
  const live = sampleGame({ media, gameState: 3, live: sampleLive() })
  expect(mediaLinks(live).map(({ label }) => label)).toEqual([
    'Game center',
    'Stats',
    'Listen',
    'Watch',
  ])
  const own = mediaLinks({ ...live, media: none })[1]!.url
  expect(
    mediaLinks({
      ...live,
      media: { ...media, stats: { title: '', url: live.gameCenterLink! } },
    }).map(({ label }) => label),
  ).toEqual(['Game center', 'Listen', 'Watch'])
  expect(mediaLinks({ ...live, gameCenterLink: null, media: none })).toEqual([
    { label: 'Stats', url: own, icon: 'stats' },
  ])
})
