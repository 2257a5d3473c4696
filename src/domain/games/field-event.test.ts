import type { Game } from '../../contract/game.schema.ts'
import { expect, test } from 'vitest'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import { gameName, isEventName, isField, opponentWithAtVs } from './meets.ts'
import { listPlacings } from './placings.ts'

const meet = { ...sampleGame().opponent, id: null, title: 'Sandhill Classic' }

test('recognizes a meet by its schedule, or by a placing as result [RT-06] [Q23]', () => {
  expect(isField(sampleGame())).toBe(false)
  expect(isField(sampleGame({ showAtVs: false, opponent: meet }))).toBe(true)
  expect(isField(sampleGame({ showAtVs: false }))).toBe(false)
  expect(isField(sampleGame({ result: sampleResult('N', null, null, '2nd of 12') }))).toBe(true)
  expect(isField(sampleGame({ result: sampleResult('W', '3', '1') }))).toBe(false)
})

test('writes no at or vs before the name of a meet, also of one whose row has no mark [GM-01]', () => {
  const title = (name: string, some: Partial<Game> = {}) =>
    opponentWithAtVs(sampleGame({ opponent: { ...meet, title: name }, ...some }))
  expect(title('Lakeside Invitational', { atVs: 'at' })).toBe('Lakeside Invitational')
  expect(title('Sandhill Classic', { showAtVs: false })).toBe('Sandhill Classic')
  expect(title('Cupertino State')).toBe('vs Cupertino State')
  expect(title('Ashford', { atVs: 'at' })).toBe('at Ashford')
  expect(opponentWithAtVs(sampleGame({ showAtVs: false }))).toBe('Ashford')
})

test('knows the names of meets and rounds from those of schools [GM-01]', () => {
  const events = ['PLC Championships', 'NCSA Regional', 'Quarterfinals', 'Lakeside Invitational']
  expect(events.filter(isEventName)).toEqual(events)
  expect(['Meeting House', 'Finley State', 'Opening Bay'].filter(isEventName)).toEqual([])
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
