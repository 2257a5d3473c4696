import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Game } from '../contract/game.schema.ts'
import { createQueryClient } from '../data/client.ts'
import { EventsList } from './EventsList.tsx'

const sport = {
  id: 1,
  title: 'Football',
  shortName: 'football',
  abbrev: 'FB',
  globalSportNameSlug: 'football',
  globalSportShortName: 'football',
}
const media = {
  tv: null,
  tvImage: null,
  radio: null,
  video: null,
  audio: null,
  stats: null,
  tickets: null,
}
const game = (some: Partial<Game>): Game => ({
  id: 1,
  scheduleId: 1,
  sport,
  season: '2026',
  date: '2026-09-05T19:00:00',
  dateUtc: null,
  endDate: null,
  time: '7 p.m.',
  tbd: false,
  allDay: false,
  status: 'A',
  noplayText: null,
  type: 'R',
  locationIndicator: 'H',
  atVs: 'vs',
  showAtVs: true,
  teamPrefix: null,
  location: null,
  facility: null,
  conference: false,
  isADoubleheader: false,
  doubleheaderGame: null,
  tournament: null,
  gamePromotionText: null,
  opponent: {
    id: 2,
    title: 'Ashford',
    prefix: null,
    location: null,
    mascot: null,
    website: null,
    image: null,
  },
  media,
  result: null,
  gameState: 0,
  live: null,
  previewStoryId: null,
  postStoryId: null,
  gameCenterLink: null,
  ...some,
})
const draw = (kind: 'upcoming' | 'results', items: Game[]) =>
  renderToString(
    <QueryClientProvider
      client={createQueryClient(() => Promise.reject(new Error('no network')), true)}
    >
      <MemoryRouter>
        <EventsList
          kind={kind}
          page={{ items, total: items.length, page: 0, pages: 1 }}
          sports={[]}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '')

describe('Upcoming Events [SH-08]', () => {
  it('shows the specified message without events', () => {
    expect(draw('upcoming', [])).toContain('There are currently no upcoming events.')
  })

  it('shows sport, date, time, opponent and at or vs', () => {
    const html = draw('upcoming', [game({ atVs: 'at' })])
    for (const words of ['Upcoming Events', 'FB', 'Sept. 5', '7 p.m.', 'Ashford', '>at<'])
      expect(html).toContain(words)
  })

  it('marks the place of a neutral game, which a narrow list shows too', () => {
    const drawAt = (locationIndicator: Game['locationIndicator']) =>
      draw('upcoming', [game({ location: 'Palmetto Key, Fla.', locationIndicator })])
    expect(drawAt('N')).toMatch(/data-where="N".* · Palmetto Key/s)
    expect(drawAt('H')).toContain('data-where="H"')
  })

  it('names the channels of a coming game, and none of a result', () => {
    const radio = { title: 'KTST 97.5', url: 'https://radio.example' }
    const onAir = game({ location: 'Des Moines, Iowa', media: { ...media, radio } })
    expect(draw('upcoming', [onAir])).toMatch(/Des Moines, Iowa<\/span> · KTST 97\.5</)
    expect(draw('results', [onAir])).not.toContain('· KTST')
  })

  it('has the overlay toggle only where there is media [SH-11]', () => {
    expect(draw('upcoming', [game({})])).not.toContain('Toggle Media Overlay')
    expect(
      draw('upcoming', [
        game({ media: { ...media, audio: { title: 'Radio', url: 'https://radio.example' } } }),
      ]),
    ).toContain('Toggle Media Overlay')
  })

  it.each([
    ['10', '7', 'Leading'],
    ['7', '10', 'Trailing'],
    ['7', '7', 'Tied'],
  ])(
    'says how a live game stands, without a letter of a result, and shows both scores (%s–%s: %s)',
    (teamScore, opponentScore, words) => {
      const live = {
        gameId: 1,
        sportId: 1,
        gameState: 3 as const,
        version: 1,
        updatedAt: '',
        period: 2,
        periodLabel: '2nd',
        clock: '1:00',
        teamScore,
        opponentScore,
        teamPeriods: [],
        opponentPeriods: [],
        lastPlay: null,
      }
      const html = draw('upcoming', [game({ gameState: 3, live })])
      for (const one of ['>Live<', `>${teamScore}<`, `>${opponentScore}<`, '2nd · 1:00', words])
        expect(html).toContain(one)
      expect(html).not.toContain('data-result')
    },
  )

  it('offers more only after a full page of six [SH-10]', () => {
    expect(
      draw(
        'upcoming',
        [1, 2, 3, 4, 5].map((id) => game({ id })),
      ),
    ).not.toContain('Load more')
    expect(
      draw(
        'upcoming',
        [1, 2, 3, 4, 5, 6].map((id) => game({ id })),
      ),
    ).toContain('Load more')
  })
})

describe('Recent Results [SH-09]', () => {
  const result = {
    status: 'W' as const,
    teamScore: '24',
    opponentScore: '17',
    prescoreInfo: null,
    postscoreInfo: null,
    boxscore: null,
    recap: null,
  }

  it('shows the specified message without results', () => {
    expect(draw('results', [])).toContain('There are currently no recent results.')
  })

  it('shows the mark, the score and the status suffix', () => {
    const html = draw('results', [
      game({ status: 'O', gameState: 8, result }),
      game({ id: 2, status: 'P' }),
    ])
    for (const words of ['>W<', '>24<', '>17<']) expect(html).toContain(words)
    const text = html.replace(/<[^>]*>/g, '')
    for (const words of [', Final', ', Postponed']) expect(text).toContain(words)
  })
})
