import { expect, test } from 'vitest'
import type { InducteeTeaser } from '../../contract/honors.schema.ts'
import { filterGroups, groupTitle, isGrouping, formatSelection } from './honors.ts'

const member = (firstName: string, lastName: string, classYear: number | null) =>
  ({
    id: 1,
    firstName,
    lastName,
    classYear,
    category: 'Coach',
    sports: [{ title: 'Football' }],
  }) as unknown as InducteeTeaser
const groups = [
  { title: '2021', members: [member('Zoë', 'Peña', 2021)] },
  { title: '', members: [member('', '1931 Team', null)] },
]

test('finds members by every word in any accents, and drops empty groups [RT-11]', () => {
  expect(filterGroups(groups, 'pena zoe').map(({ title }) => title)).toEqual(['2021'])
  expect(filterGroups(groups, '2021 football')).toHaveLength(1)
  expect(filterGroups(groups, '  ')).toHaveLength(2)
  expect(filterGroups(groups, 'pena 1931')).toEqual([])
})

test('titles groups, and ignores an unknown grouping in the address [RT-11]', () => {
  expect([
    groupTitle('class', '2021'),
    groupTitle('class', ''),
    groupTitle('sport', ''),
    groupTitle('name', 'B'),
  ]).toEqual(['Class of 2021', 'Class not known', 'Others', 'B'])
  expect([isGrouping(undefined), isGrouping('sport'), isGrouping('year'), isGrouping('')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(formatSelection({ year: 2025, team: null, event: null, organization: null })).toBe(
    'All-American',
  )
})
