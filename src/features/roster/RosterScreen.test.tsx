import { describe, expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { samplePlayer, sampleSeasons, sampleSport } from '../../../tests/support/sample-sport.ts'
import type { Player, Roster } from '../../contract/roster.schema.ts'
import RosterScreen from './RosterScreen.tsx'

const roster = (players: Player[]): Roster => ({
  rosterId: 1,
  sport: sampleSport,
  season: '2026',
  isCurrent: true,
  players,
  coaches: [
    {
      id: 5,
      staffId: 2,
      hideBio: false,
      url: null,
      firstName: 'Odo',
      lastName: 'Marsh',
      title: 'Head Coach',
      email: null,
      phone: null,
      image: null,
    },
  ],
  support: [],
  displayFields: [],
})
const players = [
  samplePlayer({
    rosterPlayerId: 1,
    firstName: 'Joost',
    lastName: 'de Vink',
    jerseyNumber: '12',
    isCaptain: true,
  }),
  samplePlayer({
    rosterPlayerId: 2,
    firstName: 'BEATA',
    lastName: 'JACKMAN',
    jerseyNumber: '00',
    heightFeet: 0,
    heightInches: 0,
    weight: null,
  }),
  samplePlayer({
    rosterPlayerId: 3,
    firstName: 'Emilio "Milo"',
    lastName: 'Mendoza',
    jerseyNumber: '0',
    hideBio: true,
  }),
]
const at = (search: string, of: Roster | null = roster(players)) =>
  renderScreen(
    <RosterScreen sport={sampleSport} roster={of} seasons={sampleSeasons} params={{}} />,
    `/sports/football/roster${search}`,
  )
const order = (html: string) => [...html.matchAll(/Vink|JACKMAN|Mendoza/g)].map(([name]) => name)

describe('the roster page [RT-02]', () => {
  test.each(['', '?view=list', '?view=table'])(
    '%s lists every player as given, by number',
    (search) => {
      expect(order(at(search))).toEqual(['Mendoza', 'JACKMAN', 'Vink'])
      expect(wordsOf(at(search))).toContain('Emilio "Milo"')
    },
  )

  test('has a filter when more than thirty players are listed', () => {
    const squad = (size: number) =>
      roster(Array.from({ length: size }, (_, i) => samplePlayer({ rosterPlayerId: i + 1 })))
    expect(at('', squad(30))).not.toContain('Find a player')
    expect(at('', squad(31))).toContain('Find a player')
  })

  test('counts the players, and groups those that are sorted by position', () => {
    const player = (id: number, positionShort: string, positionLong: string) =>
      samplePlayer({ rosterPlayerId: id, lastName: `P${id}`, positionShort, positionLong })
    const some = [
      player(1, 'QB', 'Quarterback'),
      player(2, 'QB', 'Quarterback'),
      player(3, 'LS', 'Long Snapper'),
    ]
    const headings = (search: string) =>
      [...at(search, roster(some)).matchAll(/<h3 class="[^"]*group[^"]*">(.*?)</g)].map(
        ([, title]) => title,
      )
    expect(headings('?sort=position')).toEqual(['Long Snapper', 'Quarterbacks'])
    expect(headings('')).toEqual([])
    expect(wordsOf(at('', roster(some)))).toMatch(/ 3 players Coaches ↓ /)
    expect(at('')).toMatch(/href="#coaches".*id="coaches"/s)
  })

  test('links each order, keeps the view and marks the current order', () => {
    const html = at('?view=list&sort=name')
    for (const sort of ['name', 'position', 'class', 'hometown', 'height', 'weight'])
      expect(html).toContain(`view=list&amp;sort=${sort}"`)
    expect(html).toMatch(/sort=name"[^>]*aria-current="true"|aria-current="true"[^>]*sort=name"/)
    expect(order(html)).toEqual(['Vink', 'JACKMAN', 'Mendoza'])
  })

  test('sorts by the table headers', () => {
    const html = at('?view=table&sort=height')
    expect(html.match(/aria-sort="ascending"/g)).toHaveLength(1)
    expect(html).toMatch(/data-column="height" aria-sort="ascending"/)
    expect(order(html).at(-1)).toBe('JACKMAN')
  })

  test('omits zero heights and weights, marks captains, and links no hidden bio [Q44]', () => {
    const html = at('?view=table')
    expect(html).not.toMatch(/>0-0|>0 lb/)
    expect(html.match(/title="Captain"/g)).toHaveLength(1)
    expect(html).toContain('/sports/football/roster/joost-de-vink/1')
    expect(html).not.toContain('/3"')
  })

  test('has the number of a card without a portrait, and height and weight, for print', () => {
    const [, card = ''] = at('').split('de Vink')
    expect(at('').match(/<b[^>]*data-drawn="true"[^>]*>12</g)).toHaveLength(1)
    expect(wordsOf(card)).toMatch(/\b6-1, 190 lbs|\b\d-\d+, \d+ lbs/)
  })

  test('has the initials of a row without a portrait in its place', () => {
    expect(at('').match(/<text[^>]*>12<\/text><\/svg><span[^>]*>JD<\/span>/g)).toHaveLength(1)
  })

  test('shows a message and a link when no roster is published', () => {
    const words = wordsOf(at('', null))
    expect(words).toContain('The 2026 roster has not been published yet.')
    expect(words).toContain('when they play')
  })

  test('lists the coaches below', () => expect(wordsOf(at(''))).toContain('Odo Marsh Head Coach'))
})
