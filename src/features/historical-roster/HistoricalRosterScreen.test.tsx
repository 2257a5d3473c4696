import { describe, expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import type { PastPlayer } from '../../contract/people.schema.ts'
import HistoricalRosterScreen from './HistoricalRosterScreen.tsx'

const player = (lastName: string, more: Partial<PastPlayer> = {}): PastPlayer => ({
  firstName: 'Nils',
  lastName,
  sport: sampleSport,
  years: '1931',
  position: null,
  letters: null,
  hometown: null,
  playerId: null,
  rosterPlayerId: null,
  url: null,
  ...more,
})
const at = (items: PastPlayer[], asked: Record<string, string> = {}, pages = 1) =>
  renderScreen(
    <HistoricalRosterScreen
      roster={{ items, total: items.length, page: 0, pages }}
      sports={[sampleSport]}
      asked={asked}
    />,
  )
const heads = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, head]) => wordsOf(head!))

describe('the historical roster [RT-11]', () => {
  test('has no column without values, and puts the last name first', () => {
    const html = at([player('Öberg', { letters: 2 }), player('Quist')])
    expect(heads(html)).toEqual(['Name', 'Years', 'Sport', 'Letters'])
    expect(wordsOf(html)).toContain('Öberg, Nils')
  })

  test('links only players with a page', () => {
    const html = at([
      player('Quist'),
      player('Okafor', { url: '/sports/football/roster/nils-okafor/7' }),
    ])
    expect(html.match(/<th scope="row"><a /g)).toHaveLength(1)
  })

  test('tells an empty letter from an empty list', () => {
    expect(wordsOf(at([], { letter: 'x' }))).toContain('No players under X.')
    expect(wordsOf(at([]))).toContain('not available yet')
  })

  test('keeps the letter in page links, up to the last addressable page', () => {
    expect(at([player('Abel')], { letter: 'a', page: '2' }, 150)).toMatch(/letter=a&amp;page=3"/)
    expect(at([player('Abel')], { page: '100' }, 150)).not.toContain('page=101')
  })
})
