import { expect, test } from 'vitest'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import { gameName, isField, listPlacings } from './game.ts'

const meet = { ...sampleGame().opponent, id: null, title: 'Sandhill Classic' }

test('recognizes a meet by its schedule, or by a placing as result [RT-06] [Q23]', () => {
  expect(isField(sampleGame())).toBe(false)
  expect(isField(sampleGame({ showAtVs: false, opponent: meet }))).toBe(true)
  expect(isField(sampleGame({ showAtVs: false }))).toBe(false)
  expect(isField(sampleGame({ result: sampleResult('N', null, null, '2nd of 12') }))).toBe(true)
  expect(isField(sampleGame({ result: sampleResult('W', '3', '1') }))).toBe(false)
})

test('separates placings of men and women [RT-06]', () => {
  expect(
    listPlacings(
      sampleGame({ result: sampleResult('N', null, null, 'Men 1st (24) | Women 1st (31)') }),
    ),
  ).toEqual(['Men 1st (24)', 'Women 1st (31)'])
  expect(listPlacings(sampleGame())).toEqual([])
})

test('names a meet by its title, a game by its opponents [RT-06]', () => {
  expect(gameName(sampleGame({ showAtVs: false, opponent: meet }))).toBe(
    'Football: Sandhill Classic',
  )
  expect(gameName(sampleGame({ atVs: 'at', opponent: { ...meet, id: 4, title: 'Ashford' } }))).toBe(
    'Football at Ashford',
  )
})
