import { describe, expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import type { AwardTeaser } from '../../contract/honors.schema.ts'
import AwardsScreen from './AwardsScreen.tsx'

const award = (id: number, more: Partial<AwardTeaser>): AwardTeaser =>
  ({
    id,
    title: 'Athlete of the Week',
    name: `Winner ${id}`,
    date: '2026-09-07',
    endDate: null,
    isExpired: false,
    teaser: null,
    organization: null,
    sport: null,
    type: null,
    image: null,
    url: `/awards/${id}`,
    ...more,
  }) as AwardTeaser
const at = (items: AwardTeaser[], page = 1, pages = 1) =>
  renderScreen(
    <AwardsScreen
      awards={{ items, total: items.length, page: page - 1, pages }}
      types={[]}
      asked={page > 1 ? { page: String(page) } : {}}
    />,
  )
const three = [
  award(1, { date: '2026-11-16', endDate: '2026-11-22' }),
  award(2, { date: '2026-11-02', endDate: '2026-11-08', isExpired: true }),
  award(3, { date: '2026-10-05' }),
]

describe('the awards page [RT-11]', () => {
  test('shows current awards alone, all others by month, newest first', () => {
    expect(
      [...at(three).matchAll(/<h2[^>]*>(.*?)<\/h2>|Winner (\d)/gs)].map(([, head, winner]) =>
        head ? wordsOf(head) : winner,
      ),
    ).toEqual(['This week', '1', 'November 2026', '2', 'October 2026', '3'])
  })

  test('shows current awards on the first page only', () => {
    expect(wordsOf(at(three, 2, 2))).not.toContain('This week')
    expect(wordsOf(at(three, 2, 2))).toContain('Winner 1')
  })

  test('links no page beyond the last addressable one', () => {
    expect(at(three, 99, 150)).toContain('page=100')
    expect(at(three, 100, 150)).not.toContain('page=101')
  })
})
