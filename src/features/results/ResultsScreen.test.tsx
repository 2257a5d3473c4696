import { describe, expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleSettings, sampleSport } from '../../../tests/support/sample-sport.ts'
import type { Meeting, SeasonResults } from '../../contract/opponents.schema.ts'
import { computeRecord } from '../../domain/games/record.ts'
import { resultTypes } from '../../domain/games/results.ts'
import PrintResultsScreen from './PrintResultsScreen.tsx'
import ResultsScreen from './ResultsScreen.tsx'

const meeting = (title: string, more: Partial<Meeting>): Meeting => ({
  gameId: null,
  season: '2026',
  date: '2026-09-12',
  opponent: { id: 1, title },
  locationIndicator: 'H',
  location: null,
  type: 'R',
  conference: false,
  status: 'O',
  result: { status: 'W', teamScore: '3', opponentScore: '1' },
  forfeit: false,
  note: null,
  url: null,
  ...more,
})
const results = (games: Meeting[]): SeasonResults => ({
  season: '2026',
  sport: sampleSport,
  games,
  records: computeRecord([]),
  opponentHistoryEnabled: false,
})
const four = results([
  meeting('Ashford', { conference: true }),
  meeting('Calder', { locationIndicator: 'A' }),
  meeting('Vantry', { locationIndicator: 'N', conference: true }),
  meeting('Quillan', { locationIndicator: null }),
])
const named = (html: string) =>
  [...html.matchAll(/Ashford|Calder|Vantry|Quillan/g)].map(([name]) => name)
const wanted = {
  all: ['Ashford', 'Calder', 'Vantry', 'Quillan'],
  home: ['Ashford'],
  away: ['Calder'],
  neutral: ['Vantry'],
  conference: ['Ashford', 'Vantry'],
}

describe('the results of a season [RT-06]', () => {
  test.each(resultTypes)(
    '%s: lists the same games on the page and in print, in season order',
    (type) => {
      expect(
        named(
          renderScreen(
            <ResultsScreen sport={sampleSport} results={four} years={[]} />,
            `/?type=${type}`,
          ),
        ),
      ).toEqual(wanted[type])
      expect(
        named(
          renderScreen(
            <PrintResultsScreen
              sport={sampleSport}
              results={four}
              settings={sampleSettings}
              params={{ type }}
            />,
          ),
        ),
      ).toEqual(wanted[type])
    },
  )

  test('shows a message for an empty kind, and links the schedule when empty', () => {
    const away = wordsOf(
      renderScreen(
        <ResultsScreen
          sport={sampleSport}
          results={results([meeting('Ashford', {})])}
          years={[]}
        />,
        '/?type=away',
      ),
    )
    expect(away).toContain('No away results in the 2026 season. See all results')
    const none = renderScreen(
      <ResultsScreen sport={sampleSport} results={results([])} years={[]} />,
    )
    expect(wordsOf(none)).toMatch(/No 2026 .* results yet/)
    expect(none).toContain('/schedule/2026"')
  })

  test('shows a word in place of a score for a game not played', () => {
    const html = renderScreen(
      <ResultsScreen
        sport={sampleSport}
        results={results([
          meeting('Ashford', { status: 'C', result: null }),
          meeting('Calder', { status: 'P', note: 'Snow', result: null }),
        ])}
        years={[]}
      />,
    )
    expect(wordsOf(html)).toContain('Canceled')
    expect(wordsOf(html)).toContain('Snow')
    expect(html).not.toContain('3–1')
  })

  test('links other seasons in the given order', () => {
    const years = ['2026', '2025', '1931'].map((season) => ({
      season,
      games: 1,
      records: computeRecord([]),
    }))
    const html = renderScreen(<ResultsScreen sport={sampleSport} results={four} years={years} />)
    const table = /aria-label="Year by year".*/s.exec(html)?.[0] ?? ''
    expect([...table.matchAll(/\/results\/(\d{4})"/g)].map(([, season]) => season)).toEqual([
      '2026',
      '2025',
      '1931',
    ])
    expect(table).toMatch(/aria-current="page"[^>]*>2026|2026"[^>]*aria-current="page"/)
  })
})
