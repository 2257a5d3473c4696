import { expect, test } from 'vitest'
import { storeForTest } from '../../tests/support/import-store.ts'
import { BodyCache } from './body-cache.ts'

test('makes a body once, and one without content each time, so that none fills the cache [CA-03]', async () => {
  const cache = new BodyCache(await storeForTest())
  const made: string[] = []
  const ask = async (key: string, text: string | null) => {
    const make = async () => {
      made.push(key)
      return { text, more: undefined }
    }
    const body = await cache.getOrMake('alpha', key, make)
    return [body.body?.plain.toString(), cache.isCurrent('alpha', key, body)]
  }
  for (let time = 0; time < 2; time++) {
    expect(await ask('there', 'some text')).toEqual(['some text', true])
    expect(await ask('missing', null)).toEqual([undefined, false])
  }
  expect(made).toEqual(['there', 'missing', 'missing'])
})
