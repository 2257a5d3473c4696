import { expect, test } from 'vitest'
import type { NavigationItem } from '../../contract/site.schema.ts'
import { menuItem } from '../../../tests/support/menu-item.ts'
import { asEntry, splitColumns, menuRow } from './menu-row.ts'

const link = (title: string, rank = 1): NavigationItem => ({ ...menuItem(title), id: rank, rank })
const group = (title: string, rank: number, ...entries: string[]): NavigationItem => ({
  ...link(title, rank),
  url: '#',
  columns: [
    {
      column: 1,
      items: entries.map((entry, i) =>
        asEntry({
          id: i,
          title: entry,
          url: '/',
          openInNewWindow: false,
          separator: entry.startsWith('#'),
        }),
      ),
    },
  ],
})

test('sorts a row by rank, without items that have no target or content [SH-01]', () => {
  expect(
    menuRow([
      link('Tickets', 2),
      group('Sports', 1, 'Golf'),
      { ...link('Empty', 3), url: null },
    ]).row.map(({ title }) => title),
  ).toEqual(['Sports', 'Tickets'])
  expect(menuRow([])).toEqual({ row: [], over: [] })
})

test('puts the overflow of forty items under More without loss [SH-01]', () => {
  const { row, more, over } = menuRow([
    ...Array.from({ length: 38 }, (_, i) => link(`Department ${i}`, i)),
    group('Sports', 39, '#Men', 'Golf'),
  ])
  expect([row.length > 1, row.length < 7, more!.title, more!.url]).toEqual([
    true,
    true,
    'More',
    null,
  ])
  expect([...row, ...over].map(({ rank }) => rank)).toEqual([...Array(38).keys(), 39])
  const columns = splitColumns(more!)
  const entries = columns.flat().flatMap(({ entries: all }) => all)
  expect(row.length + entries.length).toBe(39)
  expect(
    columns
      .flat()
      .map(({ heading }) => heading?.title)
      .filter(Boolean),
  ).toEqual(['Sports', '#Men'])
  for (const [first] of columns) expect(first!.entries.length).toBeLessThanOrEqual(10)
})

test('keeps the columns of the only panel that does not fit [SH-02]', () => {
  const [men, women] = ['Men', 'Women'].map((title, i) => ({
    ...group(title, i, `#${title}`, 'Golf').columns[0]!,
    column: i + 1,
  }))
  const { more } = menuRow([
    link('Department number 1', 1),
    link('Department number 2', 2),
    { ...group('Intercollegiate and club sports', 9), columns: [men!, women!] },
  ])
  const headings = splitColumns(more!).map(([first]) => first!.heading?.title)
  expect(headings.filter(Boolean)).toEqual(['#Men', '#Women'])
})

test('sorts columns by number with headings, or uses sub-items [SH-02]', () => {
  const [first, second] = splitColumns({
    items: [],
    columns: [
      { column: 2, items: [asEntry({ id: 3, title: 'Golf', url: '/', openInNewWindow: false })] },
      ...group('Sports', 1, 'All', '#Men', 'Rowing').columns,
    ],
  })
  expect(
    first!.map(({ heading, entries }) => [heading?.title, ...entries.map(({ title }) => title)]),
  ).toEqual([
    [undefined, 'All'],
    ['#Men', 'Rowing'],
  ])
  expect(second!.map(({ entries }) => entries[0]!.title)).toEqual(['Golf'])
  const sub = { openInNewWindow: true, url: '/x', separator: false }
  const columns = splitColumns({
    columns: [],
    items: [
      { ...sub, id: 1, title: 'Fans', separator: true },
      { ...sub, id: 2, title: 'Parking' },
      { ...sub, id: 3, title: 'Support', separator: true },
      { ...sub, id: 4, title: 'Give' },
    ],
  })
  expect(
    columns.map(([only]) => [only!.heading!.title, only!.entries[0]!.openInNewWindow]),
  ).toEqual([
    ['Fans', true],
    ['Support', true],
  ])
})
