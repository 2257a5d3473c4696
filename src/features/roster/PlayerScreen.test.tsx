import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { samplePlayer, sampleSport } from '../../../tests/support/sample-sport.ts'
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
const at = (player: PlayerBio) =>
  renderScreen(
    <PlayerScreen
      player={player}
      stats={null}
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
