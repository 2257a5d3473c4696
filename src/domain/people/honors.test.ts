import { expect, test } from 'vitest'
import type { InducteeTeaser } from '../../contract/honors.schema.ts'
import { groupsWith, groupTitle, isGrouping, selectionWords } from './honors.ts'

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

test('[RT-11] a search among the honored finds every word in name, sport, category or class, whatever its accents; groups without anybody are gone', () => {
  expect(groupsWith(groups, 'pena zoe').map(({ title }) => title)).toEqual(['2021'])
  expect(groupsWith(groups, '2021 football')).toHaveLength(1)
  expect(groupsWith(groups, '  ')).toHaveLength(2)
  expect(groupsWith(groups, 'pena 1931')).toEqual([])
})

test('[RT-11] groups say what they are, and an address names no other grouping', () => {
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
  expect(selectionWords({ year: 2025, team: null, event: null, organization: null })).toBe(
    'All-American',
  )
})
