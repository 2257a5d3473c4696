import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { storeSubmission } from './submissions.ts'

test('gives a coupon with 3 uses to 3 of 500 concurrent submissions [FM-05]', async () => {
  const store = await storeForTest()
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, () =>
      storeSubmission(
        store,
        'test',
        { id: 1, maxSubmissions: null, recipients: [] },
        { key: randomUUID(), answers: {}, amount: 8000, coupon: { code: 'EARLY', uses: 3 } },
      ),
    ),
  )
  expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome === 'coupon used up')).toHaveLength(497)
  const { db } = store
  expect(await db.selectFrom('form_coupon').select('used').execute()).toEqual([{ used: 3 }])
  expect(await db.selectFrom('form_count').select('count').execute()).toEqual([{ count: 3 }])
  expect(
    await db.selectFrom('form_submission').select('number').orderBy('number').execute(),
  ).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
})
