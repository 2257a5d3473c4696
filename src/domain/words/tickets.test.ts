import { expect, test } from 'vitest'
import type { TicketOffer } from '../../contract/tickets.schema.ts'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { groupByTicket, featuredAdmission, formatSale, offerGroups } from './tickets.ts'

const offer = (id: number, kind: TicketOffer['kind'], onSale = true): TicketOffer => ({
  id,
  title: `Offer ${id}`,
  kind,
  price: null,
  description: '',
  url: null,
  image: null,
  sport: null,
  startDate: null,
  endDate: null,
  onSale,
})

test('groups offers by kind, season tickets first, on sale before others [RT-10]', () => {
  expect(
    offerGroups([offer(1, 'other'), offer(2, 'season', false), offer(3, 'season')]).map(
      ({ title, offers }) => [title, ...offers.map(({ id }) => id)],
    ),
  ).toEqual([
    ['Season tickets', 3, 2],
    ['Packages and offers', 1],
  ])
})

test.each([
  [true, null, '2026-12-24T00:00:00', 'On sale through December 24, 2026'],
  [true, '2026-11-01T00:00:00', null, ''],
  [false, '2026-12-01T09:00:00', null, 'From December 1, 2026'],
  [
    false,
    '2026-12-01T09:00:00',
    '2026-12-24T00:00:00',
    'From December 1, 2026 until December 24, 2026',
  ],
  [false, null, '2025-12-24T00:00:00', 'Until December 24, 2025'],
  [false, null, null, ''],
])('on sale %s, from %s to %s: "%s" [RT-10]', (onSale, startDate, endDate, words) =>
  expect(formatSale({ onSale, startDate, endDate })).toBe(words),
)

const url = 'https://tickets.example/both'
const sold = (id: number, time: string, gameState: 0 | 3 = 0) =>
  sampleGame({
    id,
    date: `2026-09-05T${time}`,
    gameState,
    media: { ...sampleGame().media, tickets: { title: 'Buy', url } },
  })
const idsOf = (games: Parameters<typeof groupByTicket>[0]) =>
  groupByTicket(games, []).map((admission) => admission.games.map(({ id }) => id))

test('joins the games of a day with one ticket, and has those in progress alone [RT-10]', () => {
  expect(idsOf([sold(1, '12:00'), sold(2, '16:00')])).toEqual([[1, 2]])
  expect(idsOf([sold(1, '12:00', 3), sold(2, '16:00'), sold(3, '18:00')])).toEqual([[1], [2, 3]])
  expect(idsOf([{ ...sold(1, '12:00'), hasBegun: true }, sold(2, '16:00')])).toEqual([[1], [2]])
  expect(idsOf([sold(1, '12:00'), sampleGame({ id: 2 })])).toEqual([[1], [2]])
})

test('features the next game, or else the one in progress [RT-10]', () => {
  const featured = (...games: Parameters<typeof groupByTicket>[0]) =>
    featuredAdmission(groupByTicket(games, []))?.games[0].id
  const off = sampleGame({ id: 1, status: 'P' })
  expect(featured(off, sold(2, '12:00', 3), sold(3, '18:00'), sampleGame({ id: 4 }))).toBe(3)
  expect(featured(off, sold(2, '12:00', 3))).toBe(2)
  expect(featured(off, { ...sold(2, '12:00'), gameState: 8 })).toBeUndefined()
})
