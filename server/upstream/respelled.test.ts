import { expect, test } from 'vitest'
import { z } from 'zod'
import { normalizeKeys } from './respelled.ts'

test('reads other spellings of our keys, and keeps ours where both are there', () => {
  const schema = z.array(
    z.object({ startDate: z.string(), list: z.array(z.object({ atVs: z.string() })) }),
  )
  expect(
    normalizeKeys(schema, [
      { start_date: 'a', List: [{ at_vs: 'vs', other_key: 1 }] },
      { StartDate: 'b', startDate: 'c', list: [] },
    ]),
  ).toEqual([
    { startDate: 'a', list: [{ atVs: 'vs', other_key: 1 }] },
    { StartDate: 'b', startDate: 'c', list: [] },
  ])
})
