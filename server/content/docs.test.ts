import { expect, test } from 'vitest'
import { PlayerDoc, parsePlayerDoc } from './docs.ts'

test('a player stored before a field existed reads with null, and as not hidden', () => {
  const stored = { firstName: 'Sam', lastName: 'Okafor', jerseyNumber: '12', weight: 205 }
  const player = parsePlayerDoc(JSON.stringify(stored))
  const later = Object.keys(PlayerDoc.shape).filter(
    (field) => PlayerDoc.shape[field as keyof typeof PlayerDoc.shape].safeParse(undefined).success,
  )
  expect(player).toMatchObject({ ...stored, pronouns: null, letters: null, hide: false, bio: null })
  expect(Object.keys(player)).toEqual(expect.arrayContaining(later))
})
