import { expect, test } from 'vitest'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import type { SubNavigationItem } from '../../contract/site.schema.ts'
import { barRow } from './bar-row.ts'

const item = (
  title: string,
  rank: number,
  more: Partial<SubNavigationItem> = {},
): SubNavigationItem => ({
  id: rank,
  title,
  url: `/${rank}`,
  className: '',
  openInNewWindow: false,
  rank,
  items: [],
  ...more,
})
const sub = { id: 90, title: 'Camps', url: '/camps', openInNewWindow: false, separator: false }
const titles = (list: SubNavigationItem[], sport = sampleSport) =>
  barRow(sport, list).items.map(({ title }) => title)

test('puts the sport’s home first, and has default items without a list [SH-05]', () => {
  const { home, items } = barRow(sampleSport, [
    item('Schedule', 1),
    item('Our home', 2, { className: 'sport-home' }),
  ])
  expect([home.title, items.map(({ title }) => title)]).toEqual(['Our home', ['Schedule']])
  expect(
    barRow({ ...sampleSport, scheduleId: 1, rosterId: 2 }, []).items.map(({ title, url }) => [
      title,
      url.split('/').at(-1),
    ]),
  ).toEqual([
    ['Schedule', 'schedule'],
    ['Roster', 'roster'],
    ['Coaches', 'coaches'],
    ['Results', 'results'],
    ['News', 'archives'],
    ['Key moments', 'moments'],
  ])
  expect(titles([], { ...sampleSport, scheduleId: null, rosterId: null })).toEqual([
    'News',
    'Key moments',
  ])
})

test('calls the additional links More, also when all fit [SH-05]', () => {
  const own = item('Inside the program', 9, { className: 'additional-links', items: [sub] })
  expect(titles([item('Schedule', 1), own])).toEqual(['Schedule', 'More'])
})

test('puts the overflow of twenty items under the department’s More or its own [SH-05]', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => item(`Something long ${i}`, i))
  const made = barRow(sampleSport, twenty)
  expect([
    made.items.at(-1)!.className,
    made.items.at(-1)!.atEnd,
    made.items.length - 1 + made.items.at(-1)!.items.length,
  ]).toEqual(['additional-links', true, 20])
  const own = barRow(sampleSport, [
    item('Fans', 0, { url: '#', className: 'additional-links', items: [sub] }),
    ...twenty,
  ]).items
  expect(own.filter(({ className }) => className === 'additional-links')).toHaveLength(1)
  expect([own.at(-1)!.title, own.at(-1)!.items.at(-1)!.title]).toEqual(['More', 'Camps'])
})
