import { describe, expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { samplePlayer, sampleSettings, sampleSport } from '../../../tests/support/sample-sport.ts'
import type { Player, Roster } from '../../contract/roster.schema.ts'
import RosterPrintScreen from './RosterPrintScreen.tsx'

const roster = (players: Player[]): Roster => ({
  rosterId: 1,
  sport: sampleSport,
  season: '2026',
  isCurrent: true,
  players,
  coaches: [],
  support: [],
  displayFields: [],
})
const players = [
  samplePlayer({ rosterPlayerId: 1, lastName: 'Ziegler', jerseyNumber: '3', isCaptain: true }),
  samplePlayer({ rosterPlayerId: 2, lastName: 'Abbott', jerseyNumber: '44' }),
]
const order = (search: string) =>
  [
    ...renderScreen(
      <RosterPrintScreen sport={sampleSport} roster={roster(players)} settings={sampleSettings} />,
      `/${search}`,
    ).matchAll(/Ziegler|Abbott/g),
  ].map(([name]) => name)

describe('the printed roster [RT-03]', () => {
  test('is sorted by the choice in its address, by number by default', () => {
    expect(order('')).toEqual(['Ziegler', 'Abbott'])
    expect(order('?sort=name')).toEqual(['Abbott', 'Ziegler'])
    expect(order('?sort=nothing')).toEqual(['Ziegler', 'Abbott'])
  })

  test('has one heading, names captains, and shows a message when empty', () => {
    const html = renderScreen(
      <RosterPrintScreen sport={sampleSport} roster={roster(players)} settings={sampleSettings} />,
    )
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(wordsOf(html)).toContain('Ziegler (C)')
    expect(
      wordsOf(
        renderScreen(
          <RosterPrintScreen sport={sampleSport} roster={roster([])} settings={sampleSettings} />,
        ),
      ),
    ).toContain('has not been published yet')
  })
})
