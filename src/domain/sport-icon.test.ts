import { expect, it } from 'vitest'
import { sportIcon } from './sport-icon.ts'

it('every sport has a drawing, whoever plays it', () => {
  expect(['mbball', 'wbball', 'wsoc', 'fhockey', 'mten', 'wcross', 'wrestling', 'wswim', 'football'].map(sportIcon))
    .toEqual(['basketball', 'basketball', 'soccer', 'field-hockey', 'tennis', 'cross-country', 'wrestling', 'swimming', 'football'])
  expect(sportIcon('esports')).toBe('all')
  expect(sportIcon(null)).toBe('all')
})
