import { expect, test } from 'vitest'
import { createQueryClient } from './client.ts'
import { apiQuery } from './api-query.ts'
import { dependentRead } from './dependent-read.ts'
import * as api from '../contract/api.ts'

test('reads dependent data again online after the device’s copy [OF-02]', async () => {
  let saved = true
  const client = createQueryClient(async () => ({ value: { promoGroupId: 3 }, at: 0, saved }), true)
  const read = dependentRead(apiQuery(api.gameCenterLayout, { gameId: 2 }), 'promotions', () =>
    apiQuery(api.gameCenterPromotions, { promoGroupId: 3 }),
  )
  const ask = async () => (await client.fetchQuery({ ...read, staleTime: 0 })).saved
  expect(await ask()).toBe(true)
  saved = false
  expect(await ask()).toBe(false)
})
