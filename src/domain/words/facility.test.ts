import { expect, test } from 'vitest'
import type { FacilityTeaser } from '../../contract/facilities.schema.ts'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import {
  gatesTitle,
  directionsTo,
  facilityGroups,
  listGameDayParts,
  describeGameDay,
} from './facility.ts'

const place = (id: number, it: Partial<FacilityTeaser> = {}): FacilityTeaser => ({
  id,
  title: `Place ${id}`,
  teaser: null,
  location: null,
  url: `/facilities/place/${id}`,
  featured: false,
  featuredImage: null,
  sport: null,
  ...it,
})
const ids = (groups: ReturnType<typeof facilityGroups>) =>
  groups.map(({ title, facilities }) => [title, ...facilities.map(({ id }) => id)])

test('links directions to the coordinates, else the address, else nothing [RT-10]', () => {
  const to = (latitude: number | null, longitude: number | null, location: string | null) =>
    directionsTo({ latitude, longitude, location })?.split('destination=')[1] ?? null
  expect([
    to(41.5, -93.6, '1 Road'),
    to(0, 0, null),
    to(41.5, null, '1 Road & Co'),
    to(null, null, ''),
  ]).toEqual(['41.5%2C-93.6', '0%2C0', '1%20Road%20%26%20Co', null])
})

test('sorts featured places first, and by sport those without one last [RT-10]', () => {
  const all = [place(1), place(2, { sport: sampleSport }), place(3, { featured: true })]
  expect(ids(facilityGroups(all, false))).toEqual([['', 3, 1, 2]])
  expect(ids(facilityGroups(all, true))).toEqual([
    [sampleSport.title, 2],
    ['More places', 3, 1],
  ])
  expect(ids(facilityGroups([place(1)], true))).toEqual([['', 1]])
  expect(facilityGroups([], true)).toEqual([])
})

test('names the entrances of a building without gates its doors [RT-10]', () => {
  expect(gatesTitle('<p>Doors open an hour before.</p>')).toBe('Doors')
  expect(gatesTitle('<p>Gates open early. Door 4 has a ramp.</p>')).toBe('Gates')
  expect(gatesTitle('<p>Enter at the north end.</p>')).toBe('Gates')
})

test('names exactly the existing parts in a game-day link [OF-02]', () => {
  const nothing = { gates: null, parking: '', bagPolicy: null, map: null }
  expect(describeGameDay(listGameDayParts(nothing))).toBe('')
  expect(describeGameDay(listGameDayParts({ ...nothing, bagPolicy: '<p>None</p>' }))).toBe('Bags')
  expect(
    describeGameDay(
      listGameDayParts({
        gates: '<p>A</p>',
        parking: '<p>7</p>',
        bagPolicy: '<p>None</p>',
        map: { url: '/images/a', width: 1, height: 1, altText: 'A', caption: null },
      }),
    ),
  ).toBe('Gates, parking, bags, map')
})
