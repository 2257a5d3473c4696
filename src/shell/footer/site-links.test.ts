import { expect, test } from 'vitest'
import type { NavigationItem } from '../../contract/site.schema.ts'
import { siteLinks } from './site-links.ts'

const item = (title: string, url: string | null, items: object[] = []) =>
  ({
    title,
    url,
    openInNewWindow: false,
    columns:
      items.length > 0
        ? [
            {
              column: 1,
              items: items.map((one) => ({
                separator: false,
                sport: null,
                openInNewWindow: false,
                ...one,
              })),
            },
          ]
        : [],
  }) as unknown as NavigationItem

test('lists the department links of the menu, each once, without teams [SH-12]', () => {
  const menu = [
    item('Sports', '#', [
      { title: 'Men', url: null, separator: true },
      { title: 'Football', url: '/sports/football', sport: { title: 'Football' } },
    ]),
    item('Schedules', null, [{ title: 'Football', url: '/sports/football/schedule' }]),
    item('Tickets', 'https://tickets.example'),
    item('Inside', '#', [
      { title: 'Staff', url: '/staff-directory' },
      { title: 'Tickets again', url: 'https://tickets.example' },
    ]),
  ]
  expect(siteLinks(menu).map(({ title }) => title)).toEqual(['Tickets', 'Staff'])
  expect(
    siteLinks(Array.from({ length: 40 }, (_, i) => item(`Item ${i}`, `/about-${i}`))),
  ).toHaveLength(12)
  expect(siteLinks([])).toEqual([])
})
