import { expect, test } from 'vitest'
import type { TicketOffer } from '../../contract/tickets.schema.ts'
import { offerGroups, formatSale } from './tickets.ts'

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
    ['More', 1],
  ])
})

test.each([
  [true, null, '2026-12-24T00:00:00', 'Until December 24, 2026'],
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
