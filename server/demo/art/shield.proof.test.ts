import { expect, test } from 'vitest'
import { chargeFor, charges } from './emblem/charges.ts'
import { logoSvg } from './logo.ts'
import { lettersSvg } from './letters.ts'

test.each([
  ['Redfield Wolves', 'wolf'],
  ['Port Alder Mariners', 'ship'],
  ['North Basin Bighorns', 'ram'],
  ['Calder Bearcats', 'bear'],
  ['Lowell Tech', undefined],
])('%s asks for %s', (title, charge) => {
  expect(chargeFor(title)).toBe(charge)
})

test('every charge is one closed figure', () => {
  for (const d of Object.values(charges)) expect(d).toMatch(/^M.+Z$/)
})

test('marks have nothing to clash with on a page', () => {
  expect(logoSvg({ key: 'herons', brand: '#0b3d4f', second: '#f2a81d' })).not.toContain(' id=')
})

test('letters without a shape are left out', () => {
  expect(lettersSvg('?!', { height: 10, fill: '#fff' })).toBe('')
  expect(lettersSvg('a1', { height: 10, fill: '#fff' }).match(/<path/g)).toHaveLength(2)
})
