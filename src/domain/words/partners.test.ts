import { expect, test } from 'vitest'
import type { Partner } from '../../contract/promotions.schema.ts'
import { partnerLevels } from './social.ts'

const partner = (id: number, level: string | null, featured = false): Partner => ({
  id,
  title: `Partner ${id}`,
  url: null,
  level,
  description: '',
  image: null,
  featured,
})

test('sorts partner levels featured first, none last, else in department order [RT-10]', () => {
  expect(
    partnerLevels([
      partner(1, null),
      partner(2, 'Official'),
      partner(3, 'Premier', true),
      partner(4, 'Official'),
      partner(5, 'Community'),
    ]).map(({ title, featured, partners }) => [title, featured, ...partners.map(({ id }) => id)]),
  ).toEqual([
    ['Premier', true, 3],
    ['Official', false, 2, 4],
    ['Community', false, 5],
    ['', false, 1],
  ])
  expect(partnerLevels([])).toEqual([])
})
