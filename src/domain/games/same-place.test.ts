import { expect, test } from 'vitest'
import { isSamePlace } from './same-place.ts'

test.each([
  ['Tarrow', 'Tarrow, Ia.'],
  ['Tarrow, Ia.', 'Tarrow, Iowa'],
  ['Tarrow, IA', 'Tarrow, Iowa'],
  ['Kite Field', 'KITE FIELD'],
  ['Kite Fld', 'Kite Field'],
  ['Orsk Event Ctr.', 'Orsk Event Center'],
  ['St. Brigid’s Gym', "St Brigid's Gym"],
  ['The Dome', 'Dome'],
  ['Pell', 'Pell (Harbor Park)'],
  ['Mt. Orsk', 'Mount Orsk'],
  ['', ''],
])('%j is %j', (a, b) => expect([isSamePlace(a, b), isSamePlace(b, a)]).toEqual([true, true]))

test.each([
  ['Tarrow', 'Orsk'],
  ['Tarrow', 'Tarrow Heights'],
  ['Tarrow, Ohio', 'Tarrow, Iowa'],
  ['North Gym', 'Northwest Gym'],
  ['Field 1', 'Field 2'],
  ['Kite Park', 'Kite Park, Field 2'],
  ['Kite Field, Tarrow', 'Kite Dome, Tarrow'],
  ['', 'Tarrow'],
])('%j is not %j', (a, b) => expect([isSamePlace(a, b), isSamePlace(b, a)]).toEqual([false, false]))
