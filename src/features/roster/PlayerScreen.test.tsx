import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { samplePlayer, sampleSport } from '../../../tests/support/sample-sport.ts'
import { sampleArc } from '../../../tests/support/sample-arc.ts'
import type { PlayerStats } from '../../contract/stats.schema.ts'
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
  expect(terms).toEqual(['Position', 'Class', 'Hometown', 'Major'])
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

test('shows the statistics first when there is no biography [RT-04]', () => {
  const numbers = ['Highs', '2026 game by game', 'Career statistics']
  expect(headings(at(bio(), sampleArc()))).toEqual(['The 2026 season', ...numbers, 'Bio'])
  expect(headings(at(bio({ bio: '<p>Ada runs.</p>' }), sampleArc()))).toEqual([
    'The 2026 season',
    'Bio',
    ...numbers,
  ])
})

test('draws each game with its opponent, a loss of yards below zero [RT-04]', () => {
  const html = at(bio(), sampleArc())
  const games = [...html.matchAll(/<li[^>]*><svg.*?<\/li>/g)].map(([game]) => game)
  expect(games.map(wordsOf)).toEqual(['40 vs Ashford', '-25 at Calder Tech', '12'])
  // Zero is in the middle between -50 and 50: y 72.
  expect(games.map((game) => / d="(M4 [^"]*)"/.exec(game)?.[1])).toEqual([
    'M4 72V20.8H20V72z',
    'M4 72V104H20V72z',
    'M4 72V56.64H20V72z',
  ])
  const ticks = [...html.matchAll(/text-anchor="end">([^<]*)</g)].map(([, tick]) => tick)
  expect(ticks.slice(-3)).toEqual(['-50', '0', '50'])
})

test('names the best game, the best season and the career [RT-04]', () => {
  expect(wordsOf(at(bio(), sampleArc()))).toContain(
    'Rushing yards 40 vs Ashford, Sep 5 610 in 2025 637',
  )
  expect(wordsOf(at(bio(), sampleArc()))).toContain('Stat Season high')
})

test('sets a name with other letters in the text face as a whole [RT-04]', () => {
  expect(at(bio({ firstName: 'Khôi', lastName: 'Nguyễn' }))).toMatch(/<h1[^>]*data-face="other"/)
  expect(at(bio())).not.toContain('data-face')
})
